import type { SampleTexts } from "./texts";

interface SampleReplyTemplate {
  id: string;
  texts: SampleTexts<{ title: string; occasion: string; body: string }>;
}

const letterTo = (greeting: string) => (words: string) =>
  `${greeting}\n\n${words}\n\n{coordinator}\n{company}`;

const letter = {
  en: letterTo("Dear {name},"),
  bn: letterTo("প্রিয় {name},"),
  th: letterTo("เรียน {name}"),
};

/**
 * The templates have no times, prices or advice; the coordinator adds these. No word ending is
 * attached to a placeholder.
 */
export const sampleReplyTemplates: SampleReplyTemplate[] = [
  {
    id: "sample-reply-first",
    texts: {
      en: {
        title: "First reply in writing",
        occasion: "When you answer before you have called",
        body: letter.en(`my name is {coordinator}, from {company}. I have read your request {reference}.

On which number, and at what time, may I call you? You can also call us at any hour: {phone}.`),
      },
      bn: {
        title: "লিখে প্রথম উত্তর",
        occasion: "ফোন করার আগেই উত্তর দিলে",
        body: letter.bn(`আপনার অনুরোধ পড়েছি। অনুরোধ নম্বর: {reference}

কোন নম্বরে, কখন ফোন করলে আপনার সুবিধা হবে? আপনিও যেকোনো সময় আমাদের ফোন করতে পারেন: {phone}`),
      },
      th: {
        title: "ตอบครั้งแรกเป็นข้อความ",
        occasion: "เมื่อตอบก่อนได้โทรคุยกัน",
        body: letter.th(`ได้อ่านคำขอของคุณแล้ว เลขที่คำขอ: {reference}

สะดวกให้โทรกลับที่หมายเลขใด เวลาใด หรือโทรหาเราได้ทุกเวลา: {phone}`),
      },
    },
  },
  {
    id: "sample-reply-not-reached",
    texts: {
      en: {
        title: "We could not reach you",
        occasion: "After a call that nobody took",
        body: letter.en(`I called you about your request {reference} and could not reach you.

Please write when I may call again, and whether another number is better. Or call us at any hour: {phone}.`),
      },
      bn: {
        title: "ফোনে পাইনি",
        occasion: "ফোন করে কাউকে না পেলে",
        body: letter.bn(`আপনার অনুরোধের বিষয়ে ফোন করেছিলাম, কিন্তু আপনাকে পাইনি। অনুরোধ নম্বর: {reference}

আবার কখন ফোন করব, আর অন্য কোনো নম্বরে করলে ভালো হয় কি না, লিখে জানান। অথবা যেকোনো সময় আমাদের ফোন করুন: {phone}`),
      },
      th: {
        title: "โทรแล้วไม่มีผู้รับสาย",
        occasion: "หลังจากโทรแล้วไม่มีใครรับ",
        body: letter.th(`ได้โทรหาคุณเรื่องคำขอแล้ว แต่ไม่มีผู้รับสาย เลขที่คำขอ: {reference}

โปรดแจ้งเวลาที่สะดวกให้โทรอีกครั้ง และหมายเลขอื่นหากสะดวกกว่า หรือโทรหาเราได้ทุกเวลา: {phone}`),
      },
    },
  },
  {
    id: "sample-reply-papers",
    texts: {
      en: {
        title: "Papers we need",
        occasion: "Before a hospital is asked",
        body: letter.en(`before we can ask a hospital about your request {reference}, please send us what you have of these:

- the newest reports and scans
- the discharge paper, if the patient was in hospital
- a list of the medicines taken now
- the patient’s passport, the page with the photo

Photos taken with a phone are enough if every line can be read. Send what you have; the rest can follow.`),
      },
      bn: {
        title: "যেসব কাগজ দরকার",
        occasion: "হাসপাতালকে জিজ্ঞেস করার আগে",
        body: letter.bn(`অনুরোধ নম্বর: {reference}

হাসপাতালকে জিজ্ঞেস করার আগে এগুলোর মধ্যে যা আছে পাঠান:

- সবচেয়ে নতুন রিপোর্ট ও স্ক্যান
- রোগী হাসপাতালে থেকে থাকলে ছাড়পত্র
- এখন যেসব ওষুধ চলছে তার তালিকা
- রোগীর পাসপোর্টের ছবিওয়ালা পাতা

ফোনে তোলা ছবিই যথেষ্ট, যদি প্রতিটি লাইন পড়া যায়। যা আছে তা-ই পাঠান, বাকিটা পরে দিলেও চলবে।`),
      },
      th: {
        title: "เอกสารที่ต้องใช้",
        occasion: "ก่อนสอบถามโรงพยาบาล",
        body: letter.th(`เลขที่คำขอ: {reference}

ก่อนสอบถามโรงพยาบาล โปรดส่งเอกสารต่อไปนี้เท่าที่มี:

- ผลตรวจและภาพสแกนล่าสุด
- เอกสารสรุปการรักษา หากเคยนอนโรงพยาบาล
- รายการยาที่ใช้อยู่ตอนนี้
- หนังสือเดินทางของผู้ป่วย หน้าที่มีรูปถ่าย

ใช้รูปที่ถ่ายด้วยโทรศัพท์ได้ ถ้าอ่านได้ทุกบรรทัด ส่งเท่าที่มีก่อน ส่วนที่เหลือส่งตามมาได้`),
      },
    },
  },
  {
    id: "sample-reply-asked",
    texts: {
      en: {
        title: "We have asked the hospital",
        occasion: "Once the papers are with a hospital",
        body: letter.en(`we have sent your papers to the hospital and asked about your request {reference}.

Hospital: {hospital}

Whether and when it can take the patient, the hospital decides. I will write to you when it has answered.`),
      },
      bn: {
        title: "হাসপাতালকে জিজ্ঞেস করেছি",
        occasion: "কাগজ হাসপাতালে পাঠানোর পর",
        body: letter.bn(`আপনার কাগজপত্র হাসপাতালে পাঠিয়ে আপনার অনুরোধের কথা জানিয়েছি।

অনুরোধ নম্বর: {reference}
হাসপাতাল: {hospital}

রোগীকে নিতে পারবে কি না, আর কখন, তা হাসপাতাল ঠিক করে। উত্তর এলে আপনাকে লিখে জানাব।`),
      },
      th: {
        title: "สอบถามโรงพยาบาลแล้ว",
        occasion: "เมื่อส่งเอกสารให้โรงพยาบาลแล้ว",
        body: letter.th(`เราส่งเอกสารของคุณให้โรงพยาบาลและสอบถามเรื่องคำขอแล้ว

เลขที่คำขอ: {reference}
โรงพยาบาล: {hospital}

โรงพยาบาลเป็นผู้ตัดสินใจว่าจะรับผู้ป่วยได้หรือไม่ และเมื่อใด เมื่อได้คำตอบแล้วจะแจ้งให้ทราบ`),
      },
    },
  },
  {
    id: "sample-reply-no-news",
    texts: {
      en: {
        title: "No answer from the hospital yet",
        occasion: "When a family waits and there is no news",
        body: letter.en(`there is no answer yet to your request {reference}.

Hospital: {hospital}

I am writing so that you do not wait without a word. If anything has changed with the patient, please tell us: {phone}.`),
      },
      bn: {
        title: "হাসপাতালের উত্তর এখনো আসেনি",
        occasion: "পরিবার অপেক্ষায়, কিন্তু খবর নেই",
        body: letter.bn(`আপনার অনুরোধের উত্তর এখনো আসেনি।

অনুরোধ নম্বর: {reference}
হাসপাতাল: {hospital}

আপনাকে যেন কোনো খবর ছাড়া অপেক্ষা করতে না হয়, তাই লিখছি। রোগীর অবস্থার কোনো পরিবর্তন হয়ে থাকলে আমাদের জানান: {phone}`),
      },
      th: {
        title: "โรงพยาบาลยังไม่ตอบ",
        occasion: "เมื่อครอบครัวรออยู่และยังไม่มีข่าว",
        body: letter.th(`ยังไม่มีคำตอบสำหรับคำขอของคุณ

เลขที่คำขอ: {reference}
โรงพยาบาล: {hospital}

เขียนมาเพื่อไม่ให้คุณต้องรอโดยไม่มีข่าว หากอาการของผู้ป่วยเปลี่ยนไป โปรดแจ้งเรา: {phone}`),
      },
    },
  },
];
