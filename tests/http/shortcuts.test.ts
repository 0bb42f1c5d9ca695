import { afterEach, beforeEach, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";

const PAGE = "/dashboard/admin/queue/shortcuts";
let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

it("a button turns keyboard shortcuts off and on again, for that coordinator only", async () => {
  const nila = await coordinator(site);
  const tanvir = await coordinator(site, "Tanvir");
  const form = `form[action="${PAGE}"]`;
  const off = await nila.submit(await nila.get(PAGE), {}, form);
  expect(off.text).toContain("The shortcuts are off");
  const settings = site.db.selectFrom("users").select(["name", "keys_off_at"]).orderBy("name");
  const now = site.clock.now.toISOString();
  expect(await settings.execute()).toEqual([
    { name: "Nila", keys_off_at: now },
    { name: "Tanvir", keys_off_at: null },
  ]);
  expect((await tanvir.get(PAGE)).text).toContain("The shortcuts are on");
  await nila.submit(off, {}, form);
  expect((await nila.get(PAGE)).text).toContain("The shortcuts are on");
});
