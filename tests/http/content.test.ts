import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { destinations } from "~/features/content/hospitals/countries";
import type { Dictionary } from "~/locales/dictionaries";
import { type Language, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { serviceKeys, servicesWithRelatives } from "~/service-keys";
import { CALL_US } from "../support/call-us";
import { type Site, startSite } from "../support/site";
import type { Page } from "../support/visitor";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** One round trip of a new connection: ten TCP segments of 1,460 bytes (RFC 6928). */
const FIRST_RESPONSE_BYTES = 14_600;

const contentPages: ((language: Language) => string)[] = [
  paths.home,
  paths.services,
  ...serviceKeys.map((key) => (language: Language) => paths.service(key, language)),
  paths.process,
  paths.promise,
  paths.costs,
  paths.faqs,
  paths.about,
  paths.terms,
  paths.privacy,
  paths.comingSoon,
];
const everyPage = languages.flatMap((language) =>
  contentPages.map((path) => ({ path: path(language), language })),
);

describe.each(everyPage)("$path", ({ path, language }) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.visitor().get(path);
  });

  it("is a page in its language", () => {
    expect(page.status).toBe(200);
    expect(page.html).not.toContain("\0");
    expect(page.document.querySelector("html")?.getAttribute("lang")).toBe(language);
    expect(page.document.querySelectorAll("h1")).toHaveLength(1);
  });

  it("has a title and a link to call", () => {
    const title = page.document.querySelector("title")?.textContent ?? "";
    expect(title).toMatch(new RegExp(`.{4,} – ${texts(language).home.brand}$`));
    expect(page.document.querySelector(`main ${CALL_US}`)?.textContent).toMatch(/\d{5}/);
  });

  it("shows no placeholder or key in place of a text", () => {
    const html = page.html.replace(/<(style|script)\b.*?<\/\1>/gs, "");
    expect(html.match(/.{20}(\{\{|undefined|\[object).{20}/)).toBeNull();
    const sections = Object.keys(texts("en")).join("|");
    expect(page.text).not.toMatch(new RegExp(`\\b(${sections})\\.[a-z]\\w+(\\.\\w+)*\\b`));
  });

  it.skipIf(language === "en")("contains no English sentence", () => {
    const translations = new Set(sentences(texts(language)));
    const untranslated = sentences(texts("en")).filter(
      (text) => !translations.has(text) && page.text.includes(text),
    );
    expect(untranslated).toEqual([]);
  });

  it.skipIf(language !== "bn")("uses Bengali numerals, except for numbers to dial", () => {
    const main = page.document.querySelector("main");
    for (const script of main?.querySelectorAll("script") ?? []) script.remove();
    const text = main?.textContent.replace(/[\d-]{11,}/g, "") ?? "";
    expect(text).toMatch(/\p{Script=Bengali}/u);
    expect(text.match(/.{0,20}[0-9].{0,20}/)).toBeNull();
  });

  it("arrives in one round trip, including styles", async () => {
    const response = await site.fetch(path, { headers: { "Accept-Encoding": "br" } });
    expect(response.headers.get("Content-Encoding")).toBe("br");
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.byteLength).toBeLessThanOrEqual(FIRST_RESPONSE_BYTES);
    const html = brotliDecompressSync(body).toString();
    expect(html).toContain("<style");
    expect(html).not.toMatch(/<link[^>]+stylesheet|<script[^>]+src=/);
  });
});

describe("services", () => {
  it.each(serviceKeys)("%s explains five steps and prefills the booking", async (key) => {
    const { document, text } = await site.visitor().get(paths.service(key, "bn"));
    const book = `a[href='${paths.booking("bn", { service: key })}']`;
    expect(document.querySelector(`main ${book}`)).toBeTruthy();
    expect(document.querySelectorAll("main ol li p").length).toBeGreaterThanOrEqual(5);
    for (const item of texts("bn").services.items[key].keyBenefits) expect(text).toContain(item);
    const relatives = text.includes(texts("bn").services.detail.relatives);
    expect(relatives).toBe(servicesWithRelatives.includes(key));
  });

  it("are not preselected by the link for undecided families", async () => {
    const { document } = await site.visitor().get(paths.service("hotel-booking", "en"));
    const { askTitle } = texts("en").services.detail;
    const askSection = [...document.querySelectorAll("section")].find(
      (section) => section.querySelector("h2")?.textContent === askTitle,
    );
    expect(askSection?.querySelector(`a[href='${paths.booking("en")}']`)?.textContent).toBe(
      texts("en").common.act.bookAppointment,
    );
    expect(askSection?.querySelector("a[href*='service=']")).toBeNull();
  });

  it.each(["unknown", "constructor", "__proto__", "%00", "icu-air-ambulance%2F"])(
    "do not include %s",
    async (slug) => {
      const page = await site.visitor().get(`/th/services/${slug}`);
      expect(page.status).toBe(404);
      expect(page.text).toContain(texts("th").errors.notFound.title);
    },
  );
});

describe("FAQs", () => {
  it("each have a link target inside their details element", async () => {
    const { document } = await site.visitor().get("/faqs");
    const { items } = texts("en").faqs;
    expect(items.length).toBeGreaterThanOrEqual(5);
    for (const { id, question } of items) {
      const answer = document.querySelector(`details > #${id}`);
      expect(answer?.parentNode?.querySelector("summary")?.textContent).toBe(question);
    }
  });
});

describe("process page", () => {
  it("lists the documents for each destination with their date", async () => {
    const page = await site.visitor().get("/bn/ourprocess");
    expect(page.text).toContain("২০ নভেম্বর");
    for (const id of destinations) {
      expect(page.document.getElementById(id)).toBeTruthy();
    }
  });
});

/** Every text of a dictionary that is too long for a name. */
function sentences(dictionary: Dictionary): string[] {
  const found: string[] = [];
  const collect = (node: unknown) => {
    if (typeof node === "string") {
      if (node.length >= 15 && !node.includes("{{")) found.push(node);
    } else if (node && typeof node === "object") {
      Object.values(node).forEach(collect);
    }
  };
  collect(dictionary);
  return found;
}

it.each([
  ["en", "People besides you", "what they may be told"],
  ["bn", "আর যাঁদের ফোন করতে বা লিখতে পারি", "কতটা জানানো যাবে"],
  ["th", "บุคคลอื่นที่เราอาจโทรหรือเขียนถึง", "สิ่งที่บอกเขาได้"],
] as const)("the privacy page names the people of a request, in %s", async (language, ...parts) => {
  const { text } = await site.visitor().get(paths.privacy(language));
  for (const words of parts) expect(text).toContain(words);
});
