import type { SampleTexts } from "./texts";

export interface SampleCompany {
  name: string;
  phone: string;
  whatsapp: string;
  email: string;
  address: SampleTexts<string>;
}

/**
 * Placeholder until the owner enters real details. 010 is not an assigned Bangladeshi mobile prefix
 * and `.example` is reserved (RFC 2606), so neither reaches anybody.
 */
export const sampleCompany: SampleCompany = {
  name: "Setu",
  phone: "+8801000000000",
  whatsapp: "+8801000000000",
  email: "help@setu.example",
  address: {
    en: "Sample address, Dhaka, Bangladesh",
    bn: "নমুনা ঠিকানা, ঢাকা, বাংলাদেশ",
    th: "ที่อยู่ตัวอย่าง กรุงธากา ประเทศบังกลาเทศ",
  },
};
