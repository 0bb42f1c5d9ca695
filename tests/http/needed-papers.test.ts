import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allPapersOf, neededPapersOf } from "~/features/papers/needed-papers.server";
import { paths } from "~/paths";
import { send } from "../support/booking-form";
import { insertBooking } from "../support/bookings";
import { family } from "../support/family";
import { openFamilyPage } from "../support/family-page";
import { requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Checklist ids of a request's papers without their prefix, e.g. `thailand-passport`. */
async function copiedIds(id: string): Promise<string[]> {
  const papers = await neededPapersOf(site.db, id);
  return papers.map(({ checklist_id }) => checklist_id?.replace("sample-paper-", "") ?? "");
}

async function correctDestination(id: string, reference: string, destinationCountry: string) {
  const visitor = await openFamilyPage(site, id);
  const page = await visitor.get(paths.familyPage(reference, "en", "details"));
  return visitor.submit(page, { destinationCountry }, "main form#details");
}

const thaiPapers = [
  "passport",
  "photo",
  "relative-passport",
  "letter",
  "reports",
  "bank",
  "relation",
];
const ofThailand = thaiPapers.map((paper) => `thailand-${paper}`);

describe("A country's checklist", () => {
  it("is copied into a booking once, in three languages, with its source and day", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/bn/booking");
    const sent = { ...family, destinationCountry: "থাইল্যান্ড" };
    await visitor.submit(form, sent);
    await visitor.submit(form, sent);
    const [row, ...others] = await requestsOf(site.db, { kind: "booking" });
    expect(others).toEqual([]);
    const papers = await neededPapersOf(site.db, row?.id ?? "");
    expect(await copiedIds(row?.id ?? "")).toEqual(ofThailand);
    expect(papers[0]).toMatchObject({
      whose: "patient",
      need: "always",
      kind: "passport",
      title: {
        en: "Passport of the patient",
        bn: "রোগীর পাসপোর্ট",
        th: "หนังสือเดินทางของผู้ป่วย",
      },
      checklist_version: 1,
      source: "https://www.thaievisa.go.th/",
      as_of: "2026-11-27",
      added_by: null,
    });
  });

  it("is not copied for a destination without a checklist", async () => {
    await send(site, { ...family, email: "none@example.com", destinationCountry: "Romania" });
    const [row] = await requestsOf(site.db, { email: "none@example.com" });
    expect(await copiedIds(row?.id ?? "")).toEqual([]);
  });

  it("is copied for a corrected destination; earlier papers stay, removed ones stay removed", async () => {
    const reference = "SETU-9100-0001";
    const id = await insertBooking(site.db, { reference, destination_country: "" });
    await correctDestination(id, reference, "Bangkok");
    expect(await copiedIds(id)).toEqual(ofThailand);
    await site.db
      .updateTable("request_papers")
      .set({ removed_at: "2026-11-20T09:00:00.000Z" })
      .where("request_id", "=", id)
      .where("checklist_id", "=", "sample-paper-thailand-bank")
      .execute();
    await correctDestination(id, reference, "Malaysia");
    await correctDestination(id, reference, "Thailand");
    const papers = await allPapersOf(site.db, id);
    expect(papers.map(({ position }) => position)).toEqual(papers.map((_, index) => index + 1));
    // five are of Malaysia
    expect(papers).toHaveLength(thaiPapers.length + 5);
    expect(await copiedIds(id)).not.toContain("thailand-bank");
    expect(await copiedIds(id)).toContain("malaysia-letter");
  });

  it("leaves out drafts and binned papers", async () => {
    const reference = "SETU-9100-0002";
    const set = (id: string, columns: { status?: "draft"; deleted_at?: string }) =>
      site.db
        .updateTable("checklist_papers")
        .set(columns)
        .where("id", "=", `sample-paper-singapore-${id}`)
        .execute();
    await set("photo", { status: "draft" });
    await set("bank", { deleted_at: "2026-11-20T08:00:00.000Z" });
    const id = await insertBooking(site.db, { reference, destination_country: "" });
    await correctDestination(id, reference, "Singapore");
    expect(await copiedIds(id)).toEqual(
      ["passport", "relative-passport", "letter", "reports"].map((one) => `singapore-${one}`),
    );
  });
});
