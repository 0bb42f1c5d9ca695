import { describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { fillIn, texts } from "~/server/i18n.server";
import { ADMIN_PASSWORD, anAccount } from "../support/accounts";
import { coordinator, signedIn } from "../support/admin";
import { asRead } from "../support/as-read";
import { insertBooking } from "../support/bookings";
import { eventsOf } from "../support/requests";
import { twoRequestsForEachTest } from "../support/two-requests";

const LIST = "/dashboard/admin/bookings";
const here = twoRequestsForEachTest();

/** Another coordinator erases a request meanwhile. */
async function erase(id: string) {
  const account = await anAccount(here.site, "karim@example.com", { role: "admin" });
  const karim = await signedIn(here.site, account.id);
  const sure = { asked: "on", currentPassword: ADMIN_PASSWORD };
  await karim.submit(await karim.get(`${LIST}/${id}/erasure`), sure, "form#erasure");
  expect(await here.booking(id)).toMatchObject({ phone_number: "" });
}

describe.each(languages)("impossible merge, in %s", (language) => {
  const at = (path: string) => (language === "en" ? path : `/${language}${path}`);
  const question = () => at(`${LIST}/${here.first}/merges?other=${here.second}`);
  const { toasts } = texts(language).handling;
  const merges = async () => {
    const { db } = here.site;
    return eventsOf(db, { kind: "merge" });
  };

  it("is explained on the request's page after the other request was erased", async () => {
    const asked = await here.nila.get(question());
    await erase(here.second);
    for (const late of [
      await here.nila.submit(asked, {}, "form#confirmation"),
      await here.nila.get(question()),
    ]) {
      expect(late.status).toBe(200);
      expect(late.path).toBe(at(`${LIST}/${here.first}`));
      expect(late.text).toContain(asRead(toasts.gone));
      expect(late.html).toContain('id="act"');
    }
    expect(await merges()).toEqual([]);
    expect(await here.booking(here.first)).toMatchObject({ status: "received", version: 1 });
  });

  it("is explained on the request's page after that request was erased", async () => {
    const asked = await here.nila.get(question());
    await erase(here.first);
    const late = await here.nila.submit(asked, {}, "form#confirmation");
    expect(late.status).toBe(200);
    expect(late.text).toContain(asRead(toasts.gone));
    expect(late.text).toContain(asRead(texts(language).dashboard.erased.notice));
    expect(await here.booking(here.second)).toMatchObject({
      status: "received",
      merged_into: null,
    });
  });

  it("is explained with both numbers after the other was merged elsewhere", async () => {
    const asked = await here.nila.get(question());
    const third = await insertBooking(here.site.db, { reference: "SETU-AAAA-0003" });
    const karim = await coordinator(here.site, "Karim");
    const elsewhere = await karim.get(`${LIST}/${third}/merges?other=${here.second}`);
    await karim.submit(elsewhere, {}, "form#confirmation");
    const parts = { part: "SETU-AAAA-0002", into: "SETU-AAAA-0003" };
    for (const late of [
      await here.nila.submit(asked, {}, "form#confirmation"),
      await here.nila.get(question()),
    ]) {
      expect(late.status).toBe(200);
      expect(late.text).toContain(asRead(fillIn(toasts.part, parts, language)));
    }
    expect(await here.booking(here.second)).toMatchObject({ merged_into: third });
    expect(await merges()).toHaveLength(1);
  });
});
