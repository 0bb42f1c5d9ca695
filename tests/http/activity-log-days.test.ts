import { expect, it } from "vitest";
import { audit } from "~/features/audit/audits.server";
import { coordinator } from "../support/admin";
import { startSite } from "../support/site";

it("days of the activity log begin and end at midnight in Dhaka", async () => {
  const site = await startSite();
  const nila = await coordinator(site);
  const last = { "2026-11-09T17:59:00Z": "the 9th", "2026-11-09T18:00:00Z": "the 10th" };
  const next = { "2026-11-10T17:59:00Z": "midnight", "2026-11-10T18:00:00Z": "the 11th" };
  for (const [at, network] of Object.entries({ ...last, ...next })) {
    const entry = { kind: "sign-in", actorId: null, subjectId: null, network } as const;
    await audit(site.db, entry, new Date(at));
  }
  const log = await nila.get("/dashboard/admin/audit?from=2026-11-10&to=2026-11-10");
  const shown = log.document.querySelectorAll("main tbody tr").map(({ text }) => text);
  expect(shown).toHaveLength(2);
  expect(shown[0]).toContain("midnight");
  expect(shown[1]).toContain("the 10th");
  await site.close();
});
