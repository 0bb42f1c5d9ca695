import { media } from "./theme/theme.css";

/** Where cards stand side by side, and the browser knows how to line up their parts. */
export function inLines<Rules>(rules: Rules) {
  return {
    "@media": { [media.medium]: { "@supports": { "(grid-template-rows: subgrid)": rules } } },
  };
}

/** For what stands between the list and the parts of a card: it hands on the rows of the list. */
export function handsOn(gridRow: "1 / -1" | "2 / -1" = "1 / -1") {
  return inLines({ display: "grid", gridRow, gridTemplateRows: "subgrid" });
}
