import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "#db/transactions";
import { setPassword } from "~/features/identity/accounts.server";
import { commandLineHashing, hashPassword } from "~/features/identity/passwords.server";
import { anAccount, PASSWORD } from "../support/accounts";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

const sessions = (userId: string) =>
  site.db.selectFrom("sessions").select("id").where("user_id", "=", userId).execute();

async function openSignInPages(count: number) {
  const visitors = Array.from({ length: count }, () => site.visitor());
  return Promise.all(
    visitors.map(async (visitor) => {
      const loginPage = await visitor.get("/login");
      return (email: string) => visitor.submit(loginPage, { email, password: PASSWORD });
    }),
  );
}

it("a password that is changed while it is checked opens no session", async () => {
  const email = "rahim@example.com";
  const { id } = await anAccount(site, email);
  const passwordHash = await hashPassword(commandLineHashing, "four yellow kites");
  const [last, ...signIns] = await openSignInPages(21);
  const signingIn = Promise.all(signIns.map((signIn) => signIn(email)));
  // some are signed in, and others are still being checked
  await expect.poll(() => sessions(id), { interval: 1, timeout: 20_000 }).not.toEqual([]);
  await inTransaction(site.db, (trx) => setPassword(trx, id, passwordHash, site.clock.now));
  await signingIn;
  expect((await last?.(email))?.status).toBe(400);
  expect(await sessions(id)).toEqual([]);
});

it("parallel sign-ins all succeed while their password is rehashed", async () => {
  const email = "karim@example.com";
  const { id } = await anAccount(site, email);
  const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 });
  await site.db.updateTable("users").set({ password_hash: old }).where("id", "=", id).execute();
  const signIns = await openSignInPages(8);
  const answers = await Promise.all(signIns.map((signIn) => signIn(email)));
  expect(answers.map(({ status }) => status)).toEqual(signIns.map(() => 200));
  expect(await sessions(id)).toHaveLength(8);
});
