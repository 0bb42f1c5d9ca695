import type { ReactNode } from "react";
import { useRootData } from "~/site/root-data";
import { HiddenFields } from "~/ui/form/hidden-fields";

/** A form that has only a button, such as "Withdraw" beside an invitation. */
export function PostButton({
  id,
  action,
  hidden = {},
  children,
}: {
  /** Id of the form, needed by buttons outside the form. */
  id?: string;
  action: string;
  hidden?: Record<string, string | undefined>;
  /** The button; left out if all buttons are outside the form. */
  children?: ReactNode;
}) {
  const { csrf } = useRootData();
  return (
    <form id={id} method="post" action={action}>
      <HiddenFields values={{ csrf, ...hidden }} />
      {children}
    </form>
  );
}
