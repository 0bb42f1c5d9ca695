import { describe, expect, it } from "vitest";
import { bn } from "~/locales/bn";
import { anAccount, signInAs } from "../support/accounts";
import { insertBooking } from "../support/bookings";
import { insertFamilySession, insertLink, insertWatchLink } from "../support/family-access";
import { insertContact, insertRequestEvent } from "../support/requests";
import { startSite } from "../support/site";

describe("personal data download", () => {
  it("has only the family's own messages, corrections, links and devices", async () => {
    const site = await startSite();
    try {
      const { db } = site;
      const { id: user_id } = await anAccount(site, "collector@example.com");
      const visitor = site.visitor();
      await signInAs(visitor, "collector@example.com");
      const request_id = "case";
      await insertBooking(db, { id: request_id, user_id });
      await insertContact(db, { id: "cousin", request_id, name: "Karim" });
      const family = { by: "family", kind: "family" } as const;
      const events = [
        { ...family, words: "own words" },
        { ...family, words: "cousin's words", field: "contact", new_value: "cousin" },
        { ...family, kind: "correction", field: "patient_age", new_value: "own age" },
        ...(["note", "call", "move", "reply"] as const).map((kind) => ({ kind, words: "desk's" })),
      ] as const;
      const at = site.clock.now.toISOString();
      for (const [index, event] of events.entries()) {
        await insertRequestEvent(db, { id: `${index}`, request_id, at, ...event });
      }
      for (const [name, contact_id] of [
        ["own", null],
        ["cousin's", "cousin"],
      ] as const) {
        const row = { request_id, contact_id, id: name, expires_at: "2027-01-01T00:00:00.000Z" };
        await insertLink(db, { ...row, way: name === "own" ? "mail" : "whatsapp" });
        await insertFamilySession(db, { ...row, user_agent: `${name} phone` });
      }
      await insertWatchLink(db, { id: "watch", request_id, label: "For the aunt", openings: 3 });

      const file = await (await visitor.send("/profile/data.json")).text();
      expect(file).not.toMatch(/cousin|desk's|token|code_hash/);
      const [request] = JSON.parse(file).requests;
      const words = request.history.map((event: { words: string }) => event.words).filter(Boolean);
      expect(words).toEqual(["own words"]);
      expect(request.history).toContainEqual(expect.objectContaining({ new_value: "own age" }));
      expect(request.links).toMatchObject([{ way: "mail" }]);
      expect(request.devices).toMatchObject([{ user_agent: "own phone", device: "own" }]);
      expect(request.watch_links).toMatchObject([{ label: "For the aunt", openings: 3 }]);
    } finally {
      await site.close();
    }
  });

  it("is limited to twenty an hour", async () => {
    const limited = await startSite();
    try {
      await anAccount(limited, "collector@example.com");
      const visitor = limited.visitor();
      await signInAs(visitor, "collector@example.com");
      for (let times = 0; times < 20; times++) {
        expect((await visitor.send("/profile/data.json")).status).toBe(200);
      }
      const refused = await visitor.get("/bn/profile/data.json");
      expect(refused.path).toBe("/bn/profile");
      expect(refused.text).toContain(bn.validation.tooMany);
      const rows = await limited.db
        .selectFrom("audit_events")
        .select("id")
        .where("kind", "=", "data-downloaded")
        .execute();
      expect(rows).toHaveLength(20);
      limited.clock.now = new Date(limited.clock.now.getTime() + 61 * 60 * 1000);
      expect((await visitor.send("/profile/data.json")).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
