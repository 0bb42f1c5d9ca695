import type { ReactNode } from "react";
import { defaultLanguage, type Language } from "~/locales/languages";
import { TextArea, TextField } from "~/ui/form";
import { LanguageDot } from "./language-dot";
import * as styles from "./translations.css";

export interface TranslatedField {
  name: string;
  /** In the page's language. */
  label: string;
  /** In the language that is written. */
  ownLabel: string;
  hint?: string;
  /** What stands there in English; empty where nothing does. */
  english: string;
  /** Text of several lines. */
  isLong?: boolean;
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
  text: { toRead: string; toWrite: string; notWritten: string };
  /** What is said where the words are older than the English. */
  older?: string;
}) {
  if (written === defaultLanguage) return <WrittenFields written={written} fields={fields} />;
  return (
    <div>
      {older ? <OlderNotice>{older}</OlderNotice> : null}
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
                  {field.english}
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
export function WrittenFields({ written, fields }: WritingProps) {
  return (
    <div className={styles.plain}>
      {fields.map((field) => (
        <WrittenField written={written} field={field} key={field.name} />
      ))}
    </div>
  );
}

function WrittenField({ written, field }: { written: Language; field: TranslatedField }) {
  const { name, ownLabel, hint, isLong } = field;
  const Control = isLong ? TextArea : TextField;
  return (
    <Control
      name={name}
      label={<span lang={written}>{ownLabel}</span>}
      hint={hint}
      lang={written}
      optionalText=""
      autoComplete="off"
    />
  );
}

function OlderNotice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.older}>
      <LanguageDot state="older" />
      <span>{children}</span>
    </p>
  );
}
