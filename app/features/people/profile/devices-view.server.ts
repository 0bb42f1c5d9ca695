import { formRulesOf } from "~/features/forms/form-rules.server";
import { deviceName } from "~/features/sessions/device";
import type { Person } from "~/features/sessions/person";
import { listDevices } from "~/features/sessions/signed-in-devices.server";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { profileCrumbs } from "./crumbs.server";
import { ALL_OTHERS } from "./devices.server";
import { signOutSchema } from "./profile.schema";

export type DevicesView = Awaited<ReturnType<typeof devicesView>>;

export async function devicesView(context: Context, person: Person, language: Language) {
  const { devices: text, profile, fields } = texts(language).account;
  const t = translator(language);
  const devices = (await listDevices(context.db, person.id, context.now())).map((device) => ({
    id: device.id,
    isThis: device.id === person.sessionId,
    name: deviceName(device.userAgent) ?? text.unknown,
    signedIn: formatDateTime(device.signedInAt, language),
    lastSeen: formatDateTime(device.lastSeenAt, language),
    network: device.network,
  }));
  const others = devices
    .filter(({ isThis }) => !isThis)
    .map(({ id, name, lastSeen }) => ({
      value: id,
      label: t("account.devices.option", { device: name, time: lastSeen }),
    }));
  return {
    meta: { title: text.title },
    crumbs: profileCrumbs(language),
    text,
    timeZoneNote: profile.inDhaka,
    fields,
    rules: formRulesOf(signOutSchema),
    devices,
    options: others.length > 1 ? [{ value: ALL_OTHERS, label: text.others }, ...others] : others,
  };
}
