export type JsonLdValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonLdValue[]
  | { readonly [key: string]: JsonLdValue };

/** schema.org data in a script element that browsers do not run. */
export function JsonLd({ data }: { data: Record<string, JsonLdValue> }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
  );
}

/**
 * JSON that cannot end its script element (`</script>`, `<!--`) or a JavaScript line (U+2028,
 * U+2029).
 */
export function jsonForScript(data: Record<string, JsonLdValue>): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
}
