import { sql } from "kysely";
import { expect, it } from "vitest";
import { databaseForEachTest } from "../tests/support/database";
import { containsWord } from "./like";

const database = databaseForEachTest({ bare: true });

const stored = "Ward 7 ক্যানসার ডা\u09af\u09bcেট ২৫ โรคไต น้ำ แผนก 100% a_b র\u200d্যাফেলস";

it.each([
  ["WARD", true],
  ["\u202award\u202c", true],
  ["ক্যান\u2060সার", true],
  ["ক\u200d্যানসার", true],
  ["ডা\u09dfেট", true],
  // the word is also searched as typed, because this stored text is not folded
  ["২৫", true],
  ["র\u200d্যাফেলস", true],
  ["น\u0e4d\u0e49\u0e32", true],
  ["เเผนก", true],
  ["100%", true],
  ["a_b", true],
  ["axb", false],
  ["0%", true],
  ["%7", false],
  ["\\", false],
])("finds %j in the stored text: %j", async (word, isFound) => {
  const { rows } = await sql<{ found: number }>`
    select case when ${containsWord(sql`${stored}`, word)} then 1 else 0 end as found
  `.execute(database.db);
  expect(rows[0]?.found).toBe(isFound ? 1 : 0);
});
