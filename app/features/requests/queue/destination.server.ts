import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import { containsWord } from "#db/like";
import type { Schema } from "#db/schema";
import { type Country, countryNames } from "~/features/content/hospitals/countries";

const eb = expressionBuilder<Schema, "requests">();

/** Other names and cities that families write for a country. */
const alsoCalled: Readonly<Record<Country, string>> = {
  india: `ইন্ডিয়া, bharat, chennai, চেন্নাই, vellore, ভেলোর, kolkata, কলকাতা, delhi, দিল্লি, mumbai, মুম্বাই,
    hyderabad, হায়দরাবাদ, bangalore, bengaluru, ব্যাঙ্গালোর`,
  malaysia: "মালয়শিয়া, মালেশিয়া, kuala lumpur, কুয়ালালামপুর, penang, পেনাং",
  singapore: "singapur, সিংগাপুর",
  thailand: "থাই, ไทย, bangkok, ব্যাংকক, ব্যাঙ্কক, กรุงเทพ",
  "united-arab-emirates": `uae, u.a.e, emirates, ইউএই, আমিরাত, dubai, দুবাই, ดูไบ, abu dhabi, আবুধাবি,
    อาบูดาบี, sharjah, শারজাহ`,
};

export function hasDestination(country: Country): Expression<SqlBool> {
  const others = alsoCalled[country]?.split(/,\s+/) ?? [];
  return eb.or(
    [...countryNames(country), ...others].map((name) =>
      containsWord(eb.ref("destination_country"), name),
    ),
  );
}
