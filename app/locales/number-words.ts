import { fold } from "./fold";

/** Zero to twelve; beyond that Bengali has a separate word for each number up to a hundred. */
const WORDS = [
  "zero one two three four five six seven eight nine ten eleven twelve",
  "শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো",
  "ศูนย์ หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ สิบเอ็ด สิบสอง",
];

/** Numbers by their folded words. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap((words) => words.split(" ").map((word, number) => [fold(word), number] as const)),
);
