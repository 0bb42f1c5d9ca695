import type { Kysely } from "kysely";

/** In the words of a language: what stood there, and what stands in its place. */
type Correction = readonly [language: string, from: string, to: string];

/** By the id of the post. No sample of today says what stood there. */
export const postCorrections: Record<string, readonly Correction[]> = {
  "sample-what-to-pack-for-a-hospital-stay-abroad": [
    [
      "en",
      "never in the suitcase)\n\nAirlines limit liquids",
      "never in the suitcase)\n\nSome medicines are controlled abroad: strong painkillers such as tramadol, codeine or morphine, sleeping and anxiety tablets, some cough syrups. The United Arab Emirates asks for permission before you arrive; other countries have rules too. Ask the hospital or the embassy before you pack them.\n\nAirlines limit liquids",
    ],
    [
      "bn",
      "স্যুটকেসে কখনো নয়)\n\nকেবিনে তরল জিনিস",
      "স্যুটকেসে কখনো নয়)\n\nকিছু ওষুধ বিদেশে নিয়ন্ত্রিত: ট্রামাডল, কোডিন বা মরফিনের মতো কড়া ব্যথার ওষুধ, ঘুমের ও দুশ্চিন্তার ওষুধ, কোনো কোনো কাশির সিরাপ। সংযুক্ত আরব আমিরাতে পৌঁছানোর আগেই অনুমতি নিতে হয়; অন্য দেশেও নিয়ম আছে। সঙ্গে নেওয়ার আগে হাসপাতাল বা দূতাবাসকে জিজ্ঞেস করুন।\n\nকেবিনে তরল জিনিস",
    ],
    [
      "th",
      "ห้ามใส่กระเป๋าโหลด)\n\nสายการบินจำกัดปริมาณ",
      "ห้ามใส่กระเป๋าโหลด)\n\nยาบางชนิดเป็นยาควบคุมในต่างประเทศ เช่น ยาแก้ปวดชนิดแรงอย่างทรามาดอล โคเดอีน หรือมอร์ฟีน ยานอนหลับ ยาคลายกังวล และยาแก้ไอบางชนิด สหรัฐอาหรับเอมิเรตส์กำหนดให้ขออนุญาตก่อนเดินทางถึง ประเทศอื่นก็มีระเบียบของตน ควรถามโรงพยาบาลหรือสถานทูตก่อนนำไป\n\nสายการบินจำกัดปริมาณ",
    ],
  ],
  "sample-flying-with-oxygen": [
    [
      "en",
      "Not all do.\n",
      "Not all do. It is for the cabin only, not for check-in or the wait between flights.\n",
    ],
    [
      "bn",
      "সবাই দেয় না।\n",
      "সবাই দেয় না। এই অক্সিজেন শুধু কেবিনের জন্য; চেক-ইনে বা ফ্লাইট বদলের অপেক্ষায় পাওয়া যায় না।\n",
    ],
    [
      "th",
      "และไม่ใช่ทุกแห่งที่มี\n",
      "และไม่ใช่ทุกแห่งที่มี ออกซิเจนนี้ใช้ได้เฉพาะในห้องโดยสาร ไม่รวมช่วงเช็กอินหรือรอต่อเครื่อง\n",
    ],
    [
      "en",
      "instead. Only a doctor who has seen the patient's reports can say which one is right.",
      "instead. The same goes for chest pain now, a recent operation, a collapsed lung or fits: ask a doctor before you book anything. Only a doctor who has seen the patient's reports can say which way is right.\n\nIf a life is in danger, call 999 (in Thailand 1669) or go to the nearest hospital first.",
    ],
    [
      "bn",
      "অ্যাম্বুলেন্সের কথা জিজ্ঞেস করুন। কোনটা ঠিক হবে, তা রিপোর্ট দেখে কেবল একজন ডাক্তারই বলতে পারেন।",
      "অ্যাম্বুলেন্সের কথা জিজ্ঞেস করুন। এখন বুকে ব্যথা থাকলে, কিছুদিন আগে অপারেশন হয়ে থাকলে, ফুসফুস চুপসে গিয়ে থাকলে বা খিঁচুনি হলেও একই কথা: কোনো কিছু বুক করার আগে ডাক্তারকে জিজ্ঞেস করুন। কোনটা ঠিক হবে, তা রিপোর্ট দেখে কেবল একজন ডাক্তারই বলতে পারেন।\n\nপ্রাণের ঝুঁকি থাকলে আগে ৯৯৯ নম্বরে (থাইল্যান্ডে ১৬৬৯) ফোন করুন বা সবচেয়ে কাছের হাসপাতালে যান।",
    ],
    [
      "th",
      "เครื่องบินพยาบาล มีเพียงแพทย์ที่ได้อ่านผลตรวจเท่านั้นที่บอกได้ว่าแบบใดเหมาะสม",
      "เครื่องบินพยาบาล หากตอนนี้เจ็บหน้าอก เพิ่งผ่าตัด ปอดแฟบ หรือชัก ก็เช่นเดียวกัน ควรถามแพทย์ก่อนจองสิ่งใด มีเพียงแพทย์ที่ได้อ่านผลตรวจเท่านั้นที่บอกได้ว่าแบบใดเหมาะสม\n\nหากเป็นอันตรายถึงชีวิต โทร 999 (ในไทยโทร 1669) หรือไปโรงพยาบาลที่ใกล้ที่สุดก่อน",
    ],
    ["en", "call 999 or go to", "call 999 (in Thailand 1669) or go to"],
    ["bn", "আগে ৯৯৯ নম্বরে ফোন করুন বা", "আগে ৯৯৯ নম্বরে (থাইল্যান্ডে ১৬৬৯) ফোন করুন বা"],
  ],
  "sample-a-second-opinion-in-chennai": [
    [
      "en",
      "Those were the worst days.\n",
      "Those were the worst days. The doctor in Sylhet had told us that it was safe to wait these days, and which signs meant the hospital at once.\n",
    ],
    [
      "bn",
      "ওই দিনগুলোই ছিল সবচেয়ে কঠিন।\n",
      "ওই দিনগুলোই ছিল সবচেয়ে কঠিন। সিলেটের ডাক্তার বলেছিলেন, এই কটা দিন অপেক্ষা করা নিরাপদ; কোন লক্ষণ দেখা দিলে সঙ্গে সঙ্গে হাসপাতালে নিতে হবে, তা-ও বলে দিয়েছিলেন।\n",
    ],
    [
      "th",
      "นั่นเป็นช่วงที่ยากที่สุด\n",
      "นั่นเป็นช่วงที่ยากที่สุด แพทย์ที่ซิลเหตบอกแล้วว่ารอในช่วงนี้ได้อย่างปลอดภัย และบอกด้วยว่าอาการใดต้องรีบไปโรงพยาบาลทันที\n",
    ],
  ],
  "sample-a-heart-operation-in-bangkok": [
    [
      "en",
      "how he slept, whether his chest hurt when he sat still, and which papers we had. Then she said which ones were missing",
      "how he slept and whether his chest hurt when he sat still. It did not. If it ever did, she said, we should go to the nearest hospital at once. Then she asked which papers we had, and said which ones were missing",
    ],
    [
      "bn",
      "বুকে ব্যথা হয় কি না, আমাদের হাতে কী কী কাগজ আছে। তারপর বললেন কোনটা নেই",
      "বুকে ব্যথা হয় কি না। হয় না, বললাম। তিনি বললেন, কখনো হলে সঙ্গে সঙ্গে কাছের হাসপাতালে নিতে হবে। তারপর জেনে নিলেন আমাদের হাতে কী কী কাগজ আছে, আর বললেন কোনটা নেই",
    ],
    [
      "th",
      "เจ็บหน้าอกหรือเปล่า และมีเอกสารอะไรอยู่ในมือ แล้วบอกว่ายังขาดอะไร",
      "เจ็บหน้าอกหรือเปล่า ท่านไม่เจ็บ เธอบอกว่าถ้าเจ็บเมื่อใดให้ไปโรงพยาบาลที่ใกล้ที่สุดทันที แล้วถามว่ามีเอกสารอะไรอยู่ในมือ และบอกว่ายังขาดอะไร",
    ],
    ["en", "He could sit, so the doctors agreed", "The doctors read his reports and agreed"],
    ["bn", "বাবা বসতে পারতেন, তাই ডাক্তাররা", "রিপোর্ট দেখে ডাক্তাররা"],
    ["th", "คุณพ่อยังนั่งได้ แพทย์จึงให้ไป", "แพทย์อ่านผลตรวจแล้วจึงให้ไป"],
  ],
  "sample-a-coordinators-night": [
    [
      "en",
      "always the same: the nearest hospital, at once.",
      "always the same: call 999 (in Thailand 1669) or go to the nearest hospital, at once.",
    ],
    [
      "bn",
      "সব সময় একটাই: এখনই কাছের হাসপাতালে নিন।",
      "সব সময় একটাই: ৯৯৯ নম্বরে (থাইল্যান্ডে ১৬৬৯) ফোন করুন বা এখনই সবচেয়ে কাছের হাসপাতালে নিন।",
    ],
    [
      "th",
      "คำแนะนำแรกคือไปโรงพยาบาลที่ใกล้ที่สุดทันที",
      "คำแนะนำแรกคือโทร 999 (ในไทยโทร 1669) หรือไปโรงพยาบาลที่ใกล้ที่สุดทันที",
    ],
    ["en", "call 999 or go to", "call 999 (in Thailand 1669) or go to"],
    ["bn", "৯৯৯ নম্বরে ফোন করুন বা", "৯৯৯ নম্বরে (থাইল্যান্ডে ১৬৬৯) ফোন করুন বা"],
    ["th", "โทร 999 หรือไป", "โทร 999 (ในไทยโทร 1669) หรือไป"],
  ],
  "sample-first-visit-at-a-large-chennai-hospital": [
    [
      "en",
      "a medical attendant visa for those who come along.",
      "a medical attendant visa for the relatives who come along, usually two at most.",
    ],
    [
      "bn",
      "আর সঙ্গীদের মেডিকেল অ্যাটেনডেন্ট ভিসা",
      "আর সঙ্গে যাওয়া স্বজনদের (সাধারণত সর্বোচ্চ দুজন) মেডিকেল অ্যাটেনডেন্ট ভিসা",
    ],
    ["th", "และวีซ่าผู้ดูแลผู้ป่วยสำหรับญาติ กฎ", "และวีซ่าผู้ดูแลผู้ป่วยสำหรับญาติ ซึ่งโดยทั่วไปไม่เกินสองคน กฎ"],
  ],
};

interface Tables {
  posts: { id: string; sample: number };
  post_texts: { post_id: string; language: string; body: string; version: number };
}

/**
 * Posts that were laid as samples by an early release could hurt who acts on them: medicines that are
 * controlled abroad, chest pain, a child that must not wait. Where nobody has changed them since,
 * they say now what new samples say.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const [id, corrections] of Object.entries(postCorrections)) {
    const texts = await db
      .selectFrom("post_texts")
      .innerJoin("posts", "posts.id", "post_texts.post_id")
      .select(["language", "body"])
      .where("posts.id", "=", id)
      .where("posts.sample", "=", 1)
      .where("post_texts.version", "=", 1)
      .execute();
    for (const { language, body } of texts) {
      const corrected = { body: correct(body, language, corrections) };
      if (corrected.body === body) continue;
      await db
        .updateTable("post_texts")
        .set(corrected)
        .where("post_id", "=", id)
        .where("language", "=", language)
        .execute();
    }
  }
}

/** What could hurt is not put back. */
export async function down(): Promise<void> {}

function correct(text: string, language: string, corrections: readonly Correction[]): string {
  return corrections
    .filter(([its]) => its === language)
    .reduce((corrected, [, from, to]) => corrected.replace(from, () => to), text);
}
