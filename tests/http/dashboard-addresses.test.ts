import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeRole, disableAccount } from "~/features/identity/admins.server";
import routes from "~/routes";
import { anAccount, signedInAdmin, signInAs } from "../support/accounts";
import { eventsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";
import { wholeSuite } from "../support/whole-suite";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await anAccount(site, "first@example.com", { role: "admin" });
});
afterAll(() => site.close());

interface RouteEntry {
  path?: string;
  children?: RouteEntry[];
}

/** Every address below `dashboard`. */
function addressesBelow(entries: RouteEntry[], prefix = "", inside = false): string[] {
  return entries.flatMap(({ path = "", children }) => {
    const here = path.startsWith(":lang") ? prefix : `${prefix}/${path}`.replace(/\/$/, "");
    const isInside = inside || path === "dashboard";
    if (children) return addressesBelow(children, here, isInside);
    return isInside ? [here.replace(/:\w+\??/g, "6a1f0c1e-0000-4000-8000-000000000001")] : [];
  });
}

describe("addresses of the dashboard", () => {
  const addresses = addressesBelow(routes as RouteEntry[]);
  const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
  const people: Record<string, () => Promise<Visitor>> = {
    "somebody anonymous": async () => site.visitor(),
    "a family": async () => {
      await anAccount(site, "walker@example.com");
      const visitor = site.visitor();
      await signInAs(visitor, "walker@example.com");
      return visitor;
    },
    "a disabled admin": async () => {
      const visitor = await signedInAdmin(site, "walker-disabled@example.com");
      const { id } = await site.db
        .selectFrom("users")
        .select("id")
        .where("email", "=", "walker-disabled@example.com")
        .executeTakeFirstOrThrow();
      await disableAccount(site.db, id, site.clock.now);
      return visitor;
    },
    "a demoted admin": async () => {
      const visitor = await signedInAdmin(site, "walker-demoted@example.com");
      const { id } = await site.db
        .selectFrom("users")
        .select("id")
        .where("email", "=", "walker-demoted@example.com")
        .executeTakeFirstOrThrow();
      await changeRole(site.db, id, "user", site.clock.now);
      return visitor;
    },
  };

  it("are found", () => expect(addresses.length).toBeGreaterThan(10));

  it.each(Object.entries(people).filter(([who]) => wholeSuite || who === "a demoted admin"))(
    "refuse %s, by every method",
    async (_who, createVisitor) => {
      const visitor = await createVisitor();
      const bookingPage = await visitor.get("/booking");
      const csrf = bookingPage.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
      const before = await fingerprint();
      for (const address of addresses) {
        for (const path of [address, `${address}.data`, `/bn${address}`]) {
          for (const method of methods) {
            const hasBody = !["GET", "HEAD"].includes(method);
            const body = new URLSearchParams({ csrf, email: "x@example.com", language: "en" });
            const response = await visitor.send(path, {
              method,
              headers: { Origin: "http://localhost:3000" },
              ...(hasBody ? { body } : {}),
            });
            const text = await response.text();
            const what = `${method} ${path}: ${response.status}`;
            // 202: a redirect in a data response
            if (method === "HEAD") {
              expect([202, 303, 403], what).toContain(response.status);
              expect(text, what).toBe("");
            } else if (response.status === 202) expect(text, what).toContain("/admin/login");
            else if (method === "OPTIONS") expect(response.status, what).toBe(204);
            else expect([303, 403, 405], what).toContain(response.status);
          }
        }
      }
      expect(await fingerprint()).toEqual(before);
    },
    120_000,
  );

  /** Data that an admin's actions would change. */
  async function fingerprint() {
    const count = async (table: "one_time_links" | "outbox" | "posts") => {
      const row = await site.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    };
    return Promise.all([
      count("one_time_links"),
      count("outbox"),
      eventsOf(site.db),
      count("posts"),
    ]);
  }
});
