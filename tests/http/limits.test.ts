import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, anAccount, signInAs } from "../support/accounts";
import { databaseState } from "../support/database-state";
import { type Limit, limits, OWNER_EMAIL } from "../support/limits";
import { SECURITY } from "../support/passkeys";
import { appCode, secretOn, switchOnApp } from "../support/second-factor";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

/** Five minutes after the start of an hour and of a quarter of an hour, at a full minute. */
const START = new Date("2026-11-20T10:05:00.000Z");
/** All scopes counted during these tests. */
const counted = new Set<string>();

let site: Site;
beforeAll(async () => {
  site = await startSite({ FLY_APP_NAME: "setu" });
  await anAccount(site, OWNER_EMAIL);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.now = START;
  await site.db.deleteFrom("rate_limits").execute();
});

const scopeOf = ({ key }: { key: string }) => key.slice(0, key.lastIndexOf(":"));
const counts = () => site.db.selectFrom("rate_limits").selectAll().execute();

/** Sets the counts of the given scopes, keeps those given as undefined, and sets all others to zero. */
async function setCounts(taken: Record<string, number | undefined>): Promise<void> {
  for (const row of await counts()) {
    counted.add(scopeOf(row));
    const count = scopeOf(row) in taken ? taken[scopeOf(row)] : 0;
    if (count === undefined) continue;
    await site.db.updateTable("rate_limits").set({ count }).where("key", "=", row.key).execute();
  }
}

describe("boundary of a limit", () => {
  const rows = limits.map((limit) => [limit.scope, limit.max, limit] as const);

  it.each(rows)(
    "of %s: %i pass, one more is refused, and the next window starts at zero",
    async (...row) => {
      const { scope, max, windowSeconds, begin, exhaustedFirst }: Limit = row[2];
      const attempt = await begin(site);
      if (exhaustedFirst) expect(await attempt()).toBe(true);
      await setCounts({ ...exhaustedFirst });
      expect(await attempt()).toBe(true);
      expect((await counts()).map(scopeOf)).toContain(scope);

      await setCounts({ ...exhaustedFirst, [scope]: max - 1 });
      expect(await attempt(), "the last").toBe(true);
      await setCounts({ ...exhaustedFirst, [scope]: undefined });
      expect(await attempt(), "one more").toBe(false);

      const windowMs = windowSeconds * 1000;
      const end = Math.floor(START.getTime() / windowMs) * windowMs + windowMs;
      site.clock.now = new Date(end - 1);
      await setCounts({ ...exhaustedFirst, [scope]: undefined });
      expect(await attempt(), "at the end of the window").toBe(false);
      site.clock.now = new Date(end);
      expect(await attempt(), "in the next window").toBe(true);
      await setCounts({});
    },
  );

  it("has a test for each counted scope", () => {
    const known = limits.map(({ scope }) => scope);
    expect([...counted].filter((scope) => !known.includes(scope))).toEqual([]);
    const sourceScopes = sourcesOf("app").flatMap(scopesIn);
    expect(sourceScopes.length).toBeGreaterThan(15);
    const untested = sourceScopes.filter((scope) => {
      const [first = "", ...rest] = scope.split(/\$\{\w+\}/);
      const pattern = new RegExp(`^${[first, ...rest].join("[a-z-]+")}$`);
      // the scope matches exactly or as a pattern, or is the prefix of several
      return !known.some(
        (one) => pattern.test(one) || (!rest.length && one.startsWith(`${scope}-`)),
      );
    });
    expect(untested).toEqual([]);
  });
});

describe("limit of the second step", () => {
  let accounts = 0;
  let email = "";
  let codes: string[] = [];
  let secured: Visitor;
  let unsecured: Visitor;

  async function coordinator() {
    email = `second-factor-${accounts++}@example.com`;
    await anAccount(site, email, { role: "admin" });
    const visitor = site.visitor();
    await signInAs(visitor, email, "admin");
    return visitor;
  }
  beforeEach(async () => {
    unsecured = await coordinator();
    secured = await coordinator();
    ({ codes } = await switchOnApp(site, secured));
  });

  const atSecurity = async (part: string, code = codes[0] ?? "") => {
    const page = await secured.get(SECURITY);
    const typed = { code, currentPassword: ADMIN_PASSWORD };
    return secured.submit(page, typed, `form[action$=${part}]`);
  };
  // a signed-in coordinator must also enter the password, which counts as a try
  const actions: Record<string, [number, (code?: string) => Promise<Page>]> = {
    "signing in": [
      20,
      async (code = codes[0] ?? "") => {
        const visitor = site.visitor();
        return visitor.submit(await signInAs(visitor, email, "admin"), { code });
      },
    ],
    "renewing recovery codes": [19, (code) => atSecurity("recovery-codes", code)],
    "turning the second step off": [19, (code) => atSecurity("removal", code)],
    "turning the second step on": [
      19,
      async (typed) => {
        const page = await unsecured.get(SECURITY);
        const code = typed ?? appCode(site, secretOn(page));
        return unsecured.submit(page, { code, currentPassword: ADMIN_PASSWORD });
      },
    ],
  };

  it.each(Object.entries(actions))(
    "applies to %s, and uses up no code",
    async (_, [taken, submitCode]) => {
      expect((await submitCode("000000")).status).toBe(400);
      await setCounts({ "second-factor-account-network": taken, "second-factor-device": taken });
      const before = await databaseState(site.db);
      expect((await submitCode()).status).toBe(429);
      expect(await databaseState(site.db)).toEqual(before);
      await setCounts({
        "second-factor-account-network": taken - 1,
        "second-factor-device": taken - 1,
      });
      expect((await submitCode()).status).toBe(200);
    },
  );
});

/** Scopes in a source file: full names, prefixes of several scopes, or templates. */
function scopesIn(source: string): string[] {
  if (!/\b(?:withinLimits|takeAttempt|mayAskForMail|allowanceOf)\(/.test(source)) return [];
  const scopeExpressions =
    /\bscope: ([^,;)]+)|\bwithin\(([^,)]+)|\bmay(?:Try|AskForMail)\(\s*(?:request, )?context,([^,)]+)/g;
  return [...source.matchAll(scopeExpressions)]
    .flatMap(([expression]) => [...expression.matchAll(/["`]([^"`]+)["`]/g)])
    .map(([, scope = ""]) => scope);
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}
