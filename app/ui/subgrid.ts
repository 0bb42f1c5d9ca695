import { media } from "./theme/theme.css";

/** Only for cards side by side, in browsers with subgrid. */
export function withSubgrid<Rules>(rules: Rules) {
  return {
    "@media": { [media.medium]: { "@supports": { "(grid-template-rows: subgrid)": rules } } },
  };
}

/** Lets the parts of a card use the rows of the list. */
export function inheritRows(gridRow: "1 / -1" | "2 / -1" = "1 / -1") {
  return withSubgrid({ display: "grid", gridRow, gridTemplateRows: "subgrid" });
}
