import type { ReactNode } from "react";
import { useRootData } from "~/site/root-data";
import { HiddenFields } from "~/ui/form";

/** A button alone in its form, e.g. "Withdraw" beside an invitation. */
export function PostButton({
  action,
  hidden = {},
  children,
}: {
  action: string;
  hidden?: Record<string, string | undefined>;
  /** The button. */
  children: ReactNode;
}) {
  const { csrf } = useRootData();
  return (
    <form method="post" action={action}>
      <HiddenFields values={{ csrf, ...hidden }} />
      {children}
    </form>
  );
}
