import { isPostgresUrl } from "#db/connection.server";
import { findCompany, isOpen } from "~/features/company/company.server";
import { countPublishedHospitals } from "~/features/content/hospitals/hospitals.server";
import { activeAdmins } from "~/features/identity/account-rights.server";
import { areaTexts } from "~/locales/areas";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";

export interface SetUpStep {
  key: string;
  isDone: boolean;
  title: string;
  /** Reason and instructions, until it is done. */
  text: string;
  /** The page for it; left out for settings of the server. */
  link?: { href: string; label: string };
}

/** The steps of the set-up, computed from the present state. */
async function setUpSteps(
  { db, env }: Pick<Context, "db" | "env">,
  language: Language,
): Promise<SetUpStep[]> {
  const { setUp, backups, undelivered } = texts(language);
  const { company, hours, hospital } = setUp.steps;
  const open = await isOpen(db);
  const { sample } = await findCompany(db, language);
  const coordinators = await activeAdmins(db);
  const hospitals = await countPublishedHospitals(db);
  const page = (part: string) => paths.dashboardPage(part, language);
  return [
    {
      key: "company",
      isDone: open && !sample,
      title: company.title,
      text: open ? areaTexts["company-info"][language].sampleText : company.text,
      link: { href: page("company-info"), label: company.link },
    },
    {
      key: "hours",
      isDone: coordinators.length > 1,
      title: hours.title,
      text: hours.text,
      link: { href: page("registration"), label: hours.link },
    },
    {
      key: "hospital",
      isDone: hospitals > 0,
      title: hospital.title,
      text: hospital.text,
      link: { href: page("hospital-list/new"), label: hospital.link },
    },
    {
      key: "backups",
      // backups of a PostgreSQL server are its operator's task
      isDone: env.backup !== null || isPostgresUrl(env.databaseUrl),
      title: setUp.steps.backups.title,
      text: backups.off,
    },
    {
      key: "mail",
      isDone: env.smtpUrl !== null,
      title: setUp.steps.mail.title,
      text: undelivered.empty.noServer.text,
    },
  ];
}

export async function setUpView(context: Context, language: Language) {
  const { setUp: text } = texts(language);
  const steps = await setUpSteps(context, language);
  const open = await isOpen(context.db);
  const isReady = steps.every(({ isDone }) => isDone);
  return {
    meta: { title: text.title },
    text,
    lead: isReady ? text.ready : open ? text.open : text.closed,
    steps,
    // until the site is open, the queue redirects here
    queue: open ? paths.dashboard(language) : null,
  };
}

/** Open steps, for the queue's page; null if none is left. */
export async function setUpNotice(context: Context, language: Language) {
  const steps = await setUpSteps(context, language);
  const left = steps.filter(({ isDone }) => !isDone).map(({ title }) => title);
  if (left.length === 0) return null;
  return {
    title: translator(language)("setUp.stillToDo", { steps: left.join(", ") }),
    link: { href: paths.setUp(language), label: texts(language).setUp.title },
  };
}
