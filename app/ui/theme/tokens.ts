/** Colours of the light theme. Styles use them through `color` (`theme.css.ts`). */
export const light = {
  paper: "#FBFAF6",
  raised: "#FFFFFF",
  ink: "#13211F",
  quiet: "#4A5B57",
  line: "#DAD9D0",
  /** Edge of a control: 3:1 on paper (WCAG 2.2, 1.4.11). */
  edge: "#7C8783",
  teal: "#0B5750",
  onTeal: "#FFFFFF",
  wash: "#E3F0ED",
  marigold: "#F4A917",
  onMarigold: "#13211F",
  red: "#B3261E",
  onRed: "#FFFFFF",
  leaf: "#256B3A",
  sky: "#EEF4F1",
  far: "#C9DFDA",
  near: "#8FB9B1",
  /** Backgrounds of notes, overdue and finished things. */
  notewash: "#FDF3DA",
  redwash: "#FBEBE8",
  leafwash: "#E6F2E8",
  /** Background of the last call to action, and of nights in pictures. */
  deep: "#0B5750",
  onDeep: "#FFFFFF",
  /** Walls and hair in pictures. */
  pale: "#FFFFFF",
  /** A lit room. */
  lit: "#FDF3DA",
  hair: "#1C2B28",
} as const;

export const dark: Record<keyof typeof light, string> = {
  paper: "#0D1615",
  raised: "#142120",
  ink: "#EEF2EF",
  quiet: "#A6B6B1",
  line: "#2A3A38",
  edge: "#6F827D",
  teal: "#6CC7BA",
  onTeal: "#0D1615",
  wash: "#16382F",
  marigold: "#FFC14D",
  onMarigold: "#13211F",
  red: "#FF8A80",
  onRed: "#0D1615",
  leaf: "#7FC796",
  sky: "#10201E",
  far: "#1B3733",
  near: "#2C574F",
  notewash: "#2A2413",
  redwash: "#331B19",
  leafwash: "#14291C",
  deep: "#12302C",
  onDeep: "#EEF2EF",
  pale: "#B9CFC9",
  lit: "#8A6D2F",
  hair: "#4A7A70",
};

/** Multiples of 4 px. */
export const space = {
  1: "4px",
  2: "8px",
  3: "12px",
  4: "16px",
  5: "24px",
  6: "32px",
  7: "48px",
  8: "72px",
} as const;

/** Seven sizes, some fluid between 320 px and 1120 px screens. */
export const text = {
  small: "0.875rem",
  /** For the dashboard and captions. */
  dense: "0.9375rem",
  body: "1rem",
  lead: "clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)",
  // small enough that a long word at double size still fits a phone
  heading3: "min(8vw, clamp(1.125rem, 1.08rem + 0.25vw, 1.3125rem))",
  heading2: "min(9.5vw, clamp(1.375rem, 1.25rem + 0.6vw, 1.875rem))",
  heading1: "min(10.5vw, clamp(1.75rem, 1.4rem + 1.7vw, 3.125rem))",
} as const;

export const radius = { small: "6px", large: "14px" } as const;

/** Below `small`: phones; below `medium`: action bar and folded menu. */
export const breakpoints = { small: 480, medium: 768, large: 1120 } as const;
