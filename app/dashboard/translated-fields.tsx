import type { ReactNode } from "react";
import { defaultLanguage, type Language } from "~/locales/languages";
import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/form/controls";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import { LanguageDot } from "./language-dot";
import * as styles from "./translations.css";

type FieldSize = "line" | "sentence" | "text";

export interface TranslatedField {
  name: string;
  /** In the page's language. */
  label: string;
  /** In the language that is written. */
  ownLabel: string;
  hint?: string;
  /** What stands there in English; empty where nothing does. */
  english: string;
  /** The same in pieces, where some of it is newer than what stands in the other language. */
  pieces?: readonly { key: number; text: string; isNew: boolean }[];
  /** `sentence`: one paragraph that does not fit on a line; `text`: several. A line, if left out. */
  size?: FieldSize;
}

interface WritingProps {
  /** The language that is written. */
  written: Language;
  fields: readonly TranslatedField[];
}

/** The words of a record: English by itself, another language beside the English, field by field. */
export function TranslatedFields({
  written,
  fields,
  text,
  older,
}: WritingProps & {
  text: Record<"toRead" | "toWrite" | "notWritten" | "newWords" | "stillRight", string>;
  /** What is said where the words are older than the English. */
  older?: string;
}) {
  if (written === defaultLanguage) return <WrittenFields written={written} fields={fields} />;
  return (
    <div>
      {older ? <OlderNotice stillRight={text.stillRight}>{older}</OlderNotice> : null}
      <div className={styles.rows}>
        <div className={styles.columnTitles} aria-hidden="true">
          <span>{text.toRead}</span>
          <span>{text.toWrite}</span>
        </div>
        {fields.map((field) => (
          <div className={styles.row} key={field.name}>
            <div className={styles.source}>
              <p className={styles.sourceLabel}>{field.label}</p>
              {field.english ? (
                <p className={styles.sourceText} lang={defaultLanguage}>
                  {field.pieces ? <NewEnglish field={field} text={text} /> : field.english}
                </p>
              ) : (
                <p className={styles.gap}>{text.notWritten}</p>
              )}
            </div>
            <WrittenField written={written} field={field} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The fields alone, one below the other. */
export function WrittenFields({
  written,
  fields,
  saysOptional = false,
}: WritingProps & {
  /** Where nothing is published, a field that may be empty says so; in a draft all may be, for a while. */
  saysOptional?: boolean;
}) {
  return (
    <div className={styles.plain}>
      {fields.map((field) => (
        <WrittenField
          written={written}
          field={field}
          saysOptional={saysOptional}
          key={field.name}
        />
      ))}
    </div>
  );
}

function WrittenField({
  written,
  field,
  saysOptional = false,
}: {
  written: Language;
  field: TranslatedField;
  saysOptional?: boolean;
}) {
  const { name, ownLabel, hint, size = "line" } = field;
  const control = {
    name,
    label: <span lang={written}>{ownLabel}</span>,
    hint,
    lang: written,
    ...(saysOptional ? {} : { optionalText: "" }),
    autoComplete: "off",
  };
  if (size === "line") return <TextField {...control} />;
  return <TextArea {...control} rows={size === "sentence" ? 1 : undefined} />;
}

/** The English with what is new in it marked, by a line and not by the colour alone. */
function NewEnglish({
  field: { pieces = [] },
  text,
}: {
  field: TranslatedField;
  text: { newWords: string };
}) {
  return pieces.map(({ key, text: words, isNew }) =>
    isNew ? (
      <ins className={styles.newWords} key={key}>
        <span className={visuallyHidden}>{text.newWords} </span>
        {words}
      </ins>
    ) : (
      words
    ),
  );
}

/** The button saves, as the one below: whoever has typed nothing says that the words are right. */
function OlderNotice({ stillRight, children }: { stillRight: string; children: ReactNode }) {
  return (
    <div className={styles.older}>
      <LanguageDot state="older" />
      <p>{children}</p>
      <Button variant="quiet">{stillRight}</Button>
    </div>
  );
}
