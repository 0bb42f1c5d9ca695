import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#db/connection.server";
import { bn } from "~/locales/bn";
import { en } from "~/locales/en";
import { languages, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator, signedInUser } from "../support/admin";
import { asRead } from "../support/as-read";
import { ask, askCached, type HttpHeaders, moveMailbox, pageHtml } from "../support/page-cache";
import { insertPost } from "../support/posts";
import { flashText, signedValue } from "../support/session-cookie";
import { type Site, startSite } from "../support/site";
import { openSocket, type Socket } from "../support/socket";
import type { Visitor } from "../support/visitor";

let site: Site;
let socket: Socket;
beforeAll(async () => {
  site = await startSite();
  socket = await openSocket(site);
});
afterAll(async () => {
  await socket.close();
  await site.close();
});

const DRAFT = "half-written";
const DRAFT_TITLE = `Title &lt;${DRAFT}&gt;`;
const cookiesOf = ({ cookies }: Visitor) => [...cookies].map((one) => one.join("=")).join("; ");

/** Shuffles the list, differently for each round. */
function shuffled<One>(list: readonly One[], round: number): One[] {
  return list
    .map((one, at) => ({ one, order: ((at + 1) * round) % 211 }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ one }) => one);
}

describe("under parallel requests", () => {
  it("each reader gets their own language, theme, loading screen and data saver", async () => {
    const readers: { path: string; headers: HttpHeaders; shows: RegExp; hides: RegExp }[] = [];
    for (const language of languages) {
      for (const theme of ["", "dark", "light"]) {
        for (const visited of [true, false]) {
          for (const saver of ["", "switch", "browser"]) {
            const saverCookie = saver === "switch" && "data-saver=on";
            const cookies = [theme && `theme=${theme}`, visited && "visit=1", saverCookie];
            const waits = !visited && saver === "";
            readers.push({
              path: pathInLanguage("/", language),
              headers: {
                Cookie: cookies.filter(Boolean).join("; "),
                ...(saver === "browser" ? { "Save-Data": "on" } : {}),
              },
              shows: new RegExp(
                `<html lang="${language}"${theme ? ` class="${theme}"` : ">"}[^]*${waits ? "data-loading-screen" : ""}`,
              ),
              hides: waits ? /nothing that stands there/ : /data-loading-screen/,
            });
          }
        }
      }
    }
    for (const round of [7919, 104729, 1299709]) {
      const answers = shuffled(readers, round).map(async ({ path, headers, shows, hides }) => {
        const { text } = await socket.ask(path, headers);
        expect(text).toMatch(shows);
        expect(text).not.toMatch(hides);
      });
      await Promise.all(answers);
    }
    expect(socket.cached()).toBeGreaterThanOrEqual(2 * readers.length);
  });

  it("readers with a session or a toast get their own page, including drafts", async () => {
    await insertPost(site, DRAFT, "Words", { status: "draft" });
    const nila = cookiesOf(await coordinator(site, "Nila"));
    const family = cookiesOf(await signedInUser(site));
    const flash = signedValue(site, flashText({ key: "messages.logoutSuccess" }), "flash");
    const toasts = [en.messages.logoutSuccess, bn.messages.logoutSuccess];
    const privateParts = ["/logout", DRAFT_TITLE];
    const preview = `${paths.dashboardRecord("blog-posts", DRAFT, "en")}/preview`;
    const readers: { path: string; Cookie?: string; shows: string; hides: string[] }[] = [
      { path: "/blog", shows: 'lang="en"', hides: [...privateParts, ...toasts] },
      { path: "/bn/blog", shows: 'lang="bn"', hides: [...privateParts, ...toasts] },
      {
        path: "/bn/blog",
        Cookie: `visit=1; flash=${flash}`,
        shows: bn.messages.logoutSuccess,
        hides: privateParts,
      },
      { path: "/blog", Cookie: family, shows: "/logout", hides: [DRAFT_TITLE, "/dashboard/admin"] },
      { path: "/blog", Cookie: nila, shows: "/dashboard/admin", hides: [DRAFT_TITLE] },
      { path: preview, Cookie: nila, shows: DRAFT_TITLE, hides: toasts },
      { path: paths.post(DRAFT, "en"), shows: 'lang="en"', hides: [...privateParts, ...toasts] },
    ];
    const crowd = shuffled(Array(8).fill(readers).flat() as typeof readers, 7919);
    const answers = crowd.map(async ({ path, Cookie = "visit=1", shows, hides }) => {
      const { text } = await socket.ask(path, { Cookie });
      expect(asRead(text)).toContain(shows);
      for (const hidden of hides) expect(asRead(text)).not.toContain(hidden);
    });
    await Promise.all(answers);
  });
});

describe.each(["the application", "the socket"])("page cached by %s expires", (cache) => {
  const read = async (path: string) =>
    cache === "the socket" ? (await socket.ask(path)).text : pageHtml(site, path);

  it("when its content changes, in this process or another", async () => {
    const elsewhere = openDatabase(site.env.databaseUrl);
    onTestFinished(() => elsewhere.destroy());
    for (const [at, db] of [site.db, elsewhere, site.db, elsewhere].entries()) {
      await askCached(socket, "/aboutus");
      await moveMailbox(`${at}-${cache.at(-1)}`, db);
      expect(await read("/aboutus")).toContain(`${at}-${cache.at(-1)}@`);
    }
  });

  it("under load while content changes, so that later readers never see older content", async () => {
    for (let round = 0; round < 10; round++) {
      const asking = Array.from({ length: 8 }, () => read("/terms"));
      await moveMailbox(`round-${round}`, site.db);
      expect(await read("/terms")).toContain(`round-${round}@`);
      await Promise.all(asking);
      expect(await read("/terms")).toContain(`round-${round}@`);
    }
  });

  it("when a post's time comes, and after five minutes", async () => {
    const slug = "what-happens-on-an-air-ambulance-flight";
    const due = new Date(site.clock.now.getTime() + 60_000);
    await site.db
      .updateTable("posts")
      .set({ published_at: due.toISOString() })
      .where("slug", "=", slug)
      .execute();
    await askCached(socket, "/blog?all=1");
    expect(await read("/blog?all=1")).not.toContain(slug);
    site.clock.now = due;
    expect(await read("/blog?all=1")).toContain(slug);
    await askCached(socket, "/blog?all=1");
    site.clock.now = new Date(due.getTime() + 5 * 60_000);
    const before = socket.cached();
    await socket.ask("/blog?all=1");
    expect(socket.cached()).toBe(before);
  });
});

it("a reader's own page has no ETag", async () => {
  for (const cookie of ["session=none", "flash=none"]) {
    const { headers } = await ask(site, "/", { Cookie: `visit=1; ${cookie}` });
    expect(headers.has("ETag")).toBe(false);
  }
});
