import type { SampleTexts } from "./texts";

export interface SampleDoctor {
  id: string;
  hospital: string;
  specialty: string;
  /** ISO 639-1. */
  languages: readonly string[];
  texts: SampleTexts<{ name: string; about: string }>;
}

/**
 * Doctors have letters instead of names and no registration, so that no doctor is invented. The
 * owner enters real ones.
 */
export const sampleDoctors: SampleDoctor[] = [
  {
    id: "sample-doctor-1",
    hospital: "sample-bumrungrad-international",
    specialty: "cardiology",
    languages: ["en", "th"],
    texts: {
      en: {
        name: "Doctor A (sample)",
        about: "Here stands what the doctor treats, in a sentence or two. This is no real person.",
      },
      bn: {
        name: "ডাক্তার ক (নমুনা)",
        about: "ডাক্তার কোন রোগের চিকিৎসা করেন, এখানে এক-দুই বাক্যে লেখা থাকবে। ইনি সত্যিকারের কেউ নন।",
      },
      th: {
        name: "แพทย์ ก (ตัวอย่าง)",
        about: "ตรงนี้จะบอกในหนึ่งหรือสองประโยคว่าแพทย์รักษาโรคใด ไม่ใช่บุคคลจริง",
      },
    },
  },
  {
    id: "sample-doctor-2",
    hospital: "sample-apollo-hospitals-chennai",
    specialty: "oncology",
    languages: ["bn", "en", "hi", "ta"],
    texts: {
      en: {
        name: "Doctor B (sample)",
        about: "The registration stands below once it was looked up. This is no real person.",
      },
      bn: {
        name: "ডাক্তার খ (নমুনা)",
        about: "নিবন্ধন মিলিয়ে দেখার পর নিচে লেখা থাকবে। ইনি সত্যিকারের কেউ নন।",
      },
      th: {
        name: "แพทย์ ข (ตัวอย่าง)",
        about: "เลขทะเบียนจะอยู่ด้านล่างเมื่อตรวจสอบแล้ว ไม่ใช่บุคคลจริง",
      },
    },
  },
  {
    id: "sample-doctor-3",
    hospital: "sample-cmc-vellore",
    specialty: "pediatrics",
    languages: ["bn", "en", "ta"],
    texts: {
      en: {
        name: "Doctor C (sample)",
        about:
          "The languages are those that the doctor speaks with patients. This is no real person.",
      },
      bn: {
        name: "ডাক্তার গ (নমুনা)",
        about: "ডাক্তার রোগীর সঙ্গে যেসব ভাষায় কথা বলেন, সেগুলোই লেখা থাকবে। ইনি সত্যিকারের কেউ নন।",
      },
      th: {
        name: "แพทย์ ค (ตัวอย่าง)",
        about: "ภาษาที่ระบุคือภาษาที่แพทย์ใช้พูดกับผู้ป่วย ไม่ใช่บุคคลจริง",
      },
    },
  },
];
