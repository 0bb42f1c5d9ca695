import { fold } from "./fold";

/** Zero to thirty, for spelt-out ages and phone numbers. */
const WORDS = [
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six
    twenty-seven twenty-eight twenty-nine thirty`,
  `শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ বিশ একুশ বাইশ
    তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ ত্রিশ`,
  `ศูนย์ หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ สิบเอ็ด สิบสอง สิบสาม สิบสี่ สิบห้า สิบหก สิบเจ็ด สิบแปด สิบเก้า ยี่สิบ
    ยี่สิบเอ็ด ยี่สิบสอง ยี่สิบสาม ยี่สิบสี่ ยี่สิบห้า ยี่สิบหก ยี่สิบเจ็ด ยี่สิบแปด ยี่สิบเก้า สามสิบ`,
];

/** Other spellings of the same numbers. */
const OTHER_SPELLINGS = {
  এগার: 11,
  বার: 12,
  তের: 13,
  চোদ্দ: 14,
  পনের: 15,
  ষোল: 16,
  সতের: 17,
  আঠার: 18,
  ঊনিশ: 19,
  কুড়ি: 20,
  উনত্রিশ: 29,
};

/** The numbers by their names, folded. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  [
    ...WORDS.flatMap((words) => words.split(/\s+/).map((word, number) => [word, number] as const)),
    ...Object.entries(OTHER_SPELLINGS),
  ].map(([word, number]) => [fold(word), number]),
);
