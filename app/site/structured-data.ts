import type { CompanyInfo } from "~/features/company/company";
import type { Language } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import type { JsonLdValue } from "./json-ld";

type Thing = Record<string, JsonLdValue>;

const context = "https://schema.org";

/** The company; sample details are left out. */
export function organization(about: {
  company: CompanyInfo;
  description: string;
  origin: string;
  languages: readonly Language[];
}): Thing {
  const { company, origin } = about;
  return {
    "@context": context,
    "@type": "MedicalOrganization",
    name: company.name,
    legalName: company.legalName || undefined,
    description: about.description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    areaServed: "BD",
    ...(company.sample
      ? {}
      : {
          telephone: company.phone,
          email: company.email,
          address: company.address || undefined,
          sameAs: undefinedIfEmpty(company.social.map(({ url }) => url)),
          contactPoint: {
            "@type": "ContactPoint",
            contactType: "customer service",
            telephone: company.phone,
            availableLanguage: [...about.languages],
            hoursAvailable: "Mo-Su 00:00-23:59",
          },
        }),
  };
}

/** Undefined if empty. */
function undefinedIfEmpty(items: string[]): string[] | undefined {
  return items.length > 0 ? items : undefined;
}

/** Breadcrumbs of a page, from the home page down; the last item is the page itself. */
export function breadcrumbs(
  origin: string,
  crumbs: readonly { href: string; label: string }[],
): Thing {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ href, label }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plainText(label),
      item: origin + href,
    })),
  };
}

export function faqPage(
  questions: readonly { question: string; answer: readonly string[] }[],
  language: Language,
): Thing {
  return {
    "@context": context,
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join("\n") },
    })),
  };
}

export function service(about: {
  name: string;
  description: string;
  url: string;
  provider: string;
  language: Language;
}): Thing {
  return {
    "@context": context,
    "@type": "Service",
    name: about.name,
    description: about.description,
    url: about.url,
    inLanguage: about.language,
    areaServed: "BD",
    provider: { "@type": "MedicalOrganization", name: about.provider },
  };
}

/** A hospital. Our ratings are left out: they rate our help, not the hospital. */
export function hospital(about: {
  name: string;
  description: string;
  url: string;
  address: string;
  /** Absolute URLs. */
  images: string[];
  /** ISO 3166-1, if known. */
  country?: string;
  website?: string | null;
  coordinates?: { latitude: number; longitude: number } | null;
  /** https://schema.org/MedicalSpecialty, e.g. "Cardiovascular". */
  specialties: readonly string[];
}): Thing {
  return {
    "@context": context,
    "@type": "Hospital",
    name: about.name,
    description: about.description,
    url: about.url,
    image: undefinedIfEmpty(about.images),
    sameAs: about.website ?? undefined,
    address: about.country
      ? {
          "@type": "PostalAddress",
          streetAddress: about.address,
          addressCountry: about.country,
        }
      : about.address,
    geo: about.coordinates ? { "@type": "GeoCoordinates", ...about.coordinates } : undefined,
    medicalSpecialty: undefinedIfEmpty(about.specialties.map((name) => `${context}/${name}`)),
  };
}

/** The author is the company: posts name no person. */
export function blogPosting(about: {
  title: string;
  description: string;
  url: string;
  image?: string;
  publishedAt: string;
  updatedAt?: string;
  publisher: string;
  language: Language;
}): Thing {
  const publisher = { "@type": "Organization", name: about.publisher };
  return {
    "@context": context,
    "@type": "BlogPosting",
    headline: about.title,
    description: about.description,
    url: about.url,
    mainEntityOfPage: about.url,
    image: about.image,
    datePublished: about.publishedAt,
    dateModified: about.updatedAt,
    inLanguage: about.language,
    author: publisher,
    publisher,
  };
}
