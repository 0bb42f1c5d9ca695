/** How the company is reached, as every page shows it. */
export interface CompanyInfo {
  /** As the owner wrote it; until then the brand in the reader's language. */
  name: string;
  /** E.164, for `tel:` links. */
  phone: string;
  /** As people write it. */
  phoneText: string;
  whatsappUrl: string;
  email: string;
  address: string;
  social: { name: string; url: string }[];
  /** Nobody has entered the real details yet. */
  sample: boolean;
}
