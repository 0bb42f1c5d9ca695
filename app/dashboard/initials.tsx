import * as styles from "./initials.css";

/** A file of somebody's photo, its size in pixels. */
export interface Photo {
  src: string;
  width: number;
  height: number;
}

/** Who it is: their photo, else two letters; the name stands beside it, or is its title. */
export function Initials({
  name,
  photo = null,
  mine = false,
  large = false,
}: {
  name: string;
  photo?: Photo | null;
  mine?: boolean;
  large?: boolean;
}) {
  const size = large ? styles.large : "";
  if (photo) return <img className={`${styles.photo} ${size}`} {...photo} alt="" title={name} />;
  return (
    <span
      className={`${mine ? styles.mine : styles.others} ${size}`}
      title={name}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word; a script's own letters count as one sign. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = "") => firstLetter(word)).join("");
}

/** With the vowel sign that belongs to it: Bengali and Thai are not read without. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word);
  return (first?.segment ?? "").toUpperCase();
}

/** In the place of somebody's initials, where nobody has it. */
export function Nobody() {
  return <span className={styles.nobody} data-nobody aria-hidden="true" />;
}
