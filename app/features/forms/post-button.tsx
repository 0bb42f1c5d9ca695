import type { ReactNode } from "react";
import { useRootData } from "~/site/root-data";
import { HiddenFields } from "~/ui/form/hidden-fields";

/** A button alone in its form, e.g. "Withdraw" beside an invitation. */
export function PostButton({
  id,
  action,
  hidden = {},
  children,
}: {
  /** By which buttons that stand elsewhere belong to it. */
  id?: string;
  action: string;
  hidden?: Record<string, string | undefined>;
  /** The button; none where all stand elsewhere. */
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
