/** How the company is reached, as every page shows it. */
export interface CompanyInfo {
  /** As the owner wrote it; until then the brand in the reader's language. */
  name: string;
  /** E.164, for `tel:` links; null until the owner has entered one. */
  phone: string | null;
  /** As people write it; null as `phone`. */
  phoneText: string | null;
  /** Null until the owner has entered a number for it. */
  whatsappUrl: string | null;
  /** Null until the owner has entered one. */
  email: string | null;
  /** Empty until the owner has entered one. */
  address: string;
  social: { name: string; url: string }[];
  /** Nobody has entered the real details yet. */
  sample: boolean;
}
