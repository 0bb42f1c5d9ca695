/**
 * A name, or the email address that stands for one. In a narrow column an address is one long word: it
 * breaks after its "@" rather than before its last letter.
 */
export function NameOrEmail({ text }: { text: string }) {
  const at = text.indexOf("@") + 1;
  if (at === 0) return <bdi>{text}</bdi>;
  return (
    <bdi>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </bdi>
  );
}
