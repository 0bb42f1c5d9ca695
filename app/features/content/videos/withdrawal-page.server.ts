import { data } from "@remix-run/node";
import { z } from "zod";
import { partText } from "~/dashboard/part-page.server";
import { FACTS } from "~/features/audit/content-area.server";
import type { Failure } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { dhakaDay } from "~/locales/calendar";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts } from "~/server/i18n.server";
import type { FieldErrors } from "~/server/returned-form.server";
import { backToRecord, partConflict } from "../desk/answers.server";
import { deskPaths } from "../desk/form.server";
import { recordVersionFields } from "../desk/record.schema";
import type { AreaRecord } from "../engine/area.server";
import { nameOf } from "../engine/record.server";
import { findRecord } from "../engine/store.server";
import type { WriteOutcome } from "../engine/write.server";
import { videos } from "./area.server";
import { pastDay } from "./consent.schema";
import { withdrawalValues } from "./withdrawal.server";

/** @param today in Bangladesh, `YYYY-MM-DD` */
export function withdrawalSchema(today: string) {
  return z.object({ withdrawn_on: pastDay(today), ...recordVersionFields });
}

export type WithdrawalPage = Awaited<ReturnType<typeof loadWithdrawal>>;

/**
 * The form that records a patient's withdrawal of consent; it also accepts binned videos.
 *
 * @throws a 404 page if there is no such video
 */
export async function loadWithdrawal(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await findRecord(context.db, videos, id, true);
  if (!found) throw data(null, { status: 404 });
  const { films, revisions } = texts(language);
  const text = videos.text[language];
  const name = nameOf(videos, found, language);
  const today = dhakaDay(context.now());
  const desk = deskPaths(videos, language);
  return {
    meta: { title: `${films.withdrawal.title}: ${name}` },
    view: {
      crumbs: [
        { href: desk.list(), label: text.title },
        {
          href: videoOrBinPath(found, language),
          label: isInBin(found) ? revisions.bin.title : name,
        },
      ],
      action: desk.recordPage(id, "withdrawal"),
      revisions: isInBin(found) ? null : desk.revisions(id, FACTS),
      seen: { version: String(found.factsVersion), openedAt: context.now().toISOString() },
      rules: formRulesOf(withdrawalSchema(today)),
      labels: { withdrawn_on: { label: text.fields.withdrawn_on } },
      values: { withdrawn_on: found.facts.withdrawn_on || today },
      today,
    },
    text: { ...films.withdrawal, ...partText(language) },
  };
}

const isInBin = ({ row }: AreaRecord) => row.deleted_at !== null;

/** The video's page, or the bin's page if the video is binned. */
function videoOrBinPath(found: AreaRecord, language: Language): string {
  return isInBin(found)
    ? paths.dashboardPage("bin", language)
    : deskPaths(videos, language).record(found.id);
}

/**
 * Responds to the withdrawal form with a redirect to the record's page or the bin, the form with
 * errors, or the conflict page.
 *
 * @throws the response of `form.gone` if the video no longer exists
 */
export async function answerWithdrawal(
  context: Context,
  result: WriteOutcome,
  { id, day, openedAt }: { id: string; day: string; openedAt: string | null },
  form: {
    language: Language;
    fail: (errors: FieldErrors) => Failure;
    gone: (id: string) => Promise<unknown>;
  },
) {
  const { language, fail, gone } = form;
  switch (result.outcome) {
    case "written": {
      const key = "films.withdrawal.noted";
      const found = await findRecord(context.db, videos, id, true);
      return found && isInBin(found)
        ? redirectWithToast(context, videoOrBinPath(found, language), { key, variant: "success" })
        : backToRecord(context, videos, { id }, language, key);
    }
    case "missing":
      throw await gone(id);
    case "refused":
      return fail(result.errors);
    case "conflict": {
      const { found } = result;
      const attempt = {
        part: FACTS as typeof FACTS,
        values: { ...found.facts, ...withdrawalValues(day) },
        openedAt,
      };
      const conflict = {
        ...(await partConflict(context, videos, found, attempt, language)),
        back: videoOrBinPath(found, language),
      };
      return data({ values: { withdrawn_on: day }, errors: {}, conflict }, { status: 409 });
    }
  }
}
