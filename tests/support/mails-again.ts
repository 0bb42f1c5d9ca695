import { ADMIN_PASSWORD, anAccount, signedInAdmin, signInAs } from "./accounts";
import type { Limit } from "./limits";
import type { Site } from "./site";

const EMAIL = "unconfirmed@example.com";
const PAGE = "/dashboard/admin/registration";

/** An invitation sent to one mailbox again and again. */
export const invitationLimit: Limit = {
  scope: "invitation-again",
  max: 3,
  windowSeconds: 60 * 60,
  begin: async (site: Site) => {
    const by = await signedInAdmin(site, "inviter@example.com");
    const invitation = { email: "guest@example.com", language: "en" };
    const form = "form#invitation";
    await by.submit(await by.get(PAGE), { ...invitation, currentPassword: ADMIN_PASSWORD }, form);
    return async () => {
      const sent = await by.submit(await by.get(PAGE), {}, 'form[action$="/resending"]');
      return sent.text.includes("The invitation is on its way.");
    };
  },
};

/** A confirmation that a signed-in person asks for again and again. */
export const confirmationMailLimit: Limit = {
  scope: "verification-own",
  max: 5,
  windowSeconds: 24 * 60 * 60,
  begin: async (site: Site) => {
    await anAccount(site, EMAIL, { verified: false });
    return async () => {
      await site.db.deleteFrom("outbox").execute();
      // after a day the earlier session has expired
      const visitor = site.visitor();
      const profile = await signInAs(visitor, EMAIL);
      await visitor.submit(profile, {}, 'main form[action="/check-email"]');
      const mails = site.db.selectFrom("outbox").select("id").where("recipient", "=", EMAIL);
      return (await mails.where("kind", "=", "verify-email").execute()).length === 1;
    };
  },
};
