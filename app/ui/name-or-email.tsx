import { Fragment } from "react";

/** A part of an address that fits into a narrow column as it is. */
const SHORT = 16;

/**
 * A name, or the email address that stands for one. In a narrow column an address is one long word: it
 * breaks after its "@" rather than before its last letter, and where a part of it is long still, after a dot.
 */
export function NameOrEmail({ text }: { text: string }) {
  return (
    <bdi>
      {piecesOf(text).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
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
