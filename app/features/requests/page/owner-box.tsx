import { Link } from "@remix-run/react";
import { Initials, Nobody } from "~/dashboard/initials";
import { PostButton } from "~/features/forms/post-button";
import { Button } from "~/ui/button";
import { NameOrEmail } from "~/ui/name-or-email";
import * as styles from "./owner-box.css";
import type { OwnerView } from "./owner-view.server";

/** The owner, a button to take the request, and folded buttons to hand it over or give it back. */
export function OwnerBox({ view }: { view: OwnerView }) {
  const { id, action, hidden, owner, otherCoordinators, text } = view;
  return (
    <div className={styles.box} id={`r-${id}`}>
      {owner ? <Initials name={owner.name} isOwn={owner.isMine} /> : <Nobody />}
      <span>
        <bdi>{owner ? owner.words : text.nobody}</bdi>
      </span>
      {owner ? null : (
        <PostButton action={action} hidden={{ ...hidden, to: "me" }}>
          <Button variant="quiet">{text.take}</Button>
        </PostButton>
      )}
      {owner || otherCoordinators.length > 0 ? (
        <details className={styles.fold}>
          <summary>{text.change}</summary>
          <div className={styles.panel}>
            {owner && !owner.isMine ? (
              <PostButton action={action} hidden={{ ...hidden, to: "me" }}>
                <Button variant="quiet">{text.takeOver}</Button>
              </PostButton>
            ) : null}
            {otherCoordinators.length > 0 ? (
              <PostButton action={action} hidden={hidden}>
                <p>{text.to}</p>
                {otherCoordinators.map(({ id: to, name }) => (
                  <Button key={to} variant="quiet" name="to" value={to}>
                    <NameOrEmail text={name} />
                  </Button>
                ))}
              </PostButton>
            ) : null}
            {otherCoordinators.length > 0 ? (
              <Link to={view.handOverHref}>{text.withNote}</Link>
            ) : null}
            {owner ? (
              <PostButton action={action} hidden={{ ...hidden, to: "" }}>
                <Button variant="quiet">{text.giveBack}</Button>
              </PostButton>
            ) : null}
          </div>
        </details>
      ) : null}
    </div>
  );
}
