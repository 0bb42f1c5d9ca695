import { decode } from "turbo-stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { asFormAnswer, errorsOf } from "~/features/forms/form-answer";
import { eraseExpired } from "~/features/upkeep/retention.server";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { disableByEmail } from "../support/accounts";
import { coordinator, signedInUser } from "../support/admin";
import { LIBRARY } from "../support/pictures";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";
import { texts } from "../support/words";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;
const PATH = `${LIBRARY}/new`;
const HEAD =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n' +
  "Content-Type: image/jpeg\r\n\r\n";

/** Sends ten megabytes. @returns the answer, and the number of chunks read before it */
async function sendLarge(visitor: Visitor, hasLength: boolean) {
  let chunksRead = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        chunksRead += 1;
        if (chunksRead === 1) return controller.enqueue(new TextEncoder().encode(HEAD));
        if (chunksRead > 11) return controller.close();
        controller.enqueue(new Uint8Array(MEGABYTE));
      },
    },
    { highWaterMark: 0 },
  );
  const headers: Record<string, string> = { "Content-Type": "multipart/form-data; boundary=b" };
  if (hasLength) headers["Content-Length"] = String(HEAD.length + 10 * MEGABYTE);
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const { status, headers: responseHeaders } = await visitor.send(PATH, init);
  return { chunksRead, status, to: responseHeaders.get("Location") };
}

describe("body larger than a form", () => {
  it("is not read from a logged-in family", async () => {
    const family = await signedInUser(site);
    expect(await sendLarge(family, true)).toEqual({ chunksRead: 0, status: 403, to: null });
    expect((await sendLarge(family, false)).status).toBe(403);
  });

  const endings: [string, (nila: Visitor) => Promise<unknown>][] = [
    ["has logged out", (nila) => nila.post("/logout", {})],
    ["was logged out elsewhere", () => site.db.deleteFrom("sessions").execute()],
    [
      "is blocked",
      async () => {
        const { email } = await site.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
        await disableByEmail(site, email);
      },
    ],
  ];
  it.each(endings)("is not read from a coordinator who %s", async (_ending, endSession) => {
    const nila = await coordinator(site);
    const session = nila.cookies.get("session") ?? "";
    await endSession(nila);
    await site.db.deleteFrom("sessions").execute();
    nila.cookies.set("session", session);
    for (const hasLength of [true, false]) {
      const { chunksRead, status, to } = await sendLarge(nila, hasLength);
      expect([status, to?.split("?")[0]]).toEqual([303, "/admin/login"]);
      if (hasLength) expect(chunksRead).toBe(0);
    }
  });

  it("is read up to a day after a coordinator's session ended, so that the form can be kept", async () => {
    const nila = await coordinator(site);
    const family = await signedInUser(site);
    const later = async (hours: number) => {
      site.clock.now = new Date(site.clock.now.getTime() + hours * HOUR_MS);
      await eraseExpired({ db: site.db, now: () => site.clock.now, log: () => {} });
    };
    await later(25);
    expect((await sendLarge(nila, true)).chunksRead).toBeGreaterThan(10);
    expect((await sendLarge(family, true)).chunksRead).toBe(0);
    expect(await site.db.selectFrom("sessions").select("id").execute()).toHaveLength(1);
    await later(24);
    expect((await sendLarge(nila, true)).chunksRead).toBe(0);
  });

  it.each(languages)("is refused with text that JavaScript can show, in %s", async (language) => {
    const nila = await coordinator(site);
    const path = `${paths.dashboardPage("blog-posts/new", language)}.data`;
    const body = new URLSearchParams({ title: "A title", body: "a".repeat(MEGABYTE) });
    const answer = await nila.send(path, { method: "POST", body });
    expect(answer.status).toBe(413);
    const { value } = await decode(answer.body as ReadableStream<Uint8Array>);
    const refused = texts(language).http.tooLarge.text;
    expect(value).toEqual({ data: { refused } });
    // the page keeps the input
    const shown = asFormAnswer({ title: "A title" }, { refused });
    expect(shown?.values).toEqual({ title: "A title" });
    expect(errorsOf(shown, { offline: "", failed: "" })).toEqual({ "": refused });
  });

  it("is limited to one at a time per session", async () => {
    const [nila, karim] = [await coordinator(site), await coordinator(site, "Karim")];
    const dropped = Promise.withResolvers<never>();
    const allSent = Promise.withResolvers<void>();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent++ === 0) return controller.enqueue(new TextEncoder().encode(HEAD));
        if (sent < 11) return controller.enqueue(new Uint8Array(MEGABYTE));
        allSent.resolve();
        return dropped.promise;
      },
    });
    const headers = { "Content-Type": "multipart/form-data; boundary=b" };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const first = nila.send(PATH, init);
    await allSent.promise;
    expect((await sendLarge(nila, true)).status).toBe(503);
    expect((await sendLarge(karim, true)).status).not.toBe(503);
    dropped.reject(new Error("dropped"));
    await first;
  });
});
