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
  /** In the language being written. */
  ownLabel: string;
  hint?: string;
  /** The English text; may be empty. */
  english: string;
  /** The English, split into new and old parts, if some are newer than the translation. */
  pieces?: readonly { key: number; text: string; isNew: boolean }[];
  /** `sentence`: one paragraph; `text`: several. Default: a single line. */
  size?: FieldSize;
}

interface WritingProps {
  textLanguage: Language;
  fields: readonly TranslatedField[];
}

/** Fields of a record: only the English, or a translation beside the English. */
export function TranslatedFields({
  textLanguage,
  fields,
  text,
  olderNotice,
}: WritingProps & {
  text: Record<"toRead" | "toWrite" | "notWritten" | "newWords" | "stillRight", string>;
  /** Notice for a translation older than the English. */
  olderNotice?: string;
}) {
  if (textLanguage === defaultLanguage)
    return <WrittenFields textLanguage={textLanguage} fields={fields} />;
  return (
    <div>
      {olderNotice ? <OlderNotice stillRight={text.stillRight}>{olderNotice}</OlderNotice> : null}
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
            <WrittenField textLanguage={textLanguage} field={field} />
          </div>
        ))}
      </div>
    </div>
  );
}

export function WrittenFields({ textLanguage, fields }: WritingProps) {
  return (
    <div className={styles.plain}>
      {fields.map((field) => (
        <WrittenField textLanguage={textLanguage} field={field} key={field.name} />
      ))}
    </div>
  );
}

function WrittenField({ textLanguage, field }: { textLanguage: Language; field: TranslatedField }) {
  const { name, ownLabel, hint, size = "line" } = field;
  const control = {
    name,
    label: <span lang={textLanguage}>{ownLabel}</span>,
    hint,
    lang: textLanguage,
    // a draft may lack any of these fields for a while
    optionalText: "",
    autoComplete: "off",
  };
  if (size === "line") return <TextField {...control} />;
  return <TextArea {...control} rows={size === "sentence" ? 1 : undefined} />;
}

/** The English with its new parts marked by an underline and a colour. */
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

/**
 * Notice with a button that saves the form. If nothing was changed, the button confirms the
 * translation.
 */
function OlderNotice({ stillRight, children }: { stillRight: string; children: ReactNode }) {
  return (
    <div className={styles.older}>
      <LanguageDot state="older" />
      <p>{children}</p>
      <Button variant="quiet">{stillRight}</Button>
    </div>
  );
}
