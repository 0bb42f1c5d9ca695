import { expect, it } from "vitest";
import type { Language } from "~/locales/languages";
import { databaseForEachTest } from "../tests/support/database";
import { foundHospitals } from "../tests/support/hospitals";
import { searchTextOf } from "./search-text";

const database = databaseForEachTest({ samples: true });

it.each([
  ["ক্যান্সার", "ক\u200d্যান্সার", "bn"],
  ["ক্যান্সার", "\u2060ক্যান\u200cসার", "bn"],
  ["আমিরাত", "\u0985\u09beমিরাত", "bn"],
  ["হৃদয়", "হৃদ\u09df", "bn"],
  ["แสงแดด", "เเสงเเดด", "th"],
  ["ไตเทียม น้ำ", "ไตเทียม น\u0e4d\u0e49\u0e32", "th"],
])("finds the same by %j and by %j", async (typed, otherwise, language) => {
  await database.db
    .updateTable("hospital_texts")
    .set({ search_text: searchTextOf(["হৃদয় ও ক্যানসার", "แสงแดด ไตเทียม น้ำ"]) })
    .where("hospital_id", "=", "sample-cmc-vellore")
    .where("language", "=", language as Language)
    .execute();
  const hospitals = await foundHospitals(database.db, typed, [language, "en"]);
  expect(hospitals).not.toEqual([]);
  expect(await foundHospitals(database.db, otherwise, [language, "en"])).toEqual(hospitals);
});
