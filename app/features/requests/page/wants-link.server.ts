import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { requestPath } from "../request-path";
import { phoneView } from "../ways.server";
import { requestName } from "../words.server";
import type { ShownRequest } from "./shown.server";

export type WantsLinkView = NonNullable<ReturnType<typeof wantsLinkView>>;

/** People who wait for a call because they asked for a new link; null if there are none. */
export function wantsLinkView(found: ShownRequest, language: Language) {
  const { linkWantedAt, isErased, partOf } = found;
  if (linkWantedAt === null || isErased || partOf) return null;
  const linkRequests = found.history.filter(
    ({ kind, at }) => kind === "link" && at >= linkWantedAt,
  );
  // `newValue` is the id of the person who asked; empty for the request's writer
  const askerKeys = new Set(linkRequests.map(({ requestId, newValue }) => requestId + newValue));
  const people = [
    ...[found, ...found.merged].map((one) => ({
      key: one.id,
      name: requestName(one, language),
      phone: one.phoneNumber,
    })),
    ...found.people.map(({ id, name, phone }) => ({
      key: found.id + id,
      name: name || phone,
      phone,
    })),
  ];
  return {
    accessHref: requestPath(found, language, "access"),
    time: formatDateTime(linkWantedAt, language),
    people: people
      .filter(({ key }) => askerKeys.has(key))
      .map(({ key, name, phone }) => ({ key, name, call: phoneView(phone) })),
  };
}
