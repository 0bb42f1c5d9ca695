import { afterEach } from "vitest";
import { dictionaries } from "~/locales/dictionaries";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { startEmptySite } from "./empty-site";
import { onSqlite } from "./engine";
import { type Site, startSite } from "./site";
import type { Visitor } from "./visitor";

/** The mail server of `completeSettings`. */
export const MAIL_SERVER = "127.0.0.1:2525";
/**
 * Settings of a server that sends mail and makes backups; on PostgreSQL, the operator makes the
 * backups.
 */
export const completeSettings: Record<string, string> = {
  SMTP_URL: `smtp://${MAIL_SERVER}`,
  ...(onSqlite
    ? {
        BACKUP_URL: "file:/nowhere",
        BACKUP_RECIPIENT: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p",
      }
    : {}),
};

/** Functions that start installations without samples; each is closed after its test. */
export function installationsForEachTest() {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });
  return {
    closing,
    async emptySite(environment: Record<string, string> = {}): Promise<Site> {
      const { site, close } = await startEmptySite(environment);
      closing.push(close);
      return site;
    },
    /** Starts a second server on the same database, with other settings. */
    async startAgain({ env }: Site, environment: Record<string, string>): Promise<Site> {
      const site = await startSite({
        DATABASE_URL: env.databaseUrl,
        SEED: "none",
        ...environment,
      });
      closing.push(() => site.close());
      return site;
    },
  };
}

/** The titles of the set-up's steps that are ticked, and of those that are not. */
export async function stepsOf(by: Visitor, language: Language = "en") {
  const { done } = dictionaries[language].setUp;
  const page = await by.get(paths.setUp(language));
  const steps = page.document.querySelectorAll("main section").map((section) => ({
    title: section.querySelector("h2")?.text ?? "",
    isDone: section.querySelector(":scope > span")?.text === done,
  }));
  const titlesOf = (isWanted: boolean) =>
    steps.filter(({ isDone }) => isDone === isWanted).map(({ title }) => title);
  return { page, done: titlesOf(true), left: titlesOf(false) };
}
