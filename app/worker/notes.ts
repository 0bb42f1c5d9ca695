import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { offlineWords } from "~/locales/offline-words";
import { NOTES_ID, STATE_ID } from "~/on-phone";
import { paths } from "~/paths";
import type { KeptForm } from "./outbox";

const PLACE = new RegExp(`(<div id="${NOTES_ID}"[^>]*>)</div>`);
const REFERENCE = /SETU-[\w-]+$/;

/** Says at the top of a page that it comes from the phone. @param fetched ISO 8601, of the server's clock */
export function keptPageNote(fetched: string, language: Language): string {
  const time = formatDateTime(fetched, language);
  return paragraph(escaped(offlineWords[language].keptPage.replace("{{time}}", time)));
}

/** Says on another page than the form's that it was neither sent nor kept. */
export function notKeptNote(language: Language): string {
  return paragraph(escaped(offlineWords[language].notKept));
}

/** Says at the top of a page what the phone has not sent yet, what was refused, and what has arrived. */
export function unsentNotes(forms: readonly KeptForm[], language: Language): string[] {
  return forms.length > 0 ? [paragraph(stateOf(forms, language), STATE_ID)] : [];
}

/** What such a note says, for a page that stays open while it changes. */
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

/** The request's number where its page has one in its address. */
export function referenceOf(page: string): string {
  return REFERENCE.exec(page)?.[0] ?? "";
}

/** The same page with what the phone has to say; it comes as it is where there is nothing, or no place. */
export async function withNotes(response: Response, notes: readonly string[]): Promise<Response> {
  if (notes.length === 0 || !isPage(response)) return response;
  return rewritten(response, (html) =>
    // a function: words may hold what replace() takes for an order
    html.replace(PLACE, (_, place: string) => `${place}${notes.join("")}</div>`),
  );
}

/** A page with other words, under the headers that it came with; they speak of no length any more. */
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
