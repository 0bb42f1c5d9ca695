import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { insertBooking } from "../support/bookings";
import { insertConsentRow } from "../support/consents";
import { openFamilyPage } from "../support/family-page";
import { storePaper } from "../support/papers";
import { requestOf, setRequests } from "../support/requests";
import { routesWithAction } from "../support/route-table";
import { type Site, startSite } from "../support/site";
import { ToastListener } from "../support/toasts";

/** The next page shows the arrived file in a notice at its top. */
const ANSWERED_BY_A_PAGE = ["/request/:reference/papers"];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe.each(languages)("forms of the family's page show a toast, in %s", (code) => {
  it("for every kind", async () => {
    const listener = new ToastListener(code);
    const { familyPage, requestAccess } = listener.text;
    const id = await insertBooking(site.db);
    const { reference } = await requestOf(site.db, id);
    const visitor = listener.follow(await openFamilyPage(site, id));
    const basePath = listener.at(`/request/${reference}`);
    const submit = async (part: string, form: string, fields = {}) =>
      visitor.submit(await visitor.get(basePath + part), fields, `main form${form}`);

    listener.expectToast(
      await submit("", "#write", { words: "Words" }),
      familyPage.conversation.sent,
    );
    const corrected = await submit("/details", "#details", { relation: "Son" });
    listener.expectToast(corrected, familyPage.details.saved);
    listener.expectToast(await submit("/details", "#details"), familyPage.details.same);
    const { familyPapers } = listener.text;
    await storePaper(site.services, id);
    const papers = await visitor.get(`${basePath}/papers`);
    const takeBack = () => visitor.submit(papers, {}, 'main form[action$="/papers/removal"]');
    listener.expectToast(await takeBack(), familyPapers.removed);
    listener.expectToast(await takeBack(), familyPapers.notRemoved, "error");
    const { family } = listener.text.consents;
    const refusalForm = '[action$="/consents/withdrawn"]';
    for (const name of ["given", "declined"]) {
      await insertConsentRow(site.db, { id: `${name} ${code}`, request_id: id, recipient: name });
    }
    const declining = await visitor.get(`${basePath}/consents?consent=declined ${code}`);
    listener.expectToast(
      await visitor.submit(declining, {}, `main form${refusalForm}`),
      family.declined,
    );
    const agreed = { name: "Arif", agreed: "on" };
    listener.expectToast(await submit("/consents", "#consent", agreed), family.thanks);
    listener.expectToast(await visitor.submit(declining, agreed, "#consent"), family.gone, "error");
    listener.expectToast(await submit("/consents", refusalForm), family.withdrawn);
    const cancelled = await submit("/cancel", "#cancel");
    listener.expectToast(cancelled, familyPage.cancel.cancelled);
    const undo = `[action="${basePath}/cancel/undo"]`;
    listener.expectToast(await submit("/cancel", undo), familyPage.cancel.back);
    const late = await visitor.submit(cancelled, {}, `main form${undo}`);
    listener.expectToast(late, familyPage.cancel.late, "error");
    await setRequests(site.db, { status: "quoted" }, { id });
    listener.expectToast(await submit("/cancel", "#cancel"), familyPage.cancel.asked);
    listener.expectToast(await submit("", '[action="/request/leave"]'), requestAccess.left);

    const routes = (await routesWithAction()).filter(
      ({ pattern }) =>
        /^\/request\/(:reference|leave)/.test(pattern) &&
        !pattern.startsWith("/request/:reference/sharing"),
    );
    expect(listener.routesWithoutToast(routes)).toEqual(ANSWERED_BY_A_PAGE);
    listener.expectDistinctIcons();
  });
});
