import { audit, listAuditOf } from "~/features/audit/audits.server";
import { readingTimesOf } from "~/features/audit/readings.server";
import { collectStories } from "~/features/content/reviews/writers-data.server";
import { collectShifts } from "~/features/identity/duty-hours.server";
import { collectAccount } from "~/features/identity/own-account.server";
import { listPasskeys } from "~/features/identity/passkeys.server";
import { collectRequests } from "~/features/requests/own.server";
import { collectSavedFilters } from "~/features/requests/saved-filters.server";
import type { Person } from "~/features/sessions/person";
import { listDevices } from "~/features/sessions/signed-in-devices.server";
import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";
import { collectPhoto } from "../coordinator-profile/own-photo.server";

/** Limits downloads, because each one reads many tables and writes an audit event. */
export function mayDownload(context: Context, person: Person): Promise<boolean> {
  return withinLimits(context, [
    { scope: "data-download", subject: person.id, max: 20, windowSeconds: 60 * 60 },
  ]);
}

/** The data of a person for the download. Notes that coordinators wrote for each other are excluded. */
export async function collectOwnData(context: Context, person: Person) {
  const { db } = context;
  const now = context.now();
  const entry = { kind: "data-downloaded", actorId: person.id, subjectId: person.id } as const;
  await audit(db, { ...entry, network: context.clientAddress }, now);
  return {
    made_at: now.toISOString(),
    account: await collectAccount(db, person.id),
    photo: await collectPhoto(db, person.id, person.language),
    filters: await collectSavedFilters(db, person.id),
    duty: await collectShifts(db, person.id),
    devices: await listDevices(db, person.id, now),
    passkeys: (await listPasskeys(db, person.id)).map(({ name, createdAt, lastUsedAt }) => ({
      name,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    })),
    requests: await requestsOf(context, person),
    reviews: await collectStories(db, person),
    events: await listAuditOf(db, person.id),
  };
}

async function requestsOf({ db }: Context, person: Person) {
  const requests = await collectRequests(db, person);
  return Promise.all(
    requests.map(async ({ id, request, partners, watchLinks, ...rest }) => ({
      ...request,
      asked: partners,
      read_at: await readingTimesOf(db, id),
      ...rest,
      watch_links: watchLinks,
    })),
  );
}
