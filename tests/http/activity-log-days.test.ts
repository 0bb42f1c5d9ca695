import { expect, it } from "vitest";
import { audit } from "~/features/audit/audits.server";
import { coordinator } from "../support/admin";
import { startSite } from "../support/site";

it("days of the activity log begin and end at midnight in Dhaka", async () => {
  const site = await startSite();
  const nila = await coordinator(site);
  // each entry shows its time in Dhaka as its network
  const start = { "2026-11-09T17:59:00Z": "9th 23:59", "2026-11-09T18:00:00Z": "10th 00:00" };
  const end = { "2026-11-10T17:59:00Z": "10th 23:59", "2026-11-10T18:00:00Z": "11th 00:00" };
  for (const [at, network] of Object.entries({ ...start, ...end })) {
    const entry = { kind: "sign-in", actorId: null, subjectId: null, network } as const;
    await audit(site.db, entry, new Date(at));
  }
  const log = await nila.get("/dashboard/admin/audit?from=2026-11-10&to=2026-11-10");
  const rows = log.document.querySelectorAll("main tbody tr").map(({ text }) => text);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain("10th 23:59");
  expect(rows[1]).toContain("10th 00:00");
  await site.close();
});
