/**
 * Escapes text for XML content and attributes, and drops characters that XML 1.0 forbids
 * (https://www.w3.org/TR/xml/#charsets).
 */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
