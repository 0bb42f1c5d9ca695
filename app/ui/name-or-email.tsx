import { Fragment } from "react";

/** Number of characters that fit into a narrow column without a break. */
const MAX_UNBROKEN_LENGTH = 16;

/**
 * A name or an email address. In narrow columns an address may break after "@", and a long part
 * also after a dot.
 */
export function NameOrEmail({ text }: { text: string }) {
  return (
    <bdi>
      {unbrokenPartsOf(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}

function unbrokenPartsOf(text: string): string[] {
  const at = text.indexOf("@") + 1;
  if (at === 0) return [text];
  return [text.slice(0, at), text.slice(at)].flatMap((part) =>
    part.length > MAX_UNBROKEN_LENGTH ? (part.match(/[^.]*\.|[^.]+/g) ?? []) : [part],
  );
}
