import type { CompanyInfo } from "~/features/company/company";
import type { Language } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import type { JsonLdValue } from "./json-ld";

type Thing = Record<string, JsonLdValue>;

const context = "https://schema.org";

/** The company; sample details are left out. */
export function organization(facts: {
  company: CompanyInfo;
  description: string;
  origin: string;
  languages: readonly Language[];
}): Thing {
  const { company, origin } = facts;
  return {
    "@context": context,
    "@type": "MedicalOrganization",
    name: company.name,
    legalName: company.legalName || undefined,
    description: facts.description,
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
            availableLanguage: [...facts.languages],
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

export function service(facts: {
  name: string;
  description: string;
  url: string;
  provider: string;
  language: Language;
}): Thing {
  return {
    "@context": context,
    "@type": "Service",
    name: facts.name,
    description: facts.description,
    url: facts.url,
    inLanguage: facts.language,
    areaServed: "BD",
    provider: { "@type": "MedicalOrganization", name: facts.provider },
  };
}

/** A hospital. Our ratings are left out: they rate our help, not the hospital. */
export function hospital(facts: {
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
    name: facts.name,
    description: facts.description,
    url: facts.url,
    image: undefinedIfEmpty(facts.images),
    sameAs: facts.website ?? undefined,
    address: facts.country
      ? {
          "@type": "PostalAddress",
          streetAddress: facts.address,
          addressCountry: facts.country,
        }
      : facts.address,
    geo: facts.coordinates ? { "@type": "GeoCoordinates", ...facts.coordinates } : undefined,
    medicalSpecialty: undefinedIfEmpty(facts.specialties.map((name) => `${context}/${name}`)),
  };
}

/** The author is the company: posts name no person. */
export function blogPosting(facts: {
  title: string;
  description: string;
  url: string;
  image?: string;
  publishedAt: string;
  updatedAt?: string;
  publisher: string;
  language: Language;
}): Thing {
  const publisher = { "@type": "Organization", name: facts.publisher };
  return {
    "@context": context,
    "@type": "BlogPosting",
    headline: facts.title,
    description: facts.description,
    url: facts.url,
    mainEntityOfPage: facts.url,
    image: facts.image,
    datePublished: facts.publishedAt,
    dateModified: facts.updatedAt,
    inLanguage: facts.language,
    author: publisher,
    publisher,
  };
}
