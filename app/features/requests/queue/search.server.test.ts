import { describe, expect, it } from "vitest";
import { seedLarge } from "#db/seeds/large/large";
import { insertBooking, insertMessage } from "../../../../tests/support/bookings";
import { databaseForEachTest } from "../../../../tests/support/database";
import { requestsOf } from "../../../../tests/support/requests";
import { MOST_FOUND, searchRequests, unlimitedSearch } from "./search.server";

const database = databaseForEachTest();
const NOW = new Date("2026-11-20T09:00:00.000Z");

async function findIds(typed: string): Promise<string[]> {
  const search = await searchRequests(database.db, typed);
  return idsWhere(search?.condition ?? null);
}

/** Ids found by reading every request, without the index. */
function findIdsWithoutIndex(typed: string): Promise<string[]> {
  return idsWhere(unlimitedSearch(typed));
}

async function idsWhere(condition: ReturnType<typeof unlimitedSearch>): Promise<string[]> {
  const query = database.db.selectFrom("requests").select("id").orderBy("id");
  const rows = await (condition ? query.where(condition) : query).execute();
  return rows.map(({ id }) => id);
}

async function insertFamilies(): Promise<void> {
  await insertBooking(database.db, {
    id: "rahima",
    reference: "SETU-QRST-0001",
    full_name: "রহিমা খাতুন",
    email: "rahima@family.example",
    phone_number: "+8801712345678",
    patient_current_location: "Ward 7, Barishal",
    destination_country: "ประเทศไทย",
    hospital: "bumrungrad-international",
    tell_us_more: 'Leukaemia, he is nine.\r\nTwo relatives; 100% sure, a_b, it\'s "urgent".',
  });
  await insertBooking(database.db, {
    id: "li",
    reference: "SETU-7KMN-P234",
    full_name: "Li Ong Ma",
    email: "li@elsewhere.example",
    phone_number: "+66812345678",
    patient_current_location: "เชียงใหม่",
    destination_country: "India",
    tell_us_more: "โรคไตเรื้อรัง ต้องฟอกไต",
  });
  await insertBooking(database.db, {
    id: "setu",
    reference: "SETU-AAAA-BBBB",
    full_name: "Setu Mohammad",
    email: "SETU.M@EXAMPLE.COM",
    phone_number: "+8801812000000",
    tell_us_more: "আমার বাবার কিডনির সমস্যা, ডায়ালাইসিস চলছে",
  });
}

describe("search", () => {
  it.each([
    ["রহিমা", ["rahima"]],
    ["খাতুন রহিমা", ["rahima"]],
    ["RAHIMA@family", ["rahima"]],
    ["01712-345", ["rahima"]],
    ["০১৭১২ ৩৪৫৬৭৮", ["rahima"]],
    ["12345678", ["li", "rahima"]],
    ["SETU-QRST-0001", ["rahima"]],
    ["setu qrst 0001", ["rahima"]],
    ["qrst", ["rahima"]],
    ["qrst-00", ["rahima"]],
    ["barishal leukaemia", ["rahima"]],
    ["bumrungrad", ["rahima"]],
    ["100%", ["rahima"]],
    ["a_b,", ["rahima"]],
    ["axb,", []],
    ['"urgent"', ["rahima"]],
    ["it's", ["rahima"]],
    ["relatives two", ["rahima"]],
    ["ประเทศไทย", ["rahima"]],
    ["ฟอกไต", ["li"]],
    ["ডায়ালাইসিস", ["setu"]],
    ["Setu Mohammad", ["setu"]],
    ["setu", ["li", "rahima", "setu"]],
    ["leukaemia nobody", []],
    ["' or 1=1 --", []],
    ["\u0000leukaemia", ["rahima"]],
    ["xleu\u0000kaemia", []],
    ["zzz*", []],
    ["\u202a+8801712345678\u202c", ["rahima"]],
    ["\u200e01712-345", ["rahima"]],
    ["01712\u2011345", ["rahima"]],
    ["SETU\u2011QRST\u20110001\u2060", ["rahima"]],
    ["রহি\u200dমা", ["rahima"]],
    ["\u0985\u09beমার বাবার", ["setu"]],
    ["ডা\u09dfালাইসিস", ["setu"]],
    ["เรื\u2060้อรัง", ["li"]],
    ["\u200e\u200f", ["li", "rahima", "setu"]],
    ["ﬁ", []],
  ])("finds requests by %s", async (typed, ids) => {
    await insertFamilies();
    expect(await findIds(typed)).toEqual(ids);
  });

  it.each([
    ["li", ["li"]],
    ["LI on", ["li"]],
    ["tw", ["rahima"]],
    ["রহ", ["rahima"]],
    ["ไต", ["li"]],
    ["m rahima", ["rahima"]],
    ["ma li ong", ["li"]],
    ["wo", []],
    ["z", []],
    ["9", []],
    ["-", ["rahima"]],
  ])(
    "matches the short %s at the start of a word, and anywhere if there are longer words",
    async (typed, ids) => {
      await insertFamilies();
      expect(await findIds(typed)).toEqual(ids);
    },
  );

  it("finds messages as well as bookings", async () => {
    await insertFamilies();
    await insertMessage(database.db, { id: "visa", phone_number: "+8801912345678" });
    expect(await findIds("visas arrange")).toEqual(["visa"]);
    expect(await findIds("01912")).toEqual(["visa"]);
    expect(await findIds("rahima karim")).toEqual([]);
    expect(await findIds("12345678")).toEqual(["li", "rahima", "visa"]);
  });

  it("ignores the case of accented letters", async () => {
    await insertBooking(database.db, { id: "eloise", full_name: "ÉLOÏSE Dupont" });
    await insertBooking(database.db, { id: "other", full_name: "Eloise Martin" });
    for (const typed of ["éloïse", "ÉLOÏSE", "e\u0301loi\u0308se", "él"]) {
      expect([typed, await findIds(typed)]).toEqual([typed, ["eloise"]]);
    }
  });

  it("finds a word with digits of any script and any kind of dash", async () => {
    await insertBooking(database.db, { id: "ward", tell_us_more: "Ward ২৫\u2011B, ডা\u09dfেট" });
    for (const typed of ["ward 25-b", "২৫-B", "ডা\u09af\u09bcেট"]) {
      expect([typed, await findIds(typed)]).toEqual([typed, ["ward"]]);
    }
  });

  it("finds the same requests with the index as without it, for any part of a word", async () => {
    await seedLarge(database.db, NOW, {
      bookings: 120,
      messages: 0,
      users: 20,
      posts: 0,
      audit: 0,
    });
    await insertFamilies();
    const rows = await requestsOf(database.db);
    let total = 0;
    for (const [at, row] of rows.entries()) {
      const texts = [row.full_name, row.tell_us_more, row.email, row.phone_number, row.reference];
      const letters = [...(texts[at % texts.length] ?? "")];
      // a different place in each text
      const from = (at * 37) % Math.max(1, letters.length - 9);
      for (const length of [3, 4, 6, 9]) {
        const typed = letters
          .slice(from, from + length)
          .join("")
          .trim();
        if ([...typed].length < 3) continue;
        const ids = await findIdsWithoutIndex(typed);
        if (unlimitedSearch(typed) === null) continue;
        expect([typed, await findIds(typed)]).toEqual([typed, ids]);
        total += ids.length;
      }
    }
    // enough results that the comparison means something
    expect(total).toBeGreaterThan(500);
  });

  it("returns the newest results if there are too many, and reports the truncation", async () => {
    const sizes = { bookings: MOST_FOUND + 20, messages: 0, users: 0, posts: 0, audit: 0 };
    await seedLarge(database.db, NOW, sizes);
    const search = await searchRequests(database.db, "family.example");
    expect(search?.isTruncated).toBe(true);
    const ids = await findIds("family.example");
    expect(ids).toHaveLength(MOST_FOUND);
    // the newest request is number 0
    expect(ids).toContain("large-booking-0");
    expect(ids).not.toContain(`large-booking-${MOST_FOUND + 10}`);
  });
});
