import type { Queryable } from "../connection.server";
import { flag } from "../flag";
import { foldedSearchText } from "../like";
import { sampleHospitals } from "./hospitals";
import { samplePhotos } from "./hospitals/photos";
import { textsByLanguage } from "./texts";

export async function seedHospitals(db: Queryable, now: string): Promise<void> {
  for (const hospital of sampleHospitals) {
    const id = `sample-${hospital.slug}`;
    await db
      .insertInto("hospitals")
      .values({
        id,
        slug: hospital.slug,
        country: hospital.country,
        city: hospital.city,
        place: hospital.latitude === null ? "" : `${hospital.latitude}, ${hospital.longitude}`,
        website: hospital.website,
        accreditation_body: hospital.accreditation?.body ?? "",
        accreditation_as_of: hospital.accreditation?.asOf ?? "",
        accreditation_source: hospital.accreditation?.source ?? "",
        specialties: hospital.specialties.join("\n"),
        status: "published",
        sample: flag(true),
        search_text: foldedSearchText([hospital.slug, hospital.city]),
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .execute();
    for (const { language, text } of textsByLanguage(hospital.texts)) {
      const words = {
        name: text.name,
        location: text.location,
        address: text.address,
        bio: text.bio,
        about: text.about,
        key_highlights: text.keyHighlights.join("\n"),
        centers_of_excellence: text.centersOfExcellence.join("\n"),
        services_for_bangladesh: text.servicesForBangladesh.join("\n"),
      };
      await db
        .insertInto("hospital_texts")
        .values({
          record_id: id,
          language,
          ...words,
          search_text: foldedSearchText(Object.values(words)),
          updated_at: now,
        })
        .execute();
    }
    await seedPhotos(db, id);
  }
}

async function seedPhotos(db: Queryable, hospitalId: string): Promise<void> {
  for (const [position, { name, alt }] of samplePhotos.entries()) {
    const id = `${hospitalId}-${name}`;
    await db
      .insertInto("hospital_photos")
      .values({
        id,
        hospital_id: hospitalId,
        file: `sample-${name}.svg`,
        width: 800,
        height: 600,
        position,
        sample: flag(true),
      })
      .execute();
    await db
      .insertInto("hospital_photo_texts")
      .values(
        textsByLanguage(alt).map(({ language, text }) => ({ photo_id: id, language, alt: text })),
      )
      .execute();
  }
}
