import type { Language } from "~/locales/languages";
import type { KeepsForm } from "~/page-handle";
import { paths } from "~/paths";
import type { Context } from "~/server/context";

/** The form shown instead of the sign-in form; with `expired`, no form is shown. */
type SignInStep = "second-factor" | "mailed-code" | "expired";

const steps = ["expired", "second-factor", "mailed-code"] as const satisfies SignInStep[];

/** Records the step for the loaders of this request, which run after its action. */
export function rememberStep(context: Context, step: SignInStep): void {
  context.memo.set(step, Promise.resolve(true));
}

/** The kept form of the recorded step; without a recorded step, the route's own form. */
export function formOfStep(
  context: Context,
  language: Language,
  defaultForm: KeepsForm["keptForm"],
): KeepsForm["keptForm"] {
  switch (steps.find((step) => context.memo.has(step))) {
    case "expired":
      return null;
    case "second-factor":
      return { id: "second-factor", action: paths.adminSecondFactor(language) };
    case "mailed-code":
      return { id: "mailed-code", action: paths.loginCode(language) };
    case undefined:
      return defaultForm;
  }
}
