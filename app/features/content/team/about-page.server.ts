import { companyInfo, companyIntroduction } from "~/features/company/company.server";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import { areAllSamples } from "~/features/company/samples";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { PageMeta } from "~/server/page-meta";
import { breadcrumbs } from "~/site/structured-data";
import { publishedRecords } from "../engine/published.server";
import { team, teamCard } from "./area.server";

export type AboutPageData = Awaited<ReturnType<typeof aboutPage>>;

export async function aboutPage(context: Context, language: Language) {
  const { about, common, contact, home } = texts(language);
  const company = await companyInfo(context, language);
  const members = (await publishedRecords(context.db, team, language)).map((member) =>
    teamCard(member, language),
  );
  const meta: PageMeta = { title: about.title, description: about.metaDescription };
  return {
    language,
    company,
    meta,
    about,
    introduction: await companyIntroduction(context.db, language),
    buttons: contactButtonTexts(company, language),
    team: members,
    samplesText: areAllSamples(members) ? about.team.samples : null,
    breadcrumbData: breadcrumbs(context.env.publicUrl, [
      { href: paths.home(language), label: common.nav.home },
      { href: paths.about(language), label: about.title },
    ]),
    companyLabels: contact.reach,
    promiseText: common.nav.promise,
    act: home.act,
    sampleText: common.sample,
  };
}
