import type { SampleTexts } from "../texts";

export const specialties = [
  "cardiology",
  "oncology",
  "neurology",
  "orthopedics",
  "transplant",
  "nephrology",
  "gastroenterology",
  "pediatrics",
  "womens-health",
  "fertility",
  "pulmonology",
  "diabetes",
  "eye-care",
  "critical-care",
  "general-surgery",
] as const;

export type Specialty = (typeof specialties)[number];

interface SampleHospitalText {
  name: string;
  location: string;
  address: string;
  bio: string;
  about: string;
  keyHighlights: string[];
  centersOfExcellence: string[];
  servicesForBangladesh: string[];
}

export interface SampleHospital {
  slug: string;
  country: "thailand" | "india" | "singapore" | "united-arab-emirates" | "malaysia";
  city: string;
  latitude: number | null;
  longitude: number | null;
  website: string;
  specialties: Specialty[];
  accreditation: { body: string; asOf: string; source: string } | null;
  texts: SampleTexts<SampleHospitalText>;
}
