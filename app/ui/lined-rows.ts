import { globalStyle } from "@vanilla-extract/css";
import { media } from "./theme/theme.css";

/** Where cards stand side by side, and the browser knows how to line up their parts. */
export function inLines<Rules>(rules: Rules) {
  return {
    "@media": { [media.medium]: { "@supports": { "(grid-template-rows: subgrid)": rules } } },
  };
}

/** For styles alone: what an element hands on of the rows of a list whose parts stand on lines. */
export function handsOn(
  list: string,
  element: string,
  gridRow: "1 / -1" | "2 / -1" = "1 / -1",
): void {
  const rules = { display: "grid", gridRow, gridTemplateRows: "subgrid" };
  globalStyle(`${list} ${element}`, inLines(rules));
}
