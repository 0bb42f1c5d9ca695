import type { Language } from "~/locales/languages";
import type { KeepsForm } from "~/page-handle";
import { paths } from "~/paths";
import type { Context } from "~/server/context";

/** What is drawn in the place of a door's form; `expired`: nothing that could be filled in. */
type SignInStep = "second-step" | "mailed-code" | "expired";

const steps = ["expired", "second-step", "mailed-code"] as const satisfies SignInStep[];

/** Notes for this request what its page shows, for the loaders, which run after the action. */
export function noteStep(context: Context, step: SignInStep): void {
  context.memo.set(step, Promise.resolve(true));
}

/** The form on the page of a request that noted its step; else the route's own. */
export function formOfStep(
  context: Context,
  language: Language,
  own: KeepsForm["keptForm"],
): KeepsForm["keptForm"] {
  switch (steps.find((step) => context.memo.has(step))) {
    case "expired":
      return null;
    case "second-step":
      return { id: "second-step", action: paths.adminSecondFactor(language) };
    case "mailed-code":
      return { id: "mailed-code", action: paths.loginCode(language) };
    case undefined:
      return own;
  }
}
