import { afterAll, beforeAll, expect, it } from "vitest";
import { languages, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { ADMIN_PASSWORD, anAccount, PASSWORD, signedInAdmin, signInAs } from "../support/accounts";
import { saveCompany } from "../support/company-info";
import { family, messageFields } from "../support/family";
import { phoneVisitor } from "../support/notices";
import { requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { story } from "../support/story";
import type { Visitor } from "../support/visitor";
import { walkedLanguages } from "../support/whole-suite";

const OLD_NAME = "Padma Care";
const NEW_NAME = "Meghna Care";

let site: Site;
let owner: Visitor;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  owner = await signedInAdmin(site, "owner@example.com");
  await saveCompany(owner, { name: OLD_NAME });
  // fills the caches with the earlier name
  for (const language of languages) await site.visitor().get(pathInLanguage("/", language));
  await anAccount(site, "earlier@example.com");
  const earlier = site.visitor();
  await earlier.submit(await earlier.get("/forgot"), { email: "earlier@example.com" });
  await saveCompany(owner, { name: NEW_NAME });
  await site.db.deleteFrom("outbox").execute();
});
afterAll(() => site.close());

it.each(walkedLanguages)(
  "a renamed company has its new name in every mail, in %s",
  async (language) => {
    const email = `rahima-${language}@example.com`;
    const at = (path: string) => pathInLanguage(path, language);
    const send = async (
      visitor: Visitor,
      path: string,
      fields: Record<string, string>,
      form?: string,
    ) => visitor.submit(await visitor.get(at(path)), fields, form);
    const stranger = site.visitor();
    await send(stranger, "/register", {
      name: "Salma",
      email: `salma-${language}@example.com`,
      phone: family.phoneNumber,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    await send(stranger, "/share-your-story", { ...story, name: `Rahima ${language}` });

    await anAccount(site, email);
    await site.db.updateTable("users").set({ language }).where("email", "=", email).execute();
    await send(stranger, "/register", { email, password: PASSWORD, confirmPassword: PASSWORD });
    await send(stranger, "/forgot", { email });
    await signInAs(phoneVisitor(site), email);
    const rahima = site.visitor();
    await signInAs(rahima, email);
    await send(rahima, "/booking", { ...family, email });
    await send(rahima, "/contact", { ...messageFields, email });
    const kindOf = new Map<string | null, string>();
    for (const [kind, area] of [
      ["booking", "bookings"],
      ["message", "contacts"],
    ] as const) {
      const { id } = await requestOf(site.db, { kind, email });
      kindOf.set(id, kind);
      const act = { did: "wrote", words: "We have your report.", onward: "stay" };
      for (const mailWords of ["", "on"]) {
        const page = await owner.get(`/dashboard/admin/${area}/${id}`);
        await owner.submit(page, { ...act, mailWords }, "form#act");
      }
    }
    const newPassword = "four red boats";
    const change = {
      currentPassword: PASSWORD,
      password: newPassword,
      confirmPassword: newPassword,
    };
    await send(rahima, "/profile/password", change);
    await owner.submit(
      await owner.get(paths.dashboardPage("registration", language)),
      { email: `guest-${language}@example.com`, language, currentPassword: ADMIN_PASSWORD },
      "form#invitation",
    );

    const outbox = () => site.db.selectFrom("outbox").selectAll().execute();
    const mails = await outbox();
    // deleting the account also removes its earlier mails
    await send(rahima, "/profile/deletion", { currentPassword: newPassword });
    mails.push(...(await outbox()));
    const kinds = mails.map(({ kind, request_id }) => [kind, kindOf.get(request_id)].join(" "));
    expect([...new Set(kinds)].map((mail) => mail.trim()).sort()).toEqual([
      "account-deleted",
      "account-exists",
      "coordinator-erased",
      "coordinator-new-request booking",
      "coordinator-new-request message",
      "coordinator-new-story",
      "invitation",
      "new-device",
      "password-changed",
      "request-answered booking",
      "request-answered message",
      "request-received booking",
      "request-received message",
      "request-reply booking",
      "request-reply message",
      "reset-password",
      "verify-email",
    ]);
    for (const { kind, subject, body_text, body_html } of mails) {
      expect(subject + body_text + body_html, kind).not.toContain(OLD_NAME);
      expect(body_text, kind).toContain(NEW_NAME);
      expect(body_html, kind).toContain(NEW_NAME);
    }
    await site.db.deleteFrom("outbox").execute();
  },
);
