import { afterAll, beforeAll, expect, it } from "vitest";
import { clearSamples } from "#db/seed";
import { dictionaries } from "~/locales/dictionaries";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { openSite } from "../support/company-info";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ SEED: "none" });
  await clearSamples(site.db);
  await openSite(site.db);
});
afterAll(() => site.close());

it.each(languages)(
  "the list says that there are no hospitals without blaming a search, in %s",
  async (code) => {
    const { empty } = dictionaries[code].hospitals;
    const list = await site.visitor().get(paths.hospitals(code));
    expect(list.text).toContain(empty.none.title);
    expect(list.text).not.toContain(empty.title);
    const searched = await site.visitor().get(paths.hospitals(code, { q: "heart" }));
    expect(searched.text).toContain(empty.title);
  },
);

it.each(languages)("the home page mentions no sample details, in %s", async (code) => {
  const home = await site.visitor().get(paths.home(code));
  expect(home.text).not.toContain(dictionaries[code].common.footer.sample);
});

it("the editor calls untouched pages neither complete nor incomplete", async () => {
  const { nothingYet } = dictionaries.en.editing;
  const owner = await coordinator(site, "Writer");
  for (const part of ["costs", "company-info"]) {
    const page = await owner.get(paths.dashboardPage(part, "en"));
    const tabs = page.document.querySelectorAll("main nav a").map(({ text }) => text);
    expect(tabs.filter((tab) => tab.includes(nothingYet))).toHaveLength(3);
  }
});

it("the editor does not call empty translations outdated", async () => {
  const { toRead, states, stillRight } = dictionaries.en.editing;
  const owner = await coordinator(site, "First writer");
  const page = await owner.get(`${paths.dashboardPage("company-info", "en")}?in=en`);
  await owner.submit(page, { opening: "We are five." }, "form#words");
  const bengali = await owner.get(`${paths.dashboardPage("company-info", "en")}?in=bn`);
  expect(bengali.text).toContain(toRead);
  expect(bengali.text).toContain("We are five.");
  expect(bengali.text).not.toContain(states.older);
  expect(bengali.text).not.toContain(stillRight);
});
