import type { ReactNode } from "react";
import { useRootData } from "~/site/root-data";
import { HiddenFields } from "~/ui/form/hidden-fields";

/** A form with only a button, e.g. "Withdraw" beside an invitation. */
export function PostButton({
  id,
  action,
  hidden = {},
  children,
}: {
  /** Form id, for buttons outside the form. */
  id?: string;
  action: string;
  hidden?: Record<string, string | undefined>;
  /** The button; left out if all buttons are outside. */
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
