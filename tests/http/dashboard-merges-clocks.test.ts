import { describe, expect, it } from "vitest";
import { clocksOf, setClocks } from "../support/requests";
import { twoRequestsForEachTest } from "../support/two-requests";

const pair = twoRequestsForEachTest();
const runningClocks = (id: string) => clocksOf(pair.site.db, { request_id: id, stopped_at: null });

describe("due time of two merged requests", () => {
  it("is the earlier one in either direction, and the confirmation names it", async () => {
    expect((await pair.question(pair.second, pair.first)).text).toContain("20 Nov 2026, 4:00 pm");
    await pair.merge(pair.second, pair.first);
    expect(await pair.booking(pair.second)).toMatchObject({ due_at: "2026-11-20T10:00:00.000Z" });
  });

  it("is not a deadline missed earlier, which would put the request last in the queue", async () => {
    const old = { received_at: "2026-11-18T08:00:00.000Z", due_at: "2026-11-18T10:00:00.000Z" };
    for (const [into, other] of [
      [pair.first, pair.second],
      [pair.second, pair.first],
    ] as const) {
      await pair.set(pair.first, { ...old, waits_since: old.received_at });
      await setClocks(pair.site.db, { due_at: old.due_at }, { id: pair.first });
      await pair.merge(into, other);
      expect(await pair.booking(into)).toMatchObject({ due_at: "2026-11-20T10:10:00.000Z" });
      await pair.undo(other);
      expect(await pair.booking(pair.first)).toMatchObject({ due_at: old.due_at });
      expect(await pair.booking(pair.second)).toMatchObject({ due_at: "2026-11-20T10:10:00.000Z" });
    }
  });

  it("does not exist if no reply is owed", async () => {
    const replied = "2026-11-20T08:20:00.000Z";
    for (const id of [pair.first, pair.second]) await pair.set(id, { replied_at: replied });
    await setClocks(pair.site.db, { stopped_at: replied });
    expect((await pair.question()).text).toContain("No reply is owed");
    await pair.merge();
    expect(await pair.booking(pair.first)).toMatchObject({ replied_at: replied });
  });

  it("is restored when the merge is undone", async () => {
    const replied = { replied_at: "2026-11-20T08:20:00.000Z", status: "acknowledged" } as const;
    await pair.set(pair.first, replied);
    await setClocks(pair.site.db, { stopped_at: replied.replied_at }, { id: pair.first });
    const before = await pair.booking(pair.first);
    await pair.merge();
    expect(await pair.booking(pair.first)).toMatchObject({ replied_at: null });
    await pair.undo();
    const { due_at, replied_at, status } = before;
    expect(await pair.booking(pair.first)).toMatchObject({ due_at, replied_at, status });
    expect(await runningClocks(pair.first)).toEqual([]);
    expect(await runningClocks(pair.second)).toHaveLength(1);
  });

  it("cannot come from a closed request, because its merge is refused", async () => {
    await pair.set(pair.first, { status: "completed" });
    expect((await pair.question()).text).toContain("These two cannot be merged: one is closed");
    expect(await pair.booking(pair.second)).toMatchObject({ merged_into: null });
    for (const id of [pair.first, pair.second]) {
      expect((await pair.open(id)).querySelectorAll('#duplicates a[href*="merges"]')).toEqual([]);
    }
  });
});
