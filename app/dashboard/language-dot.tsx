import type { TranslationState } from "./translation";
import * as styles from "./translations.css";

/** Differs in shape as well as colour. Decorative: a text is beside it or visually hidden. */
export function LanguageDot({ state }: { state: TranslationState }) {
  return (
    <svg
      className={styles.dot[state]}
      width={14}
      height={14}
      viewBox="0 0 14 14"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
    >
      {shapes[state]}
    </svg>
  );
}

const shapes: Record<TranslationState, JSX.Element> = {
  filled: <circle cx="7" cy="7" r="5" fill="currentColor" />,
  older: (
    <>
      <circle cx="7" cy="7" r="5" />
      <path d="M7 2v10a5 5 0 0 0 0-10Z" fill="currentColor" stroke="none" />
    </>
  ),
  missing: <circle cx="7" cy="7" r="5" strokeDasharray="3 2.24" />,
};
