import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator, signedInUser } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { breakWriting } from "../support/broken-writing";
import { deleteRequests, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const AUDIT = "/dashboard/admin/audit";
let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const later = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};
const auditEvents = (kind: string) =>
  site.db.selectFrom("audit_events").selectAll().where("kind", "=", kind).orderBy("at").execute();

describe("reading event", () => {
  let nila: Visitor;
  let id: string;
  beforeEach(async () => {
    nila = await coordinator(site, "Nila");
    id = await insertBooking(site.db, { reference: "SETU-AAAA-0001" });
  });
  const pathOf = (part = "") => `/dashboard/admin/bookings/${id}${part}`;

  it("is recorded for a booking with person and time, and shown on it", async () => {
    const page = await nila.get(pathOf());
    expect(page.document.querySelector("#readers")?.text).toMatch(/Nila · 20 Nov 2026/);
    const [row, ...more] = await auditEvents("case-read");
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      at: site.clock.now.toISOString(),
      request_id: id,
      network: "local",
      detail: "",
    });
  });

  it("is recorded once within 15 minutes, on all pages that show the booking", async () => {
    for (const part of ["", "/kind", "", "/people", ""]) {
      expect((await nila.get(pathOf(part))).status).toBe(200);
      later(3);
    }
    // 15 minutes after the first
    await Promise.all(Array.from({ length: 5 }, () => nila.get(pathOf())));
    expect(await auditEvents("case-read")).toHaveLength(2);
    const other = await insertBooking(site.db);
    await nila.get(`/dashboard/admin/bookings/${other}`);
    later(1);
    const mina = await coordinator(site, "Mina");
    const page = await mina.get(pathOf());
    expect(await auditEvents("case-read")).toHaveLength(4);
    const readers = page.document.querySelectorAll("#readers li").map((line) => line.text);
    expect(readers.map((line) => line.split(" · ")[0])).toEqual(["Mina", "Nila", "Nila"]);
  });

  it("is recorded on the page of a form as well", async () => {
    await nila.get(pathOf("/people"));
    expect(await auditEvents("case-read")).toHaveLength(1);
  });

  it("is recorded for a message too, but not for lists or missing requests", async () => {
    const message = await insertMessage(site.db);
    for (const list of ["bookings", "contacts", "bookings?search=Rahima", "contacts?search=visa"]) {
      const page = await nila.get(`/dashboard/admin/${list}`);
      expect(page.status).toBe(200);
      expect(page.html).not.toContain("Do you arrange visas?");
    }
    expect((await nila.get("/dashboard/admin/bookings/none")).status).toBe(404);
    expect(await auditEvents("case-read")).toEqual([]);
    const page = await nila.get(`/dashboard/admin/contacts/${message}`);
    expect(page.document.querySelector("#readers")?.text).toContain("Nila");
    expect(await auditEvents("case-read")).toMatchObject([{ request_id: message }]);
  });

  it("is not recorded for a family's account or a visitor, who see nothing", async () => {
    const family = await signedInUser(site);
    expect((await family.get(pathOf())).status).toBe(403);
    await site.visitor().get(pathOf());
    expect(await auditEvents("case-read")).toEqual([]);
  });

  it("is found in the audit by event and by request, even if erased", async () => {
    await nila.get(pathOf());
    const message = await insertMessage(site.db, { reference: "SETU-MMMM-0002" });
    await nila.get(`/dashboard/admin/contacts/${message}`);
    const table = async (query: string) =>
      (await nila.get(`${AUDIT}?${query}`)).document.querySelector("main table tbody");
    const both = await table("kind=case-read");
    expect(both?.querySelectorAll("tr")).toHaveLength(2);
    const one = await table("reference=setu-aaaa-0001");
    expect(one?.querySelectorAll("tr")).toHaveLength(1);
    expect(one?.text).toContain("Request read");
    expect(one?.querySelector(`a[href="${pathOf()}"]`)?.text).toBe("SETU-AAAA-0001");
    expect((await table("reference=SETU-MMMM-0002"))?.text).toContain("SETU-MMMM-0002");
    await deleteRequests(site.db, { kind: "booking" });
    expect((await table("kind=case-read"))?.text).toContain("erased request");
    const bengali = await nila.get(`/bn${AUDIT}?kind=case-read`);
    expect(bengali.text).toContain("মুছে ফেলা অনুরোধ");
  });

  it("is in the family's download, with times and without names", async () => {
    await nila.get(pathOf());
    const family = await signedInUser(site);
    const owner = await site.db
      .selectFrom("users")
      .select("id")
      .where("role", "=", "user")
      .executeTakeFirstOrThrow();
    await setRequests(site.db, { user_id: owner.id });
    const download = await (await family.send("/profile/data.json")).json();
    expect(download.requests[0].read_at).toEqual([site.clock.now.toISOString()]);
    expect(JSON.stringify(download)).not.toContain("Nila");
  });

  it("does not prevent reading if it cannot be written, and is logged instead", async () => {
    await breakWriting(site.db, "insert on audit_events");
    const page = await nila.get(pathOf());
    expect(page.status).toBe(200);
    const line = site.logs.find((written) => written.includes("audit.lost")) ?? "";
    expect(JSON.parse(line)).toMatchObject({ kind: "case-read", about: id });
    expect(line).toMatch(/"reader":"[\w-]{36}"/);
  });
});

describe("refused request", () => {
  it("to the dashboard is recorded once an hour per person", async () => {
    const family = await signedInUser(site);
    const pages = ["/dashboard/admin", "/dashboard/admin/bookings", AUDIT];
    for (const page of pages) expect((await family.get(page)).status).toBe(403);
    await Promise.all(pages.map((page) => family.get(page)));
    const rows = await auditEvents("access-refused");
    expect(rows).toHaveLength(1);
    expect(rows[0]?.actor_id).not.toBeNull();
    later(60);
    await family.get("/dashboard/admin");
    expect(await auditEvents("access-refused")).toHaveLength(2);
  });

  it.each([
    ["Origin", "https://evil.example"],
    ["Sec-Fetch-Site", "cross-site"],
  ])("from another site (header %s) is recorded once an hour per network", async (name, value) => {
    const post = () =>
      site.fetch("/theme", {
        method: "POST",
        body: new URLSearchParams({ theme: "dark" }),
        headers: { [name]: value },
      });
    for (let count = 0; count < 20; count++) expect((await post()).status).toBe(403);
    expect(await auditEvents("cross-site-refused")).toHaveLength(1);
    later(60);
    await post();
    expect(await auditEvents("cross-site-refused")).toHaveLength(2);
    const nila = await coordinator(site);
    const page = await nila.get(`${AUDIT}?kind=cross-site-refused`);
    expect(page.text).toContain("Form from another site refused");
  });

  it("from any number of networks does not fill the database", { timeout: 60_000 }, async () => {
    const fly = await startSite({ FLY_APP_NAME: "setu" });
    try {
      const post = (network: number) =>
        fly.fetch("/theme", {
          method: "POST",
          body: "theme=dark",
          headers: {
            "Sec-Fetch-Site": "cross-site",
            "Fly-Client-IP": `10.0.${Math.floor(network / 256)}.${network % 256}`,
          },
        });
      for (let network = 0; network < 520; network++) await post(network);
      const { count } = await fly.db
        .selectFrom("audit_events")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      expect(count).toBe(500);
    } finally {
      await fly.close();
    }
  });

  it("is not recorded for our own posts", async () => {
    const visitor = site.visitor();
    await visitor.submit(await visitor.get("/"), {}, "form[action='/theme']");
    expect(await auditEvents("cross-site-refused")).toEqual([]);
  });
});
