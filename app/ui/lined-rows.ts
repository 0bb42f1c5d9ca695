import { media } from "./theme/theme.css";

/** Only for cards side by side, in browsers with subgrid. */
export function inLines<Rules>(rules: Rules) {
  return {
    "@media": { [media.medium]: { "@supports": { "(grid-template-rows: subgrid)": rules } } },
  };
}

/** Passes the list's rows on to the parts of a card. */
export function handsOn(gridRow: "1 / -1" | "2 / -1" = "1 / -1") {
  return inLines({ display: "grid", gridRow, gridTemplateRows: "subgrid" });
}
