import { describe, expect, it } from "vitest";
import { clocksOf, setClocks } from "../support/requests";
import { twoRequestsForEachTest } from "../support/two-requests";

const here = twoRequestsForEachTest();
const running = (id: string) => clocksOf(here.site.db, { request_id: id, stopped_at: null });

describe("due time of two merged requests", () => {
  it("is the earlier one in either direction, and the confirmation names it", async () => {
    expect((await here.question(here.second, here.first)).text).toContain("20 Nov 2026, 4:00 pm");
    await here.merge(here.second, here.first);
    expect(await here.booking(here.second)).toMatchObject({ due_at: "2026-11-20T10:00:00.000Z" });
  });

  it("is not a deadline missed earlier, which would put the request last in the queue", async () => {
    const old = { received_at: "2026-11-18T08:00:00.000Z", due_at: "2026-11-18T10:00:00.000Z" };
    for (const [into, other] of [
      [here.first, here.second],
      [here.second, here.first],
    ] as const) {
      await here.set(here.first, { ...old, waits_since: old.received_at });
      await setClocks(here.site.db, { due_at: old.due_at }, { id: here.first });
      await here.merge(into, other);
      expect(await here.booking(into)).toMatchObject({ due_at: "2026-11-20T10:10:00.000Z" });
      await here.undo(other);
      expect(await here.booking(here.first)).toMatchObject({ due_at: old.due_at });
      expect(await here.booking(here.second)).toMatchObject({ due_at: "2026-11-20T10:10:00.000Z" });
    }
  });

  it("does not exist if no reply is owed", async () => {
    const replied = "2026-11-20T08:20:00.000Z";
    for (const id of [here.first, here.second]) await here.set(id, { replied_at: replied });
    await setClocks(here.site.db, { stopped_at: replied });
    expect((await here.question()).text).toContain("No reply is owed");
    await here.merge();
    expect(await here.booking(here.first)).toMatchObject({ replied_at: replied });
  });

  it("is restored when the merge is undone", async () => {
    const replied = { replied_at: "2026-11-20T08:20:00.000Z", status: "acknowledged" } as const;
    await here.set(here.first, replied);
    await setClocks(here.site.db, { stopped_at: replied.replied_at }, { id: here.first });
    const before = await here.booking(here.first);
    await here.merge();
    expect(await here.booking(here.first)).toMatchObject({ replied_at: null });
    await here.undo();
    const { due_at, replied_at, status } = before;
    expect(await here.booking(here.first)).toMatchObject({ due_at, replied_at, status });
    expect(await running(here.first)).toEqual([]);
    expect(await running(here.second)).toHaveLength(1);
  });

  it("excludes closed requests, which refuse the merge", async () => {
    await here.set(here.first, { status: "completed" });
    expect((await here.question()).text).toContain("These two cannot be merged: one is closed");
    expect(await here.booking(here.second)).toMatchObject({ merged_into: null });
    for (const id of [here.first, here.second]) {
      expect((await here.open(id)).querySelectorAll('#duplicates a[href*="merges"]')).toEqual([]);
    }
  });
});
