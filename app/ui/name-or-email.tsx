import { Fragment } from "react";

/** Parts of this length fit into a narrow column. */
const SHORT = 16;

/**
 * A name or an email address. In narrow columns an address may break after "@", and a long part
 * also after a dot.
 */
export function NameOrEmail({ text }: { text: string }) {
  return (
    <bdi>
      {piecesOf(text).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {piece}
        </Fragment>
      ))}
    </bdi>
  );
}

function piecesOf(text: string): string[] {
  const at = text.indexOf("@") + 1;
  if (at === 0) return [text];
  return [text.slice(0, at), text.slice(at)].flatMap((part) =>
    part.length > SHORT ? (part.match(/[^.]*\.|[^.]+/g) ?? []) : [part],
  );
}
