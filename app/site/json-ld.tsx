export type JsonLdValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonLdValue[]
  | { readonly [key: string]: JsonLdValue };

/** A thing as schema.org describes it, in a script element that browsers do not run. */
export function JsonLd({ data }: { data: Record<string, JsonLdValue> }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
  );
}

/**
 * JSON that cannot leave its script element (`</script>`, `<!--`), nor end a line for a reader that
 * takes it for JavaScript (U+2028, U+2029).
 */
export function jsonForScript(data: Record<string, JsonLdValue>): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
}
