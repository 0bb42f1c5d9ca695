import { describe, expect, it } from "vitest";
import { dark, light } from "./tokens";

type Token = keyof typeof light;

/** Text colours and their backgrounds; the ratio must be 4.5 (WCAG 2.2, 1.4.3). */
const textPairs: [Token[], Token[]][] = [
  [
    ["ink", "quiet", "teal"],
    ["paper", "raised", "sky", "wash"],
  ],
  [
    ["red", "leaf"],
    ["paper", "raised", "sky"],
  ],
  [
    ["ink", "quiet"],
    ["notewash", "redwash", "leafwash"],
  ],
  [["red"], ["redwash"]],
  [["leaf"], ["leafwash"]],
  [["onTeal"], ["teal"]],
  [["onDeep"], ["deep"]],
  [["onMarigold"], ["marigold"]],
  [["onRed"], ["red"]],
];

/** Edges of controls, the focus ring: the ratio must be 3 (WCAG 2.2, 1.4.11). */
const shapePairs: [Token[], Token[]][] = [
  [
    ["edge", "teal", "red"],
    ["paper", "raised", "sky"],
  ],
];

describe.each([
  ["light", light],
  ["dark", dark],
])("%s theme", (_, theme) => {
  it.each(pairs(textPairs))("has readable %s on %s", (front, back) => {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(shapePairs))("distinguishes %s from %s", (front, back) => {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(3);
  });
});

function pairs(groups: [Token[], Token[]][]): [Token, Token][] {
  return groups.flatMap(([fronts, backs]) =>
    fronts.flatMap((front) => backs.map((back): [Token, Token] => [front, back])),
  );
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
