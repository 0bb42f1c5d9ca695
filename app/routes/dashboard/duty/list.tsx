import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/forms/form-action.server";
import { addShifts } from "~/features/identity/duty-hours.server";
import { daysOf, dutySchema } from "~/features/people/duty/duty.schema";
import { DutyPage } from "~/features/people/duty/duty-page";
import { dutyView } from "~/features/people/duty/duty-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "duty" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  return dutyView(context, person, languageOf(request));
}

/** Adds shifts to the roster. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  const by = { actorId: person.id, network: context.clientAddress };
  return formAction(args, {
    schema: dutySchema,
    run: async ({ who: userId, starts, ends, ...boxes }, { language, fail }) => {
      const days = daysOf(boxes);
      if (days.length === 0) return fail({ "day-0": "duty.dayMissing" });
      const shifts = { userId, days, starts, ends };
      const outcome = await addShifts(context.db, by, shifts, context.now());
      if (outcome === "gone") return fail({ who: "duty.noCoordinator" }, 409);
      return redirectWithToast(context, paths.dashboardPage("duty", language), {
        key: "duty.toasts.added",
        variant: "success",
      });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function DutyRoster() {
  return <DutyPage view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
