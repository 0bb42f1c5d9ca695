import type { ComponentProps, ReactNode } from "react";
import { Scene } from "./art/scenes";
import * as styles from "./beside-picture.css";
import { Container } from "./container";
import { Split } from "./page";
import { beside } from "./page.css";
import { deskPicture } from "./picture.css";

/** A short page with a picture beside it on desktop. */
export function BesidePicture({
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
          <Scene name={scene} className={deskPicture} />
        </div>
      </Split>
    </Container>
  );
}
