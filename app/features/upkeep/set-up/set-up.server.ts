import { isPostgresUrl } from "#db/connection.server";
import { enteredDetails, isSiteOpen } from "~/features/company/company.server";
import { costsIn } from "~/features/content/costs/costs.server";
import { countPublishedHospitals } from "~/features/content/hospitals/hospitals.server";
import { activeAdmins } from "~/features/identity/account-rights.server";
import { hasTestArrived, mailServerOf } from "~/features/mail/test-mail.server";
import type { Person } from "~/features/sessions/person";
import { areaTexts } from "~/locales/areas";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { isLoopback } from "~/server/env.server";
import { texts, translator } from "~/server/i18n.server";
import { backupState } from "../backups/backup";
import { recordedRuns } from "../backups/backup-runs.server";
import { isTestLink } from "./test-mail.server";

interface SetUpStep {
  key: string;
  isDone: boolean;
  title: string;
  /** The reason and the instructions, shown until the step is done. */
  text: string;
  /** The page where the step is done; left out for server settings. */
  link?: { href: string; label: string };
}

/** The set-up steps, computed from the current state. Only the arrival of a test mail is stored. */
async function setUpSteps(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  person: Pick<Person, "name" | "email">,
  language: Language,
): Promise<SetUpStep[]> {
  const { setUp, backups, undelivered } = texts(language);
  const { company, phone, mail, address, ownName, second, hospital, costs } = setUp.steps;
  const entered = await enteredDetails(db);
  const server = mailServerOf(env);
  const state = backupState(await recordedRuns(db), now());
  const backupText = state === "none" ? backups.none.text : backups.whoHelps;
  const t = translator(language);
  const page = (part: string) => paths.dashboardPage(part, language);
  const sample = areaTexts["company-info"][language].sampleText;
  return [
    {
      key: "company",
      isDone: entered.hasName,
      title: company.title,
      text: entered.sample ? sample : company.text,
      link: { href: page("company-info"), label: company.link },
    },
    {
      key: "phone",
      isDone: entered.hasContacts,
      title: phone.title,
      text: entered.sample ? sample : phone.text,
      link: { href: page("company-info"), label: phone.link },
    },
    {
      key: "mail",
      isDone: server !== null && (await hasTestArrived(db, server)),
      title: mail.title,
      text:
        server === null
          ? undelivered.empty.noServer.text
          : t("setUp.steps.mail.text", { email: person.email }),
      link: { href: page("mails"), label: undelivered.title },
    },
    {
      key: "address",
      isDone: !isLoopback(env.publicUrl),
      title: address.title,
      text: t("setUp.steps.address.text", { address: env.publicUrl }),
    },
    {
      key: "name",
      isDone: Boolean(person.name),
      title: ownName.title,
      text: ownName.text,
      link: { href: page("edit-profile"), label: ownName.link },
    },
    {
      key: "second",
      isDone: (await activeAdmins(db)).length > 1,
      title: second.title,
      text: second.text,
      link: { href: page("registration"), label: second.link },
    },
    {
      key: "hospital",
      isDone: (await countPublishedHospitals(db)) > 0,
      title: hospital.title,
      text: hospital.text,
      link: { href: page("hospital-list"), label: hospital.link },
    },
    {
      key: "costs",
      // figures without a date and a source are not public
      isDone: (await costsIn(db, language)).asOf !== null,
      title: costs.title,
      text: costs.text,
      link: { href: page("costs"), label: costs.link },
    },
    // the operator of a PostgreSQL server makes its backups, and this code cannot check them
    ...(isPostgresUrl(env.databaseUrl)
      ? []
      : [
          {
            key: "backup",
            isDone: env.backup !== null && state === "good",
            title: setUp.steps.backup.title,
            text: env.backup === null ? backups.off : backupText,
          },
        ]),
  ];
}

/** @param testToken the token in a test mail's link; null if the page was opened without one */
export async function setUpView(
  context: Context,
  person: Pick<Person, "name" | "email">,
  testToken: string | null,
  language: Language,
) {
  const { setUp: text } = texts(language);
  const steps = await setUpSteps(context, person, language);
  const isOpen = await isSiteOpen(context.db);
  const isReady = steps.every(({ isDone }) => isDone);
  const isTested = steps.some(({ key, isDone }) => key === "mail" && isDone);
  return {
    meta: { title: text.title },
    text,
    lead: isReady ? text.ready : isOpen ? text.open : text.closed,
    steps,
    testMailForm:
      mailServerOf(context.env) === null
        ? null
        : {
            sendAction: paths.dashboardPage("set-up/test-mail", language),
            confirmAction: paths.dashboardPage("set-up/arrival", language),
            token:
              testToken !== null && !isTested && isTestLink(context, testToken) ? testToken : null,
            isExpired: testToken !== null && !isTested && !isTestLink(context, testToken),
          },
    // the queue redirects here until the site is open
    queueHref: isOpen ? paths.dashboard(language) : null,
  };
}

/** The unfinished steps, shown on the queue's page; null if all are done. */
export async function setUpNotice(
  context: Context,
  person: Pick<Person, "name" | "email">,
  language: Language,
) {
  const steps = await setUpSteps(context, person, language);
  const unfinishedTitles = steps
    .filter(({ isDone }) => !isDone)
    // a separate notice reports failed backups
    .filter(({ key }) => key !== "backup" || context.env.backup === null)
    .map(({ title }) => title);
  if (unfinishedTitles.length === 0) return null;
  return {
    title: translator(language)("setUp.stillToDo", { steps: unfinishedTitles.join(", ") }),
    link: { href: paths.setUp(language), label: texts(language).setUp.title },
  };
}
