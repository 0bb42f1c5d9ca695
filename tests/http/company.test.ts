import { describe, expect, it } from "vitest";
import { languages, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { CALL_US } from "../support/call-us";
import { publicPages } from "../support/public-pages";
import { startSite } from "../support/site";
import { texts } from "../support/words";

describe("company", () => {
  it("is called by the brand in the reader's language until the owner enters a name", async () => {
    const site = await startSite();
    const footer = async (path: string) =>
      (await site.visitor().get(path)).document.querySelector("footer")?.text;
    expect(await footer("/bn")).toContain("সেতু ·");
    await site.db.updateTable("company").set({ sample: 0, name: "Setu Care" }).execute();
    expect(await footer("/bn")).toContain("Setu Care");
    await site.close();
  });

  it("shows the same number on every call button, also after sending and on errors", async () => {
    const site = await startSite();
    const visitor = site.visitor();
    const form = await visitor.get(paths.callBack("bn"));
    const sent = await visitor.submit(form, { phoneNumber: "01712 345678" });
    for (const page of [
      sent,
      await visitor.get(paths.about("bn")),
      await visitor.get("/bn/no-such-page"),
    ]) {
      const calls = page.document.querySelectorAll(`main ${CALL_US}[class]`);
      expect(calls.map((call) => call.text.trim())).toEqual(["ফোন: 01000-000000"]);
    }
    await site.close();
  });

  it("shows the same details on every page", async () => {
    const site = await startSite();
    await site.db
      .updateTable("company")
      .set({
        name: "Setu <Ltd>",
        phone: "+8801712345678",
        whatsapp: "+8801712345679",
        email: "desk@example.org",
      })
      .execute();
    for (const path of ["/", "/terms", "/bn/privacy", "/services/medical-escort", "/aboutus"]) {
      const page = await site.visitor().get(path);
      expect(page.html).not.toMatch(/01000|help@setu|<Ltd>/);
      expect(page.text).toContain("01712-345678");
    }
    expect((await site.visitor().get("/privacy")).html).toContain("mailto:desk@example.org");
    await site.close();
  });
});

it("only the privacy page names WhatsApp while there is no number for it", async () => {
  const site = await startSite();
  await site.db.updateTable("company").set({ whatsapp: "" }).execute();
  const privacy = languages.map((language) => paths.privacy(language));
  // every post offers sharing by WhatsApp, even if the company has no number
  const postPath = paths.post("what-happens-on-an-air-ambulance-flight", "en");
  const pathsWithName: string[] = [];
  for (const language of languages) {
    for (const path of publicPages.filter((page) => page !== postPath)) {
      const page = await site.visitor().get(pathInLanguage(path, language));
      const visibleHtml = page.html.replace(/<script[\s\S]*?<\/script>/g, "");
      if (/WhatsApp|হোয়াটসঅ্যাপ/.test(visibleHtml)) pathsWithName.push(page.path);
    }
  }
  expect(pathsWithName).toEqual(privacy);
  await site.close();
});

describe("team", () => {
  it("comes from the database, in order, in the reader's language or marked English", async () => {
    const site = await startSite();
    await site.db
      .deleteFrom("team_member_texts")
      .where("record_id", "=", "sample-team-2")
      .where("language", "=", "bn")
      .execute();
    const { document } = await site.visitor().get("/bn/aboutus");
    const members = document.querySelectorAll("main svg[viewBox='0 0 96 96']");
    expect(members).toHaveLength(4);
    expect(document.querySelector("[lang=en] h3")?.textContent).toBe("Medical records officer");
    await site.db.deleteFrom("team_members").execute();
    const without = await site.visitor().get("/bn/aboutus");
    expect(without.text).not.toContain(texts("bn").about.team.title);
    await site.close();
  });
});
