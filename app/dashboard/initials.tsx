import * as styles from "./initials.css";

/** A file of a person's photo; its size is in pixels. */
export interface Photo {
  src: string;
  width: number;
  height: number;
}

/** A person's photo or initials. The name is beside it or is its title. */
export function Initials({
  name,
  photo = null,
  isOwn = false,
  large = false,
}: {
  name: string;
  photo?: Photo | null;
  isOwn?: boolean;
  large?: boolean;
}) {
  const size = large ? styles.large : "";
  if (photo) return <img className={`${styles.photo} ${size}`} {...photo} alt="" title={name} />;
  return (
    <span
      className={`${isOwn ? styles.mine : styles.others} ${size}`}
      title={name}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}

/** First letters of the first and last words, each a grapheme. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = "") => firstLetter(word)).join("");
}

/** First letter with its vowel sign, without which Bengali and Thai letters cannot be read. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word);
  return (first?.segment ?? "").toUpperCase();
}

/** Placeholder for initials if nobody is assigned. */
export function Nobody() {
  return <span className={styles.nobody} data-nobody aria-hidden="true" />;
}
