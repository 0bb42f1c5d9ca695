import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { anAccount, PASSWORD } from "../support/accounts";
import { asRead } from "../support/as-read";
import { family, messageFields } from "../support/family";
import { clearRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const email = "rahima@example.com";

let site: Site;
beforeAll(async () => {
  site = await startSite({ FLY_APP_NAME: "setu" });
});
afterAll(() => site.close());
beforeEach(async () => {
  await clearRequests(site.db);
  for (const table of ["outbox", "rate_limits", "users"] as const) {
    await site.db.deleteFrom(table).execute();
  }
});

const book = async (visitor: Visitor, tellUsMore: string) =>
  visitor.submit(await visitor.get("/booking"), { ...family, email, tellUsMore });

describe("mail over a limit", () => {
  it.each(languages)("is reported as not sent on the request's page, in %s", async (code) => {
    const { sent } = texts(code).submission;
    const visitor = site.visitor();
    for (const [path, fields] of [
      [paths.booking(code), { ...family, email }],
      [paths.contact(code), { ...messageFields, email }],
    ] as const) {
      for (const words of ["One.", "Two.", "Three."]) {
        const typed = { ...fields, tellUsMore: words, message: words };
        const page = await visitor.submit(await visitor.get(path), typed);
        const isThird = words === "Three.";
        expect(page.text.includes(asRead(sent.keepUnmailed)), words).toBe(isThird);
        expect(page.text.includes(asRead(sent.keep)), words).toBe(!isThird);
        // the page shows the same when opened later
        expect((await visitor.get(page.path)).text.includes(asRead(sent.keepUnmailed))).toBe(
          isThird,
        );
      }
    }
  });

  it.each(languages)("is reported on the page that requests account mail, in %s", async (code) => {
    const { checkEmail } = texts(code).account;
    const stranger = site.visitor();
    // the answer is the same with and without an account
    await anAccount(site, "known@example.com");
    for (const address of [email, "known@example.com", "nobody@example.com"]) {
      for (const _ of [1, 2]) {
        const page = await stranger.get(paths.checkEmail(code));
        expect((await stranger.submit(page, { email: address })).status).toBe(200);
      }
      const third = await stranger.submit(await stranger.get(paths.checkEmail(code)), {
        email: address,
      });
      const fourth = await stranger.submit(await stranger.get(paths.register(code)), {
        email: address,
        password: PASSWORD,
        confirmPassword: PASSWORD,
      });
      for (const page of [third, fourth]) {
        expect(page.status).toBe(429);
        expect(page.text).toContain(asRead(checkEmail.asked));
        expect(page.html).toContain(`value="${address}"`);
      }
    }
    expect(await site.db.selectFrom("users").select("email").execute()).toEqual([
      { email: "known@example.com" },
    ]);
  });

  it("is not reported to a visitor on another network", async () => {
    const { sent } = texts("en").submission;
    const from = (network: string) => site.visitor({ headers: { "Fly-Client-IP": network } });
    for (const network of ["203.0.113.7", "203.0.113.8"]) {
      for (const words of ["One.", "Two.", "Three."]) await book(from(network), network + words);
    }
    const page = await book(from("203.0.113.9"), "Has somebody else asked?");
    expect(page.text).toContain(asRead(sent.keep));
    const mails = site.db.selectFrom("outbox").select("id").where("recipient", "=", email);
    // two mails per network, and at most four to one mailbox
    expect(await mails.execute()).toHaveLength(4);
  });
});
