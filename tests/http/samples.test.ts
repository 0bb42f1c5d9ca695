import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Counts a notice, and the "Sample" marks. */
async function countMarks(path: string, notice: string, mark: string) {
  const { document } = await site.visitor().get(path);
  const main = document.querySelector("main");
  const marks = main?.querySelectorAll("span").filter(({ text }) => text === mark);
  return { notices: (main?.text.split(notice).length ?? 1) - 1, marks: marks?.length };
}

const ONCE = { notices: 1, marks: 0 };

describe.each(languages)("sample notice, in %s", (language) => {
  const { about, blog, common, reviews } = texts(language);

  it.each([
    [paths.reviews(language), reviews.summary.allSamples],
    [paths.blog(language), blog.samples],
    [paths.blog(language, { category: "travel-tips" }), blog.samples],
    [paths.post("flying-with-oxygen", language), blog.post.sample],
    [paths.about(language), about.team.samples],
  ])("appears once on %s", async (path, notice) => {
    expect(await countMarks(path, notice, common.sample)).toEqual(ONCE);
  });
});

it("each sample is labelled among real entries", async () => {
  const mixedSite = await startSite();
  const { about, blog, common } = texts("en");
  await mixedSite.db
    .updateTable("team_members")
    .set({ sample: 0 })
    .where("id", "=", "sample-team-1")
    .execute();
  await mixedSite.db
    .updateTable("posts")
    .set({ sample: 0 })
    .where("id", "=", "sample-flying-with-oxygen")
    .execute();
  const marksOn = async (path: string, notice: string) => {
    const page = await mixedSite.visitor().get(path);
    expect(page.text).not.toContain(notice);
    const spans = page.document.querySelectorAll("main span");
    return spans.filter(({ text }) => text === common.sample).length;
  };
  const members = await mixedSite.db.selectFrom("team_members").select("id").execute();
  expect(await marksOn("/aboutus", about.team.samples)).toBe(members.length - 1);
  const posts = await mixedSite.db.selectFrom("posts").select("id").execute();
  expect(await marksOn("/blog?all=1", blog.samples)).toBe(posts.length - 1);
  await mixedSite.close();
});
