import { describe, expect, it } from "vitest";
import { bn } from "~/locales/bn";
import { anAccount, signInAs } from "../support/accounts";
import { startSite } from "../support/site";

describe("the download of one's own data", () => {
  it("is made twenty times an hour at most", async () => {
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
