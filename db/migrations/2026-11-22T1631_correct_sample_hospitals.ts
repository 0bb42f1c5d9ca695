import type { Kysely } from "kysely";

/** In the words of a language: what stood there, and what stands in its place. */
type Correction = readonly [language: string, from: string, to: string];

/** By the id of the hospital. No sample of today says what stood there. */
export const hospitalCorrections: Record<string, readonly Correction[]> = {
  "sample-rabindranath-tagore-kolkata": [
    [
      "en",
      "Can be reached from Bangladesh by air, by train and by road",
      "Can be reached from Bangladesh by air and by road; check whether trains run, and that the visa names your border crossing",
    ],
    [
      "bn",
      "বাংলাদেশ থেকে বিমানে, ট্রেনে বা সড়কপথে যাওয়া যায়",
      "বাংলাদেশ থেকে বিমানে বা সড়কপথে যাওয়া যায়; ট্রেন চলছে কি না আর ভিসায় আপনার সীমান্ত পথের নাম আছে কি না, দেখে নিন",
    ],
    [
      "th",
      "เดินทางจากบังกลาเทศได้ทั้งทางเครื่องบิน รถไฟ และรถยนต์",
      "เดินทางจากบังกลาเทศได้ทางเครื่องบินและรถยนต์ โปรดตรวจสอบว่ารถไฟเปิดเดินรถหรือไม่ และวีซ่าระบุด่านที่จะผ่านแดนแล้ว",
    ],
    [
      "en",
      "people say RN Tagore or Devi Shetty's hospital. It belongs to Narayana Health, the group founded by heart surgeon Dr Devi Shetty.",
      "people say RN Tagore. It belongs to Narayana Health, the group founded by heart surgeon Dr Devi Shetty; Dr Shetty himself works in Bengaluru.",
    ],
    [
      "bn",
      "লোকে বলে আর এন টেগোর বা দেবী শেঠির হাসপাতাল। এটি হৃদরোগ সার্জন ডা. দেবী শেঠি প্রতিষ্ঠিত নারায়ণা হেলথ গ্রুপের হাসপাতাল।",
      "লোকে বলে আরএন টেগোর। এটি কার্ডিয়াক সার্জন ডা. দেবী শেঠি প্রতিষ্ঠিত নারায়ণা হেলথ গ্রুপের হাসপাতাল; ডা. শেঠি নিজে বসেন বেঙ্গালুরুতে।",
    ],
  ],
};

interface Tables {
  hospitals: {
    id: string;
    sample: number;
    facts_version: number;
    accreditation_body: string | null;
    accreditation_as_of: string | null;
    accreditation_source: string | null;
  };
  hospital_texts: {
    hospital_id: string;
    language: string;
    about: string;
    key_highlights: string;
    version: number;
  };
}

/** A first or an old accreditation, which said of itself that it is one of today. */
const outdated = [
  ["sample-bumrungrad-international", "2002-02"],
  ["sample-american-hospital-dubai", "2018-06"],
  ["sample-cleveland-clinic-abu-dhabi", "2023-10"],
] as const;

/**
 * Hospitals that were laid as samples by an early release named trains that no longer run, a surgeon who
 * works elsewhere, and accreditations of long ago. Where nobody has changed them since, they say
 * now what new samples say.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const [id, corrections] of Object.entries(hospitalCorrections)) {
    const texts = await db
      .selectFrom("hospital_texts")
      .innerJoin("hospitals", "hospitals.id", "hospital_texts.hospital_id")
      .select(["language", "about", "key_highlights"])
      .where("hospitals.id", "=", id)
      .where("hospitals.sample", "=", 1)
      .where("hospital_texts.version", "=", 1)
      .execute();
    for (const { language, about, key_highlights } of texts) {
      const corrected = {
        about: correct(about, language, corrections),
        key_highlights: correct(key_highlights, language, corrections),
      };
      if (corrected.about === about && corrected.key_highlights === key_highlights) continue;
      await db
        .updateTable("hospital_texts")
        .set(corrected)
        .where("hospital_id", "=", id)
        .where("language", "=", language)
        .execute();
    }
  }
  for (const [id, asOf] of outdated) {
    await db
      .updateTable("hospitals")
      .set({ accreditation_body: null, accreditation_as_of: null, accreditation_source: null })
      .where("id", "=", id)
      .where("sample", "=", 1)
      .where("facts_version", "=", 1)
      .where("accreditation_as_of", "=", asOf)
      .execute();
  }
}

/** What could hurt is not put back. */
export async function down(): Promise<void> {}

function correct(text: string, language: string, corrections: readonly Correction[]): string {
  return corrections
    .filter(([its]) => its === language)
    .reduce((corrected, [, from, to]) => corrected.replace(from, () => to), text);
}
