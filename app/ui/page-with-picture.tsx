import type { ComponentProps, ReactNode } from "react";
import { Scene } from "./art/scenes";
import { Container } from "./container";
import { Split } from "./page";
import { beside } from "./page.css";
import * as styles from "./page-with-picture.css";
import { desktopPicture } from "./picture.css";

/** A short page with a picture beside it on desktop. */
export function PageWithPicture({
  scene,
  children,
}: {
  scene: ComponentProps<typeof Scene>["name"];
  children: ReactNode;
}) {
  return (
    <Container>
      <Split>
        <div className={styles.words}>{children}</div>
        <div className={beside}>
          <Scene name={scene} className={desktopPicture} />
        </div>
      </Split>
    </Container>
  );
}
