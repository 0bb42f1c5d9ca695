import { Link } from "@remix-run/react";
import { touchTarget } from "~/dashboard/dashboard.css";
import { PostButton } from "~/features/forms/post-button";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { KeptFormsNoticeView } from "./kept-form-view.server";
import * as styles from "./kept-forms-notice.css";

/** A notice on the dashboard's home. It stays until each form is sent again or discarded. */
export function KeptFormsNotice({ view }: { view: KeptFormsNoticeView }) {
  return (
    <Notice tone="warning" title={view.title}>
      <p>{view.text}</p>
      <ul className={styles.forms}>
        {view.forms.map(({ href, label, removalAction, removeNamed }) => (
          <li className={styles.form} key={href}>
            <Link className={touchTarget} to={href}>
              {label}
            </Link>
            <PostButton action={removalAction}>
              <Button variant="quiet" aria-label={removeNamed}>
                {view.remove}
              </Button>
            </PostButton>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
