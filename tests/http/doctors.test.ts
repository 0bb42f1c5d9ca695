import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { doctors } from "~/locales/en/doctors";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { remove } from "../support/content-areas";
import { DOCTORS_HOSPITAL as HOSPITAL, insertDoctor } from "../support/doctors";
import { insertHospital, recordPath } from "../support/edited-hospitals";
import { expectContentPage } from "../support/public-lists";
import { type Site, startSite } from "../support/site";
import type { Page } from "../support/visitor";
import { texts } from "../support/words";

const LIST = "/dashboard/admin/doctors";

let site: Site;
beforeEach(async () => {
  site = await startSite();
  await insertHospital(site.db, { id: HOSPITAL, slug: HOSPITAL, country: "india" });
});
afterEach(() => site.close());

const get = (path: string) => site.visitor().get(path);
const names = ({ document }: Page) =>
  document.querySelectorAll("main li > :is(h2, h3)").map(({ text }) => text);
const isShown = async (path: string, name: string) => (await get(path)).text.includes(name);

describe("list of doctors", () => {
  it.each(languages)("says that sample doctors are not real people, in %s", async (language) => {
    const { common, doctorList } = texts(language);
    const page = await get(paths.doctors(language));
    expectContentPage(page, language);
    expect(names(page)).toHaveLength(3);
    expect(page.text).toContain(doctorList.samples);
    expect(page.text).toContain(common.sample);
    expect(page.text).toContain(doctorList.registrationNone);
    expect(page.text).toContain(doctorList.notHere.title);
  });

  it("is filtered by specialty, country and language, and keeps the choice", async () => {
    await insertDoctor(site.db, "Dr One", { languages: "bn\nen" });
    await insertDoctor(site.db, "Dr Two", { specialty: "eye-care" });
    await insertDoctor(site.db, "Dr Three", { hospital: "sample-bumrungrad-international" });
    const found = async (query: Parameters<typeof paths.doctors>[1]) =>
      names(await get(paths.doctors("en", query)));
    expect(await found({ specialty: "nephrology" })).toEqual(["Dr One", "Dr Three"]);
    expect(await found({ specialty: "nephrology", country: "thailand" })).toEqual(["Dr Three"]);
    expect(await found({ specialty: "nephrology", speaks: "bn" })).toEqual(["Dr One"]);
    expect(await found({ hospital: HOSPITAL })).toEqual(["Dr One", "Dr Two"]);
    // values that the form does not offer are ignored
    expect(await found({ specialty: "magic", speaks: "xx", country: "atlantis" })).toHaveLength(6);
    const page = await get(paths.doctors("en", { specialty: "nephrology", speaks: "bn" }));
    const chosen = page.document.querySelectorAll("main option[selected]");
    expect(chosen.map((option) => option.getAttribute("value"))).toEqual(["nephrology", "", "bn"]);
    const none = await get(paths.doctors("en", { hospital: HOSPITAL, specialty: "fertility" }));
    expect(none.document.querySelector("main [role=status]")?.text).toContain("Riverside Hospital");
    const hiddenField = `main form [type=hidden][name=hospital][value=${HOSPITAL}]`;
    expect(none.document.querySelector(hiddenField)).not.toBeNull();
  });

  it("says so when empty, and offers ways to continue", async () => {
    const page = await get(paths.doctors("en", { specialty: "fertility", speaks: "ar" }));
    const { empty, filters } = texts("en").doctorList;
    expect(page.status).toBe(200);
    expect(page.text).toContain(empty.title);
    expect(page.text).toContain(filters.clear);
    const bookingPath = paths.booking("en", { service: "doctor-appointment" });
    expect(page.document.querySelector(`main a[href='${bookingPath}']`)?.text).toBe(empty.ask);
  });

  it("shows a registration with its link, its day and its source", async () => {
    await insertDoctor(site.db, "Dr Registered", { number: "TN-1" });
    const page = await get(paths.doctors("en", { hospital: HOSPITAL }));
    expect(page.text).toContain("Registration: TN-1");
    expect(page.text).toMatch(/As of 17.March.2026/);
    for (const href of ["https://example.org/register", "https://example.org/doctors"]) {
      expect(page.document.querySelector(`main a[href='${href}']`)).not.toBeNull();
    }
  });

  it("is in the sitemap and in the footer", async () => {
    const map = await (await site.fetch("/sitemaps/pages.xml")).text();
    expect(map).toContain("/bn/doctors</loc>");
    expect(
      (await get("/th")).document.querySelector("footer a[href='/th/doctors']"),
    ).not.toBeNull();
  });
});

describe("doctor", () => {
  it("is on the hospital's page, with a link to a form that names the doctor", async () => {
    const id = await insertDoctor(site.db, "Dr One");
    const page = await get(paths.hospital(HOSPITAL, "bn"));
    const href = paths.booking("bn", {
      service: "doctor-appointment",
      hospital: HOSPITAL,
      doctor: id,
    });
    expect(page.document.querySelector(`main a[href='${href}']`)).not.toBeNull();
    const form = await get(href);
    const line = `${texts("bn").doctorList.wish.replace("{{doctor}}", "Dr One")}\n`;
    expect(form.document.querySelector("[name=tellUsMore]")?.text).toBe(line);
    expect(form.document.querySelector("[name=hospital] option[selected]")?.attributes.value).toBe(
      HOSPITAL,
    );
    expect(form.document.querySelector("form#booking")?.getAttribute("action")).toBe(href);
  });

  it("is not named in the form if the address was tampered with", async () => {
    const id = await insertDoctor(site.db, "Dr One");
    for (const query of [
      { hospital: HOSPITAL, doctor: "nobody" },
      { hospital: HOSPITAL, doctor: "<b>Dr Quack</b>" },
      { hospital: "cmc-vellore", doctor: id },
      { doctor: id },
    ]) {
      const page = await get(paths.booking("en", query));
      expect(page.status).toBe(200);
      expect(page.document.querySelector("[name=tellUsMore]")?.text).toBe("");
      expect(page.document.querySelector("form#booking")?.getAttribute("action")).not.toContain(
        "doctor",
      );
    }
  });

  it("is found by the site's search, by name in any language", async () => {
    await insertDoctor(site.db, "Dr Rahima Sultana", { bengali: "ডা. রহিমা সুলতানা" });
    for (const q of ["rahima", "Dr. Rahima", "SULTANA rahima", "রহিমা"]) {
      const page = await get(paths.hospitals("en", { q }));
      expect(names(page), q).toContain("Dr Rahima Sultana");
    }
    for (const q of ["rahima begum", "dr", "heart"]) {
      expect(names(await get(paths.hospitals("en", { q }))), q).not.toContain("Dr Rahima Sultana");
    }
  });

  it("is hidden together with the hospital at once, and the dashboard says why", async () => {
    const id = await insertDoctor(site.db, "Dr One");
    const nila = await coordinator(site, "Nila");
    const isPublic = () =>
      Promise.all([
        isShown("/doctors", "Dr One"),
        isShown("/hospitals?q=Dr+One", "Dr One"),
        isShown(paths.booking("en", { hospital: HOSPITAL, doctor: id }), "Dr One"),
      ]);
    const { checks } = doctors;
    expect(await isPublic()).toEqual([true, true, true]);
    expect((await nila.get(`${LIST}/${id}`)).text).toContain(checks.hospitalShown);
    await nila.submit(await nila.get(recordPath(HOSPITAL)), {}, "form#publication");
    expect(await isPublic()).toEqual([false, false, false]);
    expect((await nila.get(`${LIST}/${id}`)).text).toContain(checks.hospitalHidden);
    await nila.submit(await nila.get(recordPath(HOSPITAL)), {}, "form#publication");
    expect(await isPublic()).toEqual([true, true, true]);
    await remove(nila, recordPath(HOSPITAL));
    expect(await isPublic()).toEqual([false, false, false]);
    const page = await nila.get(`${LIST}/${id}`);
    expect(page.text).toContain(checks.hospitalHidden);
    // the doctor's facts can still be saved
    const saved = await nila.submit(
      await nila.get(`${LIST}/${id}?in=facts`),
      { specialty: "cardiology" },
      "form#words",
    );
    expect(saved.text).toContain("Saved.");
    expect(saved.text).toContain("Riverside Hospital (not on the site)");
  });

  it("has a complete registration, or none", async () => {
    const id = await insertDoctor(site.db, "Dr One");
    const nila = await coordinator(site, "Nila");
    const facts = () => nila.get(`${LIST}/${id}?in=facts`);
    const message = texts("en").doctorList.registrationWhole;
    const refused = await nila.submit(await facts(), { registration: "TN-1" }, "form#words");
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(message);
    const registration = {
      registration: "TN-1",
      registration_link: "https://example.org/register",
      registration_as_of: "2022-03-17",
      registration_source: "https://example.org/doctors",
    };
    expect((await nila.submit(await facts(), registration, "form#words")).text).toContain("Saved.");
    // the registration is older than three years, so the checklist asks for a new one
    const isOpen = async () =>
      (await nila.get(`${LIST}/${id}`)).document
        .querySelectorAll("main li a")
        .some(({ text }) => text.includes(doctors.checks.registration));
    expect(await isOpen()).toBe(true);
    await nila.submit(await facts(), { registration_as_of: "2026-03-17" }, "form#words");
    expect(await isOpen()).toBe(false);
  });

  it("requires an existing hospital", async () => {
    const id = await insertDoctor(site.db, "Dr One");
    const nila = await coordinator(site, "Nila");
    const page = await nila.get(`${LIST}/${id}?in=facts`);
    const refused = await nila.submit(page, { hospital_id: "made-up" }, "form#words");
    expect(refused.status).toBe(400);
  });
});
