import { fold } from "~/locales/fold";
import { type Country, countryNames } from "./countries";

/** Other names and cities that families write for a country. */
const alternativeNames: Readonly<Record<Country, string>> = {
  india: `ইন্ডিয়া, bharat, chennai, চেন্নাই, vellore, ভেলোর, kolkata, কলকাতা, delhi, দিল্লি, mumbai, মুম্বাই,
    hyderabad, হায়দরাবাদ, bangalore, bengaluru, ব্যাঙ্গালোর`,
  malaysia: "মালয়শিয়া, মালেশিয়া, kuala lumpur, কুয়ালালামপুর, penang, পেনাং",
  singapore: "singapur, সিংগাপুর",
  thailand: "থাই, ไทย, bangkok, ব্যাংকক, ব্যাঙ্কক, กรุงเทพ",
  "united-arab-emirates": `uae, u.a.e, emirates, ইউএই, আমিরাত, dubai, দুবাই, ดูไบ, abu dhabi, আবুধাবি,
    อาบูดาบี, sharjah, শারজাহ`,
};

/** All names that families write for a country: its own, and those of its cities. */
export function destinationNames(country: Country): string[] {
  return [...countryNames(country), ...(alternativeNames[country]?.split(/,\s+/) ?? [])];
}

/** True if a destination that a family wrote names the country, perhaps beside others. */
export function namesCountry(destination: string, country: Country): boolean {
  const text = fold(destination);
  // "Romania" does not name Oman, but Bengali words may have endings, and Thai has no spaces
  return destinationNames(country).some((name) => {
    const literal = fold(name).replace(/[.()]/g, "\\$&");
    return new RegExp(`(?<![a-z\\p{Script=Bengali}])${literal}(?![a-z])`, "u").test(text);
  });
}
