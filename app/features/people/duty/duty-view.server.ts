import { URGENT_REMINDER_MINUTES } from "~/constants";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { listAdminAccounts } from "~/features/identity/account-rights.server";
import { passesMidnight, type Shift, weekdays } from "~/features/identity/duty";
import { coordinatorsOnDuty, listShifts } from "~/features/identity/duty-hours.server";
import type { Person } from "~/features/sessions/person";
import { formatList, formatUnit } from "~/locales/format";
import { formatClockTime, formatDayOfWeek } from "~/locales/format-clock";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { dutySchema } from "./duty.schema";

export type DutyView = Awaited<ReturnType<typeof dutyView>>;

export async function dutyView({ db, now }: Context, person: Person, language: Language) {
  const text = texts(language).duty;
  const t = translator(language);
  const accounts = (await listAdminAccounts(db)).filter(({ disabled }) => !disabled);
  const names = new Map(accounts.map(({ id, name, email }) => [id, name || email]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const { admins, isEverybody } = await coordinatorsOnDuty(db, now());
  const onDuty = formatList(
    admins.map(({ id }) => nameOf(id)),
    language,
  );
  const shifts = await listShifts(db);
  return {
    meta: { title: text.title },
    text,
    lead: t("duty.lead", { limit: formatUnit(URGENT_REMINDER_MINUTES, "minute", language) }),
    onDuty: isEverybody ? null : t("duty.onDuty", { names: onDuty }),
    week: weekdays.map((weekday) => {
      const day = formatDayOfWeek(weekday, language);
      return {
        day,
        shifts: shifts
          .filter((shift) => shift.weekday === weekday)
          .map((shift) => {
            const [name, time] = [nameOf(shift.userId), timeWords(shift, language)];
            const removalLabel = t("duty.removeNamed", { name, day, time });
            return { id: shift.id, name, time, removalLabel };
          }),
      };
    }),
    rules: formRulesOf(dutySchema),
    defaults: { who: person.id },
    coordinators: accounts.map(({ id }) => ({ value: id, label: nameOf(id) })),
    days: weekdays.map((day) => ({
      name: `day-${day}`,
      label: formatDayOfWeek(day, language),
    })),
    removalAction: paths.dashboardPage("duty/removal", language),
  };
}

function timeWords(shift: Shift, language: Language): string {
  return translator(language)(passesMidnight(shift) ? "duty.untilNextDay" : "duty.until", {
    from: formatClockTime(shift.starts, language),
    to: formatClockTime(shift.ends, language),
  });
}
