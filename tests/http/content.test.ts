import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countries } from "~/features/hospitals/hospital";
import { serviceKeys, withRelatives } from "~/features/services/service";
import type { Dictionary } from "~/locales/dictionaries";
import { type Language, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { type Site, startSite } from "../support/site";
import type { Page } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** One round trip of a new connection: ten packets (RFC 6928), less what comes before the page. */
const FIRST_RESPONSE_BYTES = 14_600;

const contentPages: ((language: Language) => string)[] = [
  paths.home,
  paths.services,
  ...serviceKeys.map((key) => (language: Language) => paths.service(key, language)),
  paths.process,
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

  it("has a title and a way to call", () => {
    const title = page.document.querySelector("title")?.textContent ?? "";
    expect(title).toMatch(new RegExp(`.{4,} – ${texts(language).common.brand}$`));
    expect(page.document.querySelector("main a[href^='tel:']")?.textContent).toMatch(/\d{5}/);
  });

  it("has every text, filled in", () => {
    const html = page.html.replace(/<(style|script)\b.*?<\/\1>/gs, "");
    expect(html.match(/.{20}(\{\{|undefined|\[object).{20}/)).toBeNull();
    const sections = Object.keys(texts("en")).join("|");
    expect(page.text).not.toMatch(new RegExp(`\\b(${sections})\\.[a-z]\\w+(\\.\\w+)*\\b`));
  });

  it.skipIf(language === "en")("holds no English sentence", () => {
    const own = new Set(sentences(texts(language)));
    const left = sentences(texts("en")).filter(
      (text) => !own.has(text) && page.text.includes(text),
    );
    expect(left).toEqual([]);
  });

  it.skipIf(language !== "bn")("counts in Bengali numerals, but for what is dialled", () => {
    const main = page.document.querySelector("main");
    for (const script of main?.querySelectorAll("script") ?? []) script.remove();
    const text = main?.textContent.replace(/[\d-]{11,}/g, "") ?? "";
    expect(text.match(/.{0,20}[0-9].{0,20}/)).toBeNull();
  });

  it("arrives in one round trip, styles and all", async () => {
    const response = await site.fetch(path, { headers: { "Accept-Encoding": "br" } });
    expect(response.headers.get("Content-Encoding")).toBe("br");
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.byteLength).toBeLessThanOrEqual(FIRST_RESPONSE_BYTES);
    const html = brotliDecompressSync(body).toString();
    expect(html).toContain("<style");
    expect(html).not.toMatch(/<link[^>]+stylesheet|<script[^>]+src=/);
  });
});

describe("home", () => {
  it("runs no script once the loading screen has been seen", async () => {
    const visitor = site.visitor();
    await visitor.get("/");
    const page = await visitor.get("/");
    const scripts = page.document.querySelectorAll("script");
    expect(scripts.map((script) => script.getAttribute("type"))).toEqual(["application/ld+json"]);
  });

  it.each(languages)("shows the ways to us, the promises and the services in %s", async (code) => {
    const { document } = await site.visitor().get(paths.home(code));
    const main = document.querySelector("main");
    expect(main?.querySelector("a[href='tel:+8801000000000']")?.textContent).toContain("01000");
    expect(main?.querySelector("a[href^='https://wa.me/']")).toBeTruthy();
    expect(main?.querySelector(`a[href='${paths.booking(code)}']`)).toBeTruthy();
    expect(main?.querySelectorAll("dt")).toHaveLength(4);
    for (const key of serviceKeys) {
      expect(main?.querySelector(`a[href='${paths.service(key, code)}']`)).toBeTruthy();
    }
    expect(main?.querySelectorAll("ol > li")).toHaveLength(5);
    expect(main?.querySelectorAll("details")).toHaveLength(3);
  });

  it("names hospitals by country, and leaves drafts out", async () => {
    const before = await site.visitor().get("/bn");
    expect(before.text).toContain("থাইল্যান্ড");
    expect(before.text).toContain("ব্যাংকক হাসপাতাল");
    await setStatus("draft");
    expect((await site.visitor().get("/bn")).text).not.toContain("ব্যাংকক হাসপাতাল");
    await setStatus("published");
  });

  const setStatus = (status: "draft" | "published") =>
    site.db
      .updateTable("hospitals")
      .set({ status })
      .where("slug", "=", "bangkok-hospital")
      .execute();

  it.each(languages)("marks every sample review in %s", async (code) => {
    const { document } = await site.visitor().get(paths.home(code));
    const reviews = document.querySelectorAll("main figure");
    expect(reviews).toHaveLength(3);
    for (const review of reviews) {
      expect(review.textContent).toContain(texts(code).common.sample);
    }
  });

  it.each(languages)("says of samples alone that they are none, in %s", async (language) => {
    const own = await startSite();
    const { samples, someSamples } = texts(language).home.reviews;
    const read = async () => {
      const page = await own.visitor().get(paths.home(language));
      return {
        said: [samples, someSamples].filter((text) => page.text.includes(text)),
        first: page.document.querySelector("main figure blockquote")?.textContent,
      };
    };
    expect((await read()).said).toEqual([samples]);
    const review = {
      name: "A",
      place: "B",
      country: "india",
      treatment: "cardiology",
      rating: 4,
      language,
      // older than the samples
      published_at: "2020-01-01T00:00:00.000Z",
      submitted_at: "2020-01-01T00:00:00.000Z",
      consented_at: "2020-01-01T00:00:00.000Z",
      status: "published" as const,
      sample: 0 as const,
    };
    const insert = (id: string) =>
      own.db
        .insertInto("reviews")
        .values({ ...review, id, submission_key: id, content_hash: id, text: `Real ${id}` })
        .execute();
    await insert("one");
    expect(await read()).toEqual({ said: [someSamples], first: "Real one" });
    await insert("two");
    await insert("three");
    expect((await read()).said).toEqual([]);
    await own.close();
  });

  it("is whole without hospitals and reviews", async () => {
    const empty = await startSite();
    await empty.db.deleteFrom("hospitals").execute();
    await empty.db.deleteFrom("reviews").execute();
    const page = await empty.visitor().get("/");
    expect(page.status).toBe(200);
    expect(page.document.querySelectorAll("main figure")).toHaveLength(0);
    expect(page.text).not.toContain(texts("en").home.hospitals.title);
    await empty.close();
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
    expect(relatives).toBe(withRelatives.includes(key));
  });

  it.each(["unknown", "constructor", "__proto__", "%00", "icu-air-ambulance%2F"])(
    "knows no service %s",
    async (slug) => {
      const page = await site.visitor().get(`/th/services/${slug}`);
      expect(page.status).toBe(404);
      expect(page.text).toContain(texts("th").errors.notFound.title);
    },
  );
});

describe("questions", () => {
  it("can be linked one by one: the id stands within its details", async () => {
    const { document } = await site.visitor().get("/faqs");
    const { items } = texts("en").faqs;
    expect(items.length).toBeGreaterThanOrEqual(5);
    for (const { id, question } of items) {
      const answer = document.querySelector(`details > #${id}`);
      expect(answer?.parentNode?.querySelector("summary")?.textContent).toBe(question);
    }
  });
});

describe("process", () => {
  it("lists the papers of each destination with their date", async () => {
    const page = await site.visitor().get("/bn/ourprocess");
    expect(page.text).toContain("২০ নভেম্বর");
    for (const id of countries) {
      expect(page.document.getElementById(id)).toBeTruthy();
    }
  });
});

describe("what the company may change", () => {
  it("is called by the brand in the reader's language until the owner enters a name", async () => {
    const other = await startSite();
    const footer = async (path: string) =>
      (await other.visitor().get(path)).document.querySelector("footer")?.text;
    expect(await footer("/bn")).toContain("সেতু ·");
    await other.db.updateTable("company").set({ sample: 0, name: "Setu Care" }).execute();
    expect(await footer("/bn")).toContain("Setu Care");
    await other.close();
  });

  it("stands on every page as the company has it", async () => {
    const other = await startSite();
    await other.db
      .updateTable("company")
      .set({
        name: "Setu <Ltd>",
        phone: "+8801712345678",
        whatsapp: "+8801712345679",
        email: "desk@example.org",
      })
      .execute();
    for (const path of ["/", "/terms", "/bn/privacy", "/services/medical-escort", "/aboutus"]) {
      const page = await other.visitor().get(path);
      expect(page.html).not.toMatch(/01000|help@setu|<Ltd>/);
      expect(page.text).toContain("01712-345678");
    }
    expect((await other.visitor().get("/privacy")).html).toContain("mailto:desk@example.org");
    await other.close();
  });
});

describe("team", () => {
  it("is the database's, in order, in the reader's language or in marked English", async () => {
    const other = await startSite();
    await other.db
      .deleteFrom("team_member_texts")
      .where("member_id", "=", "sample-team-2")
      .where("language", "=", "bn")
      .execute();
    const { document } = await other.visitor().get("/bn/aboutus");
    const members = document.querySelectorAll("main svg[viewBox='0 0 96 96']");
    expect(members).toHaveLength(4);
    expect(document.querySelector("[lang=en] h3")?.textContent).toContain("medical records");
    await other.db.deleteFrom("team_members").execute();
    const without = await other.visitor().get("/bn/aboutus");
    expect(without.text).not.toContain(texts("bn").about.team.title);
    await other.close();
  });
});

/** Every text of a dictionary that is long enough to be nobody's name. */
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
