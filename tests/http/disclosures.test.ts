import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseRequest } from "~/features/requests/erasure.server";
import { paths } from "~/paths";
import { DOT } from "~/ui/dot";
import { coordinator } from "../support/admin";
import {
  askAtDesk,
  consentsIn,
  DISCLOSURE_FORM,
  disclosuresIn,
  familyOf,
  GIVE,
  giveOnPage,
  HOSPITAL,
  requestWithPaths,
} from "../support/consents";
import { storePaper } from "../support/papers";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";
import { addWatchLink, watchAs } from "../support/watch-links";
import { texts } from "../support/words";

let site: Site;
let nila: Visitor;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  nila = await coordinator(site);
});
afterAll(() => site.close());

const { desk, family } = texts("en").consents;

describe("a disclosure", () => {
  async function requestWithConsent(recipient = HOSPITAL) {
    const request = await requestWithPaths(site);
    await askAtDesk(nila, request.consents, recipient);
    const { documentId } = await storePaper(site.services, request.id);
    const refused = await storePaper(site.services, request.id, { state: "refused" });
    const incomplete = await storePaper(site.services, request.id, { complete: false });
    const [{ id: consent } = { id: "" }] = await consentsIn(site.db, request.id);
    const tick = `paper-${documentId}`;
    const path = `${request.consents}/disclosures?consent=${consent}`;
    return { ...request, consent, tick, path, others: [refused.documentId, incomplete.documentId] };
  }

  it("is refused without a consent, and keeps what was ticked", async () => {
    const { id, path, tick, others, consent } = await requestWithConsent();
    const page = await nila.get(path);
    for (const other of others) {
      expect(page.document.querySelector(`[name="paper-${other}"]`)).toBeNull();
    }
    const refused = await nila.submit(page, { [tick]: "on", way: "courier" }, DISCLOSURE_FORM);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(desk.sending.refused);
    expect(refused.document.querySelector(`[name="${tick}"]`)?.hasAttribute("checked")).toBe(true);
    expect(refused.document.querySelector("#way [selected]")?.getAttribute("value")).toBe(
      "courier",
    );
    expect(refused.document.querySelector("#consent [selected]")?.getAttribute("value")).toBe(
      consent,
    );
    expect(await disclosuresIn(site.db, id)).toEqual([]);
  });

  it("is recorded once with a consent, and seen by desk and family", async () => {
    const request = await requestWithConsent();
    const page = await nila.get(request.path);
    const owner = await familyOf(site, request);
    await giveOnPage(owner);
    const early = await nila.submit(
      page,
      { [request.tick]: "on", day: "2026-11-01" },
      DISCLOSURE_FORM,
    );
    expect(early.text).toContain(desk.sending.early);
    expect((await nila.submit(page, {}, DISCLOSURE_FORM)).text).toContain(desk.sending.nothing);
    const sent = { [request.tick]: "on", facts: "on", way: "portal" };
    expect((await nila.submit(page, sent, DISCLOSURE_FORM)).text).toContain(desk.sending.done);
    await nila.submit(page, sent, DISCLOSURE_FORM);
    expect(await disclosuresIn(site.db, request.id)).toMatchObject([{ way: "portal", facts: 1 }]);
    const { kinds } = texts("en").paperKinds;
    const { facts, sentBy, told, events } = texts("en").consents;
    const view = await owner.visitor.get(owner.path);
    for (const text of [kinds.report, facts, sentBy.portal]) expect(view.text).toContain(text);
    const conversation = await owner.visitor.get(
      paths.familyPage(request.reference, "en", "conversation"),
    );
    expect(conversation.text).toContain(`${told.sent}: ${HOSPITAL}${DOT}${sentBy.portal}`);
    expect((await nila.get(request.page)).text).toContain(`${events.sent}: ${HOSPITAL}`);
    // relatives with a watch link see nothing of it
    const sharing = paths.familyPage(request.reference, "en", "sharing");
    const { page: watched } = await watchAs(
      site,
      (await addWatchLink(owner.visitor, sharing)).path,
    );
    expect(watched.text).not.toContain(HOSPITAL);
  });

  it("is refused for a day before the consent, as Dhaka counts", async () => {
    const request = await requestWithConsent();
    const { now } = site.clock;
    // 2:30 in the morning of the 21st in Dhaka
    site.clock.now = new Date("2026-11-20T20:30:00.000Z");
    await giveOnPage(await familyOf(site, request));
    const page = await nila.get(request.path);
    const early = await nila.submit(
      page,
      { [request.tick]: "on", day: "2026-11-20" },
      DISCLOSURE_FORM,
    );
    site.clock.now = now;
    expect(early.text).toContain(desk.sending.early);
    expect(await disclosuresIn(site.db, request.id)).toEqual([]);
  });

  it("is refused after the family has withdrawn, and the withdrawal cannot be revoked", async () => {
    const request = await requestWithConsent();
    const owner = await familyOf(site, request);
    const consentPage = await giveOnPage(owner);
    const page = await nila.get(request.path);
    const form = await owner.visitor.get(owner.path);
    const WITHDRAW = "main form[action$='/consents/withdrawn']";
    expect(form.text).toContain(family.withdrawText);
    expect((await owner.visitor.submit(form, {}, WITHDRAW)).text).toContain(family.withdrawn);
    const refused = await nila.submit(page, { [request.tick]: "on" }, DISCLOSURE_FORM);
    expect(refused.status).toBe(409);
    expect(await disclosuresIn(site.db, request.id)).toEqual([]);
    expect(consentPage.document.querySelector(GIVE)).toBeNull();
    const again = { consent: request.consent, name: "Arif Hasan", agreed: "on" };
    const csrf = form.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
    await owner.visitor.post(owner.path, { ...again, csrf });
    expect(await consentsIn(site.db, request.id)).toMatchObject([{ state: "withdrawn" }]);
    const others = await requestWithConsent();
    const foreign = await nila.submit(
      page,
      { consent: others.consent, facts: "on" },
      DISCLOSURE_FORM,
    );
    expect(foreign.status).toBe(400);
  });

  it("and its consent are erased with the request", async () => {
    const request = await requestWithConsent();
    await giveOnPage(await familyOf(site, request));
    await nila.submit(await nila.get(request.path), { facts: "on" }, DISCLOSURE_FORM);
    const owner = await familyOf(site, request);
    await eraseRequest({ ...site.services, clientAddress: "192.0.2.1" } as never, null, request.id);
    expect(await consentsIn(site.db, request.id)).toEqual([]);
    expect(await disclosuresIn(site.db, request.id)).toEqual([]);
    for (const path of [request.consents, request.path])
      expect((await nila.get(path)).status).toBe(404);
    expect((await owner.visitor.get(owner.path)).text).not.toContain(HOSPITAL);
    expect((await nila.get(request.page)).text).not.toContain(HOSPITAL);
  });

  it("and its consent stay when the hospital is erased", async () => {
    const name = "Bumrungrad International Hospital";
    const request = await requestWithConsent(name);
    const owner = await familyOf(site, request);
    await giveOnPage(owner);
    await nila.submit(await nila.get(request.path), { facts: "on" }, DISCLOSURE_FORM);
    const [{ hospital_id } = { hospital_id: null }] = await consentsIn(site.db, request.id);
    await site.db
      .deleteFrom("hospitals")
      .where("id", "=", hospital_id ?? "")
      .execute();
    expect(await consentsIn(site.db, request.id)).toMatchObject([{ hospital_id: null }]);
    expect(await disclosuresIn(site.db, request.id)).toHaveLength(1);
    expect((await owner.visitor.get(owner.path)).text).toContain(name);
  });

  it("of a merged request stays with the request into which it was merged", async () => {
    const merged = await requestWithConsent();
    await giveOnPage(await familyOf(site, merged));
    const target = await requestWithPaths(site);
    await site.db
      .updateTable("requests")
      .set({ merged_into: target.id, status: "duplicate" })
      .where("id", "=", merged.id)
      .execute();
    const page = await nila.get(`${target.consents}/disclosures?consent=${merged.consent}`);
    await nila.submit(page, { [merged.tick]: "on" }, DISCLOSURE_FORM);
    expect(await disclosuresIn(site.db, merged.id)).toHaveLength(1);
    expect((await nila.get(target.consents)).text).toContain(HOSPITAL);
  });
});
