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
const pair = twoRequestsForEachTest();

/** Another coordinator erases a request meanwhile. */
async function erase(id: string) {
  const account = await anAccount(pair.site, "karim@example.com", { role: "admin" });
  const karim = await signedIn(pair.site, account.id);
  const confirmation = { asked: "on", currentPassword: ADMIN_PASSWORD };
  await karim.submit(await karim.get(`${LIST}/${id}/erasure`), confirmation, "form#erasure");
  expect(await pair.booking(id)).toMatchObject({ phone_number: "" });
}

describe.each(languages)("impossible merge, in %s", (language) => {
  const at = (path: string) => (language === "en" ? path : `/${language}${path}`);
  const question = () => at(`${LIST}/${pair.first}/merges?other=${pair.second}`);
  const { toasts } = texts(language).handling;
  const mergeEvents = async () => {
    const { db } = pair.site;
    return eventsOf(db, { kind: "merge" });
  };

  it("is explained on the request's page after the other request was erased", async () => {
    const questionPage = await pair.nila.get(question());
    await erase(pair.second);
    for (const answer of [
      await pair.nila.submit(questionPage, {}, "form#confirmation"),
      await pair.nila.get(question()),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.path).toBe(at(`${LIST}/${pair.first}`));
      expect(answer.text).toContain(asRead(toasts.gone));
      expect(answer.html).toContain('id="act"');
    }
    expect(await mergeEvents()).toEqual([]);
    expect(await pair.booking(pair.first)).toMatchObject({ status: "received", version: 1 });
  });

  it("is explained on the request's page after that request was erased", async () => {
    const questionPage = await pair.nila.get(question());
    await erase(pair.first);
    const answer = await pair.nila.submit(questionPage, {}, "form#confirmation");
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(asRead(toasts.gone));
    expect(answer.text).toContain(asRead(texts(language).dashboard.erased.notice));
    expect(await pair.booking(pair.second)).toMatchObject({
      status: "received",
      merged_into: null,
    });
  });

  it("is explained with both numbers after the other was merged elsewhere", async () => {
    const questionPage = await pair.nila.get(question());
    const third = await insertBooking(pair.site.db, { reference: "SETU-AAAA-0003" });
    const karim = await coordinator(pair.site, "Karim");
    const otherQuestion = await karim.get(`${LIST}/${third}/merges?other=${pair.second}`);
    await karim.submit(otherQuestion, {}, "form#confirmation");
    const parts = { part: "SETU-AAAA-0002", into: "SETU-AAAA-0003" };
    for (const answer of [
      await pair.nila.submit(questionPage, {}, "form#confirmation"),
      await pair.nila.get(question()),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(asRead(fillIn(toasts.part, parts, language)));
    }
    expect(await pair.booking(pair.second)).toMatchObject({ merged_into: third });
    expect(await mergeEvents()).toHaveLength(1);
  });
});
