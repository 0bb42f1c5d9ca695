import type { ReactNode } from "react";
import { BesidePicture } from "~/ui/beside-picture";

/**
 * Stands around the words of a page that is not there. The server alone imports it, and hands it to what
 * draws errors (`DocumentContext`): every page has that, and would have this picture's styles along.
 */
export function NotFoundFrame({ children }: { children?: ReactNode }) {
  return <BesidePicture scene="leaving">{children}</BesidePicture>;
}
