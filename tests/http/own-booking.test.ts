import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { anAccount, signInAs } from "../support/accounts";
import { insertBooking } from "../support/bookings";
import { setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe("request on the family's profile", () => {
  it.each(languages)("shows everything that was sent, in %s", async (language) => {
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
    const shownFacts = new Map(
      page.document
        .querySelectorAll("dl > div")
        .map((line) => [
          line.querySelector("dt")?.textContent,
          line.querySelector("dd")?.textContent,
        ]),
    );
    expect(shownFacts.get(facts.patientCurrentLocation)).toBe("Sylhet");
    expect(shownFacts.get(facts.destinationCountry)).toBe("Thailand");
    expect(shownFacts.get(facts.service)).toBe(
      texts(language).services.items["icu-air-ambulance"].name,
    );
    expect(shownFacts.get(facts.hospital)).toMatch(/./);
    expect(shownFacts.get(facts.hospital)).not.toBe(slug);
    expect(shownFacts.get(facts.relatives)).toBe({ en: "2", bn: "২", th: "2" }[language]);
    const { urgent } = texts(language).booking.form.fields;
    expect(shownFacts.get(facts.urgent)).toBe(urgent.yes);
    expect(shownFacts.get(facts.tellUsMore)).toBe("She cannot lie flat.");
    expect(page.text).toContain("Rahima <b>Khatun</b>");
  });

  it.each(languages)(
    "is shown as received until a coordinator takes it, then as in progress, in %s",
    async (language) => {
      const { state } = texts(language).account.profile;
      const email = `waits-${language}@example.com`;
      const { id: user_id } = await anAccount(site, email);
      const reference = `SETU-1111-000${languages.indexOf(language)}`;
      const id = await insertBooking(site.db, { user_id, email, reference });
      const visitor = site.visitor();
      await signInAs(visitor, email);
      const profileText = async () => (await visitor.get(paths.profile(language))).text;
      expect(await profileText()).toContain(state.received);
      expect(await profileText()).not.toContain(state.open);
      await setRequests(site.db, { status: "acknowledged" }, { id });
      expect(await profileText()).toContain(state.open);
    },
  );
});

describe("family with an unconfirmed address", () => {
  it.each(languages)(
    "is told how to confirm the address, not that it has sent nothing, in %s",
    async (language) => {
      const { profile } = texts(language).account;
      const email = `unconfirmed-${language}@example.com`;
      await anAccount(site, email, { verified: false });
      await insertBooking(site.db, { email });
      const visitor = site.visitor();
      await signInAs(visitor, email);
      const page = await visitor.get(paths.profile(language));
      expect(page.text).not.toContain(profile.noRequests);
      expect(page.text).toContain(profile.notShownYet);
      const button = page.document.querySelector(
        `main form[action="${paths.checkEmail(language)}"] button`,
      );
      expect(button?.text).toBe(profile.sendAgain);
    },
  );

  it("sees the same whether or not requests exist under the address", async () => {
    await anAccount(site, "nothing@example.com", { verified: false });
    await anAccount(site, "something@example.com", { verified: false });
    await insertBooking(site.db, { email: "something@example.com" });
    const [nothing, something] = await Promise.all(
      ["nothing@example.com", "something@example.com"].map(async (email) => {
        const visitor = site.visitor();
        await signInAs(visitor, email);
        const page = await visitor.get("/profile");
        return page.document.querySelector("main")?.text.replaceAll(email, "");
      }),
    );
    expect(something).toBe(nothing);
  });
});
