import { afterAll, beforeAll, expect, it } from "vitest";
import { bn } from "~/locales/bn";
import { en } from "~/locales/en";
import { paths } from "~/paths";
import { coordinator, signedInUser } from "../support/admin";
import { asRead } from "../support/as-read";
import { insertPost } from "../support/posts";
import { flashText, signedValue } from "../support/session-cookie";
import { ask, untilKept } from "../support/shared-pages";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const DRAFT = "half-written";
const DRAFT_TITLE = `Title &lt;${DRAFT}&gt;`;
const ROUNDS = 20;

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await untilKept(site);
});
afterAll(() => site.close());

interface Part {
  asks: () => Promise<Response>;
  status?: number;
  shows: string;
  hides: string[];
}

it("shows families, coordinators and who is told something each their own, drafts among them, in one crowd", async () => {
  await insertPost(site, DRAFT, "Words", { status: "draft" });
  const nila = await coordinator(site, "Nila");
  const family = await signedInUser(site);
  const flash = signedValue(site, flashText({ key: "messages.logoutSuccess" }), "flash");
  const by = (visitor: Visitor, path: string) => () => visitor.send(path);
  const told = [en.messages.logoutSuccess, bn.messages.logoutSuccess];
  const ofOthers = ["/logout", DRAFT_TITLE];
  const parts: Part[] = [
    { asks: () => ask(site, "/blog"), shows: 'lang="en"', hides: [...ofOthers, ...told] },
    { asks: () => ask(site, "/bn/blog"), shows: 'lang="bn"', hides: [...ofOthers, ...told] },
    {
      asks: () => ask(site, "/bn/blog", { Cookie: `visit=1; flash=${flash}` }),
      shows: bn.messages.logoutSuccess,
      hides: ofOthers,
    },
    { asks: by(family, "/blog"), shows: "/logout", hides: [DRAFT_TITLE, "/dashboard/admin"] },
    { asks: by(nila, "/blog"), shows: "/dashboard/admin", hides: [DRAFT_TITLE] },
    {
      asks: by(nila, `${paths.dashboardRecord("blog-posts", DRAFT, "en")}/preview`),
      shows: DRAFT_TITLE,
      hides: told,
    },
    {
      asks: () => ask(site, paths.post(DRAFT, "en")),
      status: 404,
      shows: 'lang="en"',
      hides: [...ofOthers, ...told],
    },
  ];
  const crowd = Array.from({ length: ROUNDS * parts.length }, (_, at) => at)
    .toSorted((a, b) => ((a * 7919) % 139) - ((b * 7919) % 139))
    .flatMap((at) => parts[at % parts.length] ?? []);
  const answers = await Promise.all(
    crowd.map(async (part) => ({ part, answer: await part.asks() })),
  );
  for (const { part, answer } of answers) {
    const html = asRead(await answer.text());
    expect(answer.status).toBe(part.status ?? 200);
    expect(html).toContain(part.shows);
    for (const hidden of part.hides) expect(html).not.toContain(hidden);
  }
});
