import type { Kysely } from "kysely";
import { createAccounts } from "./initial/accounts";
import { createCompany } from "./initial/company";
import { createConsents } from "./initial/consents";
import { createContent } from "./initial/content";
import { createFamilyAccess } from "./initial/family-access";
import { createHospitals } from "./initial/hospitals";
import { createHouse } from "./initial/house";
import { createPapers } from "./initial/papers";
import { createPictures } from "./initial/pictures";
import { createRequestContacts } from "./initial/request-contacts";
import { createRequestSearch } from "./initial/request-search";
import { createRequestPartners, createRequests } from "./initial/requests";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createHouse(db);
  await createAccounts(db);
  await createPictures(db);
  await createRequests(db);
  await createRequestContacts(db);
  await createFamilyAccess(db);
  await createPapers(db);
  await createHospitals(db);
  await createRequestPartners(db);
  await createConsents(db);
  await createContent(db);
  await createCompany(db);
  await createRequestSearch(db);
}
