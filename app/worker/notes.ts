import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { offlineWords } from "~/locales/offline-words";
import { NOTES_ID, STATE_ID } from "~/on-phone";
import { paths } from "~/paths";
import type { StoredForm } from "./outbox";

const NOTES_PLACE = new RegExp(`(<div id="${NOTES_ID}"[^>]*>)</div>`);
const REFERENCE = /SETU-[\w-]+$/;

/** Note at the top of a cached page. @param fetched ISO 8601, by the server's clock */
export function cachedPageNote(fetched: string, language: Language): string {
  const time = formatDateTime(fetched, language);
  return paragraph(escapeHtml(offlineWords[language].keptPage.replace("{{time}}", time)));
}

/** Note for a form that could be neither sent nor stored. */
export function notStoredNote(language: Language): string {
  return paragraph(escapeHtml(offlineWords[language].notKept));
}

/** Note about waiting, refused and sent forms, at the top of a page. */
export function unsentNotes(forms: readonly StoredForm[], language: Language): string[] {
  return forms.length > 0 ? [paragraph(unsentNoteHtml(forms, language), STATE_ID)] : [];
}

/** HTML of the note of `unsentNotes`; open pages get it again when it changes. */
export function unsentNoteHtml(forms: readonly StoredForm[], language: Language): string {
  const { note, kinds } = offlineWords[language];
  const lines = forms.map((form) => {
    const state =
      form.state === "sent" ? `${note.sent} ${referenceOf(form.page)}` : note[form.state];
    return escapeHtml(`${kinds[form.kind]}: ${state.trim()}`);
  });
  const link = `<a href="${paths.unsent(language)}">${escapeHtml(note.look)}</a>`;
  return [...lines, link].join("<br>");
}

/** The request's number, from the page's address; empty if it has none. */
export function referenceOf(page: string): string {
  return REFERENCE.exec(page)?.[0] ?? "";
}

/** Inserts notes into a page; unchanged without notes or without a place for them. */
export async function withNotes(response: Response, notes: readonly string[]): Promise<Response> {
  if (notes.length === 0 || !isPage(response)) return response;
  return rewriteHtml(response, (html) =>
    // a function, because notes may contain `$` patterns
    html.replace(NOTES_PLACE, (_, place: string) => `${place}${notes.join("")}</div>`),
  );
}

/** The response with new HTML, without the headers about its length. */
export async function rewriteHtml(
  response: Response,
  write: (html: string) => string,
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  headers.delete("Content-Encoding");
  return new Response(write(await response.text()), { status: response.status, headers });
}

export function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot" };
  return text.replace(/[&<>"]/g, (letter) => `&${names[letter]};`);
}

function isPage({ headers, status }: Response): boolean {
  return status === 200 && (headers.get("Content-Type") ?? "").startsWith("text/html");
}

function paragraph(html: string, id?: string): string {
  return `<p role="status"${id ? ` id="${id}"` : ""}>${html}</p>`;
}
