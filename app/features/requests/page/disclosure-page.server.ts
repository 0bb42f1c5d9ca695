import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { requiredChoice, tickBox } from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { type Consent, consentsOf, type DisclosedPaper } from "~/features/papers/consents.server";
import { documentsOf } from "~/features/papers/documents.server";
import { neededPapersOf } from "~/features/papers/needed-papers.server";
import type { Person } from "~/features/sessions/person";
import { dhakaDay } from "~/locales/calendar";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { DOT } from "~/ui/dot";
import { disclosureWays, paperTitle } from "../consent-words.server";
import { recordDisclosure } from "../disclosures.server";
import type { RequestRecord } from "../find.server";
import { requiredDay } from "../partner.schema";
import { hiddenFields } from "../reply.schema";
import { requestPath } from "../request-path";
import { unmergedRequestOr404 } from "./access-page.server";
import { consentFormFrame, consentLabel, optionsOf } from "./consent-frame.server";
import { idsWithMerged } from "./consents-view.server";
import { recordAndListReadings } from "./readers.server";

const disclosureFields = {
  ...hiddenFields,
  // only for the type: `disclosureSchema` replaces it
  consent: requiredChoice([] as string[]),
  facts: tickBox(),
  way: requiredChoice(disclosureWays),
  day: requiredDay,
};

/** The fixed fields, with the request's consents as choices, and a tick box for each paper. */
function disclosureSchema(papers: readonly DisclosedPaper[], consents: readonly Consent[]) {
  const ticks = papers.map(({ document }) => [tickName(document), tickBox()] as const);
  const consent = requiredChoice(consents.map(({ id }) => id));
  const fields = { ...disclosureFields, consent, ...Object.fromEntries(ticks) };
  return z.object(fields as typeof disclosureFields);
}

export type LoadedDisclosure = Awaited<ReturnType<typeof loadDisclosure>>;

/** Form that notes what was sent. @throws a 404 page if the request is missing, erased or merged */
export async function loadDisclosure(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await unmergedRequestOr404(request, context, id);
  await recordAndListReadings(request, context, found, language);
  const { sentBy, desk, facts } = texts(language).consents;
  const { reference } = found;
  const consentId = new URL(request.url).searchParams.get("consent");
  const consents = await consentsOf(context.db, idsWithMerged(found));
  const papers = await disclosablePapers(context, found);
  const { whose } = texts(language).paperKinds;
  const firstGiven = consents.find(({ state }) => state === "given");
  const consent = consents.find((one) => one.id === consentId) ?? firstGiven;
  return {
    ...consentFormFrame(
      found,
      language,
      translator(language)("consents.desk.sending.title", { reference }),
    ),
    // without a consent the page has no form
    keptForm: consents.length > 0 ? { id: "sending" } : null,
    form: {
      action: requestPath(found, language, "consents/disclosures", { consent: consentId }),
      rules: formRulesOf(disclosureSchema(papers, consents)),
      hidden: { formKey: randomUUID() },
      defaults: { consent: consent?.id ?? "", way: "email", day: dhakaDay(context.now()) },
      consents: consents.map((one) => ({ value: one.id, label: consentLabel(one, language) })),
      ways: optionsOf(disclosureWays, sentBy),
      facts,
      papers: papers.map((paper) => ({
        name: tickName(paper.document),
        label: [
          paperTitle(paper, language),
          whose[paper.whose],
          paper.isAccepted ? "" : desk.sending.notAccepted,
        ]
          .filter(Boolean)
          .join(DOT),
      })),
    },
  };
}

/**
 * Notes a disclosure; refused unless the chosen consent is given.
 *
 * @throws a 404 page if the request is missing, erased or merged
 */
export async function answerDisclosure(args: ActionFunctionArgs, by: Person) {
  const { request, context, params } = args;
  const found = await unmergedRequestOr404(request, context, params.id);
  const papers = await disclosablePapers(context, found);
  return formAction(args, {
    schema: disclosureSchema(papers, await consentsOf(context.db, idsWithMerged(found))),
    run: async ({ formKey, consent: id, facts, way, day }, { language, fields, fail }) => {
      const sent = papers.filter(({ document }) => fields.get(tickName(document)));
      if (sent.length === 0 && !facts) return fail({ facts: "consents.desk.sending.nothing" });
      if (day > dhakaDay(context.now())) return fail({ day: "dayInvalid" });
      const outcome = await recordDisclosure(
        context,
        by,
        { id, requestIds: idsWithMerged(found) },
        {
          papers: sent.map(({ document, kind, title }) => ({ document, kind, title })),
          facts,
          way,
          day,
          formKey: formKey ?? randomUUID(),
        },
      );
      if (outcome === "refused") return fail({ consent: "consents.desk.sending.refused" }, 409);
      if (outcome === "early") return fail({ day: "consents.desk.sending.early" });
      const toast = { key: "consents.desk.sending.done", variant: "success" } as const;
      return redirectWithToast(context, requestPath(found, language, "consents"), toast);
    },
  });
}

/** Documents that may be sent: accepted or not yet judged, with a complete, uninfected file. */
async function disclosablePapers({ db, env }: Context, found: RequestRecord) {
  const lists = await Promise.all(
    idsWithMerged(found).map(async (id) => {
      const needed = await neededPapersOf(db, id);
      const documents = await documentsOf(db, env, id);
      return documents.map((document) => ({
        document: document.id,
        kind: document.kind,
        whose: document.whose,
        title: needed.find((paper) => paper.id === document.paper_id)?.title ?? {},
        isAccepted: document.state === "accepted",
        isDisclosable:
          (document.state === "accepted" || document.state === "received") &&
          document.files.some(({ isComplete, scan }) => isComplete && scan !== "infected"),
      }));
    }),
  );
  return lists.flat().filter(({ isDisclosable }) => isDisclosable);
}

const tickName = (document: string) => `paper-${document}`;
