import { scaleLinear } from "d3-scale";
import type { ChartBar } from "./page-loads";

const WIDTH = 720;
const LEFT = 190;
const BAR = 22;
const GAP = 8;
const HEAD = 56;

/** A bar chart of the time until a page can be read, grouped by line. */
export function drawBarChart(bars: readonly ChartBar[]): string {
  const scale = scaleLinear([0, Math.max(...bars.map(({ readable }) => readable))], [0, 400]);
  const groups = [...Map.groupBy(bars, ({ line }) => line)];
  const parts: string[] = [];
  let y = HEAD;
  for (const [line, barsOfLine] of groups) {
    parts.push(text(16, y + 14, line, 'font-weight="700"'));
    y += BAR + GAP;
    for (const { label, readable, bytes } of barsOfLine) {
      const fill = label.startsWith("Setu") ? "#0a6b62" : "#9aa5b1";
      const width = scale(readable).toFixed(1);
      parts.push(text(LEFT - 8, y + 15, label, 'text-anchor="end"'));
      parts.push(
        `<rect x="${LEFT}" y="${y}" width="${width}" height="${BAR}" rx="3" fill="${fill}"/>`,
      );
      const figures = `${(readable / 1000).toFixed(2)} s, ${Math.round(bytes / 1000)} kB`;
      parts.push(text(LEFT + Number(width) + 8, y + 15, figures));
      y += BAR + GAP;
    }
    y += GAP;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" font-family="system-ui, sans-serif" font-size="13" role="img">`,
    "<title>How long until the words of the Bengali home page can be read</title>",
    `<rect width="${WIDTH}" height="${y}" fill="#ffffff"/>`,
    text(
      16,
      28,
      "Until the words can be read, and all that is fetched",
      'font-size="16" font-weight="700"',
    ),
    ...parts,
    "</svg>",
    "",
  ].join("\n");
}

function text(x: number, y: number, words: string, more = ""): string {
  return `<text x="${x.toFixed(1)}" y="${y}" fill="#1d2a30" ${more}>${words}</text>`;
}
