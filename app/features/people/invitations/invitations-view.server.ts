import { formRulesOf } from "~/features/forms/form-rules.server";
import { listAdmins } from "~/features/identity/admins.server";
import { formatDate, formatDateTime } from "~/locales/format";
import { type Language, languageNames, languages } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { invitationSchema } from "./invitation.schema";
import { listInvitations } from "./invitations.server";

export type InvitationsView = Awaited<ReturnType<typeof invitationsView>>;

export async function invitationsView(context: Context, language: Language) {
  const { registration: text, fields } = texts(language).account;
  const t = translator(language);
  const invitations = await listInvitations(context.db, context.now());
  const admins = await listAdmins(context.db);
  return {
    meta: { title: text.title },
    text,
    passwordTexts: fields,
    rules: formRulesOf(invitationSchema),
    language,
    languages: languages.map((value) => ({ value, label: languageNames[value] })),
    invitations: invitations.map(({ id, email, invitedBy, expiresAt, state }) => ({
      id,
      email,
      invitedBy: invitedBy ?? "",
      until: formatDateTime(expiresAt, language),
      state: text.state[state],
      withdrawalAction:
        state === "open"
          ? paths.dashboardRecord("registration", id, language, "withdrawal")
          : undefined,
      resendingAction:
        state === "open" || state === "expired"
          ? paths.dashboardRecord("registration", id, language, "resending")
          : undefined,
      resendName: t("account.registration.resendNamed", { email }),
      withdrawName: t("account.registration.withdrawNamed", { email }),
    })),
    admins: admins.map(({ id, email, name, disabled, createdAt, secondFactor }) => ({
      id,
      email,
      name,
      disabled,
      since: formatDate(createdAt, language),
      secondFactor: secondFactor ? text.on : text.off,
    })),
  };
}
