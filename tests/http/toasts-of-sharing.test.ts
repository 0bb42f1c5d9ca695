import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { insertBooking } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { mailedCode } from "../support/fresh-codes";
import { requestOf } from "../support/requests";
import { routesWithAction } from "../support/route-table";
import { type Site, startSite } from "../support/site";
import { ToastListener } from "../support/toasts";
import { watchPathIn } from "../support/watch-links";

/** Form without a toast: its page shows the new link. */
const ANSWERED_BY_A_PAGE = ["/request/:reference/sharing"];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe.each(languages)("forms for sharing the family's page show a toast, in %s", (code) => {
  it("for every kind", async () => {
    const listener = new ToastListener(code);
    const { sharing, messages } = listener.text;
    const email = `shares-${code}@example.com`;
    const id = await insertBooking(site.db, { email });
    const { reference } = await requestOf(site.db, id);
    const family = listener.follow(await openFamilyPage(site, id, { way: "whatsapp" }));
    await openFamilyPage(site, id);
    const path = listener.at(`/request/${reference}/sharing`);
    const press = async (action: string, fields = {}) =>
      family.submit(await family.get(path), fields, `main form[action="${path}/${action}"]`);

    const made = await family.submit(await family.get(path), { label: "Aunt" }, "form#share");
    const relative = listener.follow(site.visitor());
    const opened = await relative.submit(await relative.get(listener.at(watchPathIn(made))), {});
    const leftPage = await relative.submit(opened, {}, "main form[action='/watch/leave']");
    listener.expectToast(leftPage, sharing.watch.left);

    listener.expectToast(await press("ended-links"), sharing.links.endedNow);
    listener.expectToast(await press("ended-devices"), sharing.devices.ended);
    listener.expectToast(await press("own-phone", { csrf: "old" }), messages.actionFailed, "error");
    listener.expectToast(await press("own-phone"), sharing.devices.nowMine);

    const codePage = await family.get(`${path}/erasure`);
    const sent = await family.submit(codePage, {}, `main form[action="${path}/code/mail"]`);
    listener.expectToast(sent, sharing.code.mailed);
    const typed = { code: await mailedCode(site, email) };
    const confirmed = await family.submit(sent, typed, "form#code");
    listener.expectToast(confirmed, sharing.code.confirmed);
    const erased = await family.submit(confirmed, { sure: "on" }, "form#erasure");
    listener.expectToast(erased, sharing.erasure.done);

    const routes = (await routesWithAction()).filter(({ pattern }) => isOfSharing(pattern));
    expect(listener.routesWithoutToast(routes).sort()).toEqual(ANSWERED_BY_A_PAGE);
    listener.expectDistinctIcons();
  });
});

function isOfSharing(pattern: string): boolean {
  return /^\/(request\/:reference\/sharing|watch)(\/|$)/.test(pattern);
}
