/** A picture on a sheet. */
export interface Picture {
  /** Path relative to the sheet. */
  file: string;
  language: string;
  theme: string;
  /** Width of the window, in CSS pixels. */
  width: number;
}

/** A page in one state, with all its pictures. */
export interface Row {
  title: string;
  pictures: Picture[];
}

/** An HTML page with an area's pictures side by side, each linked to the full file. */
export function sheetOf(area: string, rows: readonly Row[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(area)}</title>
<style>
  body { margin: 16px; font: 14px/1.4 system-ui, sans-serif; background: #ddd }
  div { display: flex; flex-wrap: wrap; align-items: start; gap: 12px }
  figure { margin: 0 }
  img { display: block; background: #fff }
</style>
<h1>${escapeHtml(area)}</h1>
${rows.map(rowOf).join("\n")}
</html>
`;
}

function rowOf({ title, pictures }: Row): string {
  const figures = pictures.map(({ file, language, theme, width }) => {
    const description = `${language}, ${theme}, ${width} px`;
    // half size, at most 420 px, so that several fit side by side
    const shownWidth = Math.min(width / 2, 420);
    return `<figure><figcaption>${description}</figcaption><a href="${file}"><img src="${file}" width="${shownWidth}" loading="lazy" alt="${escapeHtml(title)}, ${description}"></a></figure>`;
  });
  return `<h2>${escapeHtml(title)}</h2>\n<div>\n${figures.join("\n")}\n</div>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
