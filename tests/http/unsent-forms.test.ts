import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UnsentForm } from "~/worker/outbox";
import { postForm } from "~/worker/sending";
import { browserFetch } from "../support/browser-fetch";
import { family } from "../support/family";
import { deleteRequests, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { formValues, type Visitor } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());
beforeEach(() => deleteRequests(site.db, { kind: "booking" }));

const count = async () => (await requestsOf(site.db, { kind: "booking" })).length;

const fetchOf =
  (visitor: Visitor): typeof fetch =>
  (input, init) =>
    browserFetch(visitor, String(input), init);

/** A form on the phone that was filled in and could not be sent. */
async function waitingForm(
  visitor: Visitor,
  typed: Record<string, string> = family,
): Promise<UnsentForm> {
  const page = await visitor.get("/bn/booking");
  const form = page.document.querySelector("form#booking");
  if (!form) throw new Error("no form");
  const fields = Object.entries({ ...formValues(form), ...typed });
  return { id: "one", state: "waiting", kind: "booking", path: "/bn/booking", fields };
}

function answerWith(status: number): Response {
  const response = new Response("", { status });
  return Object.defineProperty(response, "url", { value: "https://setu.example/bn/booking" });
}

const attemptBy = (visitor: Visitor, form: UnsentForm) => postForm(form, fetchOf(visitor));

describe("form that waited on the phone", () => {
  it("arrives, and creates no duplicate when resent a day later by a browser that was closed", async () => {
    const visitor = site.visitor();
    const form = await waitingForm(visitor);
    const first = await attemptBy(visitor, form);
    expect(first).toMatchObject({
      state: "sent",
      page: expect.stringContaining("/bn/booking/sent/SETU-"),
    });
    // the session cookies on which the token is based are gone
    visitor.cookies.clear();
    site.clock.now = new Date(site.clock.now.getTime() + 24 * 60 * 60 * 1000);
    expect(await attemptBy(visitor, form)).toEqual(first);
    expect(await count()).toBe(1);
  });

  it("arrives despite a stale token, with the new token from the refusal", async () => {
    const visitor = site.visitor();
    const original = await waitingForm(visitor);
    const form = {
      ...original,
      fields: original.fields.map(([name, value]): [string, string] => [
        name,
        name === "csrf" ? "stale" : value,
      ]),
    };
    expect(await attemptBy(visitor, form)).toMatchObject({ state: "sent" });
    expect(await count()).toBe(1);
  });

  it("gives another site no access", async () => {
    const form = await waitingForm(site.visitor());
    const attacker = site.visitor({
      headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    });
    const outcome = await attemptBy(attacker, form);
    expect(outcome.state).toBe("refused");
    expect(await count()).toBe(0);
  });

  it("creates one request, whenever the connection drops", async () => {
    const visitor = site.visitor();
    const form = await waitingForm(visitor);
    const failures: Record<string, typeof fetch> = {
      before: () => Promise.reject(new TypeError("cut")),
      after: async (input, init) => {
        await fetchOf(visitor)(input, init);
        throw new TypeError("cut");
      },
      busy: async () => new Response("", { status: 503 }),
      "by a page of the network": async () => new Response("<h1>Pay first</h1>"),
    };
    for (const [when, failingFetch] of Object.entries(failures)) {
      expect(await postForm(form, failingFetch), when).toEqual({ state: "waiting" });
    }
    expect(await attemptBy(visitor, form)).toMatchObject({ state: "sent" });
    expect(await count()).toBe(1);
  });

  it("keeps waiting only after temporary errors", async () => {
    const form = await waitingForm(site.visitor());
    const outcomes = async (statuses: readonly number[]) => {
      const all = statuses.map((status) => postForm(form, async () => answerWith(status)));
      return new Set((await Promise.all(all)).map(({ state }) => state));
    };
    expect(await outcomes([408, 421, 425, 429, 500, 501, 502, 503, 504])).toEqual(
      new Set(["waiting"]),
    );
    expect(await outcomes([400, 403, 404, 405, 409, 410, 413, 415, 422])).toEqual(
      new Set(["refused"]),
    );
  });

  it("is returned with its errors when refused", async () => {
    const visitor = site.visitor();
    const form = await waitingForm(visitor, { ...family, phoneNumber: "12" });
    const outcome = await attemptBy(visitor, form);
    if (outcome.state !== "refused") throw new Error(outcome.state);
    const shown = await visitor.post(form.path, outcome.fields);
    expect(shown.status).toBe(400);
    const again = shown.document.querySelector("form#booking");
    expect(again && formValues(again)).toMatchObject({ ...family, phoneNumber: "12" });
    expect(shown.document.querySelector("#phoneNumber[aria-invalid]")).toBeTruthy();
    expect(await count()).toBe(0);
  });
});
