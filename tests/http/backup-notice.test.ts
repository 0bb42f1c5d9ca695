import { afterEach, describe, expect, it } from "vitest";
import { recordRun } from "~/features/upkeep/backups/backup-runs.server";
import { dictionaries } from "~/locales/dictionaries";
import { backups as en } from "~/locales/en/backups";
import { type Language, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { onPostgres, onSqlite } from "../support/engine";
import { type Site, startSite } from "../support/site";

const settings = {
  BACKUP_URL: "file:/nowhere",
  BACKUP_RECIPIENT: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p",
};
let site: Site;
afterEach(() => site.close());

const minutesAgo = (minutes: number) => new Date(site.clock.now.getTime() - minutes * 60_000);
const recordGoodBackup = (minutes: number) =>
  recordRun(site.db, { at: minutesAgo(minutes), name: "setu.tar.gz.age", bytes: 1 });

/** The overview's text in each language. */
async function overviews(): Promise<Record<Language, string>> {
  const nila = await coordinator(site, "Nila");
  const found = {} as Record<Language, string>;
  for (const language of languages) {
    found[language] = (await nila.get(paths.dashboard(language))).text;
  }
  return found;
}

it.runIf(onPostgres)("overview omits backups if a database service makes them", async () => {
  site = await startSite();
  expect((await overviews()).en).not.toMatch(/backup/i);
});

describe.runIf(onSqlite)("dashboard overview", () => {
  it("lists backups among the set-up steps if they are not configured", async () => {
    site = await startSite();
    const text = await overviews();
    for (const language of languages) {
      const { title } = dictionaries[language].setUp.steps.backup;
      // the title occurs once
      expect(text[language].split(title)).toHaveLength(2);
    }
    const nila = await coordinator(site, "Nila");
    expect((await nila.get(paths.setUp("en"))).text).toContain(en.off);
  });

  it("says that the first backup is on its way", async () => {
    site = await startSite(settings);
    expect((await overviews()).en).toContain(en.none.title);
  });

  it("says nothing while backups succeed", async () => {
    site = await startSite(settings);
    await recordRun(site.db, { at: minutesAgo(180), problem: "target" });
    await recordGoodBackup(110);
    expect((await overviews()).en).not.toMatch(/backup/i);
  });

  it("warns of the newest failure with its reason, and names the newest good backup", async () => {
    site = await startSite(settings);
    await recordGoodBackup(60);
    await recordRun(site.db, { at: minutesAgo(20), problem: "target" });
    await recordRun(site.db, { at: minutesAgo(1), problem: "check" });
    const text = await overviews();
    for (const language of languages) {
      const words = dictionaries[language].backups;
      expect(text[language]).toContain(words.failed);
      expect(text[language]).toContain(words.problems.check);
      expect(text[language]).toContain(words.whoHelps);
    }
    expect(text.en).toContain("20 Nov 2026, 1:30 pm (Bangladesh time)");
    expect(text.bn).toContain("২০ নভেম্বর ২০২৬, দুপুর\u00a0১:৩০");
  });

  it("warns when the newest backup is older than two hours, even without a failure", async () => {
    site = await startSite(settings);
    await recordGoodBackup(121);
    expect((await overviews()).en).toContain(en.old);
  });
});
