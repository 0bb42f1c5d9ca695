import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { offlineWords } from "~/locales/offline-words";
import { NOTES_ID, STATE_ID } from "~/on-phone";
import { paths } from "~/paths";
import type { KeptForm } from "./outbox";

const PLACE = new RegExp(`(<div id="${NOTES_ID}"[^>]*>)</div>`);
const REFERENCE = /SETU-[\w-]+$/;

/** Note at the top of a cached page. @param fetched ISO 8601, by the server's clock */
export function cachedPageNote(fetched: string, language: Language): string {
  const time = formatDateTime(fetched, language);
  return paragraph(escaped(offlineWords[language].keptPage.replace("{{time}}", time)));
}

/** Note for a form that could be neither sent nor stored. */
export function notStoredNote(language: Language): string {
  return paragraph(escaped(offlineWords[language].notKept));
}

/** Note about waiting, refused and sent forms, at the top of a page. */
export function unsentNotes(forms: readonly KeptForm[], language: Language): string[] {
  return forms.length > 0 ? [paragraph(stateOf(forms, language), STATE_ID)] : [];
}

/** HTML of that note; open pages get it again when it changes. */
export function stateOf(forms: readonly KeptForm[], language: Language): string {
  const { note, kinds } = offlineWords[language];
  const lines = forms.map((form) => {
    const said =
      form.state === "sent" ? `${note.sent} ${referenceOf(form.page)}` : note[form.state];
    return escaped(`${kinds[form.kind]}: ${said.trim()}`);
  });
  const look = `<a href="${paths.unsent(language)}">${escaped(note.look)}</a>`;
  return [...lines, look].join("<br>");
}

/** The request's number, from the page's address; empty if it has none. */
export function referenceOf(page: string): string {
  return REFERENCE.exec(page)?.[0] ?? "";
}

/** Inserts notes into a page; unchanged without notes or without a place for them. */
export async function withNotes(response: Response, notes: readonly string[]): Promise<Response> {
  if (notes.length === 0 || !isPage(response)) return response;
  return rewritten(response, (html) =>
    // a function, because notes may contain `$` patterns
    html.replace(PLACE, (_, place: string) => `${place}${notes.join("")}</div>`),
  );
}

/** The response with new HTML, without the headers about its length. */
export async function rewritten(
  response: Response,
  write: (html: string) => string,
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  headers.delete("Content-Encoding");
  return new Response(write(await response.text()), { status: response.status, headers });
}

export function escaped(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot" };
  return text.replace(/[&<>"]/g, (letter) => `&${names[letter]};`);
}

function isPage({ headers, status }: Response): boolean {
  return status === 200 && (headers.get("Content-Type") ?? "").startsWith("text/html");
}

function paragraph(html: string, id?: string): string {
  return `<p role="status"${id ? ` id="${id}"` : ""}>${html}</p>`;
}
