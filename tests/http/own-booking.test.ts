import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { anAccount, signInAs } from "../support/accounts";
import { insertBooking } from "../support/bookings";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe("a family's own request", () => {
  it.each(languages)("says all that was sent, in the words of %s", async (language) => {
    const email = `family-${language}@example.com`;
    const { id: user_id } = await anAccount(site, email);
    const reference = `SETU-0000-000${languages.indexOf(language)}`;
    const { slug } = await site.db
      .selectFrom("hospitals")
      .select("slug")
      .where("slug", "like", "bumrungrad%")
      .executeTakeFirstOrThrow();
    await insertBooking(site.db, {
      user_id,
      email,
      reference,
      full_name: "Rahima <b>Khatun</b>",
      patient_current_location: "Sylhet",
      destination_country: "Thailand",
      service: "icu-air-ambulance",
      hospital: slug,
      relatives: 2,
      urgent: 1,
      tell_us_more: "She cannot lie flat.",
    });
    const visitor = site.visitor();
    await signInAs(visitor, email);
    const page = await visitor.get(paths.profileBooking(reference, language));
    expect(page.status).toBe(200);
    const { facts } = texts(language).booking;
    const said = new Map(
      page.document
        .querySelectorAll("dl > div")
        .map((line) => [
          line.querySelector("dt")?.textContent,
          line.querySelector("dd")?.textContent,
        ]),
    );
    expect(said.get(facts.patientCurrentLocation)).toBe("Sylhet");
    expect(said.get(facts.destinationCountry)).toBe("Thailand");
    expect(said.get(facts.service)).toBe(texts(language).services.items["icu-air-ambulance"].name);
    expect(said.get(facts.hospital)).toMatch(/./);
    expect(said.get(facts.hospital)).not.toBe(slug);
    expect(said.get(facts.relatives)).toBe({ en: "2", bn: "২", th: "2" }[language]);
    expect(said.get(facts.urgent)).toBe(facts.yes);
    expect(said.get(facts.tellUsMore)).toBe("She cannot lie flat.");
    expect(page.text).toContain("Rahima <b>Khatun</b>");
  });
});
