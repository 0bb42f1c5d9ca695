import { openDatabase } from "#db/connection.server";
import { formValues, type Visitor } from "../../tests/support/visitor";
import { newBooking, openForm, sendBooking } from "../booking-sender";
import {
  browser,
  cookiesOf,
  signIn,
  signInCoordinator,
  signUpCoordinator,
  signUpFamily,
} from "../people";
import type { SiteProcess } from "../site-process";
import { databaseUrl } from "../stored-bookings";
import type { FuzzTarget, Identity } from "./hostile-request";

export interface People {
  visitor: Visitor;
  family: Visitor;
  coordinator: Visitor;
}

const FAMILY = "fuzz-family@setu.example";
const BOOKINGS = 5;

const pages = {
  visitor: [
    "/booking",
    "/contact",
    "/share-your-story",
    "/login",
    "/register",
    "/forgot",
    "/check-email",
    "/reset-password?token=x",
    "/verify-email?token=x",
    "/admin/login",
    "/admin/forgot",
    "/bn/booking",
    "/th/contact",
  ],
  family: [
    "/booking",
    "/bn/contact",
    "/share-your-story",
    "/profile/details",
    "/profile/password",
    "/profile/deletion",
  ],
  coordinator: [
    "/dashboard/admin/registration",
    "/dashboard/admin/security",
    "/profile/details",
    "/profile/password",
  ],
};

/** Sends bookings of other families, and creates the people whom the siege acts as. */
export async function createPeople(site: SiteProcess): Promise<People> {
  const form = await openForm(site.origin, "/booking");
  for (let nth = 0; nth < BOOKINGS; nth++) await sendBooking(site.origin, newBooking(form));
  return {
    visitor: browser(site, "10.1.1.1"),
    family: await signUpFamily(site, FAMILY, "10.1.1.2"),
    coordinator: await signUpCoordinator(site, "10.1.1.3"),
  };
}

/** Signs in again whoever is signed out, and opens everybody's forms. */
export async function openFuzzTarget(
  site: SiteProcess,
  people: People,
  paths: readonly string[],
): Promise<FuzzTarget> {
  const { visitor, family, coordinator } = people;
  if ((await family.get("/profile")).path !== "/profile") await signIn(family, FAMILY);
  if ((await coordinator.get("/dashboard/admin")).path !== "/dashboard/admin") {
    await signInCoordinator(coordinator);
  }
  const { ids, bookings } = await idsOf(site.dataDir);
  return {
    origin: site.origin,
    paths,
    ids,
    identities: [
      await identityOf("visitor", visitor, pages.visitor),
      await identityOf("family", family, pages.family),
      await identityOf("coordinator", coordinator, [
        ...pages.coordinator,
        ...bookings.map((id) => `/dashboard/admin/bookings/${id}`),
      ]),
    ],
  };
}

async function identityOf(
  who: string,
  visitor: Visitor,
  paths: readonly string[],
): Promise<Identity> {
  const forms: Identity["forms"] = [];
  for (const path of paths) {
    const page = await visitor.get(path);
    for (const form of page.document.querySelectorAll("form[method=post]")) {
      forms.push({ path: form.getAttribute("action") || page.path, values: formValues(form) });
    }
  }
  const token = forms.find(({ values }) => values.csrf)?.values.csrf ?? "";
  if (token === "") throw new Error(`no form for a ${who}`);
  return { who, cookies: cookiesOf(visitor), token, forms };
}

async function idsOf(dataDir: string) {
  const db = openDatabase(databaseUrl(dataDir));
  const bookings = await db
    .selectFrom("requests")
    .select(["id", "reference"])
    .where("kind", "=", "booking")
    .limit(BOOKINGS)
    .execute();
  const hospitals = await db.selectFrom("hospitals").select("slug").limit(5).execute();
  const posts = await db.selectFrom("posts").select("slug").limit(5).execute();
  await db.destroy();
  return {
    bookings: bookings.map(({ id }) => id).slice(0, 2),
    ids: [
      ...bookings.flatMap(({ id, reference }) => [id, reference]),
      ...hospitals.map(({ slug }) => slug),
      ...posts.map(({ slug }) => slug),
    ],
  };
}
