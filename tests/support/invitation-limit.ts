import { ADMIN_PASSWORD, anAdminInside } from "./accounts";
import type { Limit } from "./limits";
import type { Site } from "./site";

const PAGE = "/dashboard/admin/registration";

/** An invitation that is sent again and again to one mailbox. */
export const invitedAgain: Limit = {
  scope: "invitation-again",
  max: 3,
  windowSeconds: 60 * 60,
  begin: async (site: Site) => {
    const by = await anAdminInside(site, "inviter@example.com");
    const invitation = { email: "guest@example.com", language: "en" };
    const form = "form#invitation";
    await by.submit(await by.get(PAGE), { ...invitation, currentPassword: ADMIN_PASSWORD }, form);
    return async () => {
      const sent = await by.submit(await by.get(PAGE), {}, 'form[action$="/resending"]');
      return sent.text.includes("The invitation is on its way.");
    };
  },
};
