import type { OutgoingMail } from "~/features/mail/transport.server";

/** A mail with Bengali in every part. */
export const mail: OutgoingMail = {
  id: "0b7d3e0a-0000-4000-8000-000000000001",
  kind: "request-received",
  to: "family@example.com",
  replyTo: "help@setu.example",
  subject: "আপনার অনুরোধ পেয়েছি (SETU-7K3M-9QXD) — একজন সমন্বয়কারী আপনাকে উত্তর দেবেন",
  text: "একজন সমন্বয়কারী উত্তর দেবেন।\nhttps://setu.example/x?a=1&b=2\n",
  html: '<!doctype html>\n<p lang="bn">একজন সমন্বয়কারী উত্তর দেবেন।</p>',
  createdAt: "2026-11-21T09:00:00.000Z",
};

interface Part {
  headers: Map<string, string>;
  body: string;
}

/** A sent mail: headers by lower-case name, and the parts of its body. */
export function parse(source: string): Part & { parts: Part[] } {
  const message = split(source);
  const boundary = /boundary="([^"]+)"/.exec(message.headers.get("content-type") ?? "")?.[1];
  const parts = message.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, "")));
  return { ...message, parts };
}

function split(source: string): Part {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body: source.slice(end + 4) };
}

/** RFC 2047: `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`, decoded together, since a letter may span two. */
export function decodeWords(value: string): string {
  const words = value.split(/(=\?utf-8\?[bq]\?[^?]*\?=)/i);
  const bytes = words.flatMap((word, index) => {
    const parts = /^=\?utf-8\?([bq])\?([^?]*)\?=$/i.exec(word);
    if (!parts) {
      const isSeparator = index > 0 && index < words.length - 1 && word.trim() === "";
      return [Buffer.from(isSeparator ? "" : word)];
    }
    const [, encoding, text = ""] = parts;
    if (encoding?.toUpperCase() === "B") return [Buffer.from(text, "base64")];
    const spaced = text.replaceAll("_", " ");
    const latin = spaced.replace(/=([0-9A-F]{2})/gi, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return [Buffer.from(latin, "latin1")];
  });
  return Buffer.concat(bytes).toString("utf8");
}
