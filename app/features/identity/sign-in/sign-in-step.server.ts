import type { Language } from "~/locales/languages";
import type { KeepsForm } from "~/page-handle";
import { paths } from "~/paths";
import type { Context } from "~/server/context";

/** The form shown instead of the sign-in form; `expired`: none. */
type SignInStep = "second-step" | "mailed-code" | "expired";

const steps = ["expired", "second-step", "mailed-code"] as const satisfies SignInStep[];

/** Records the step for this request's loaders, which run after its action. */
export function rememberStep(context: Context, step: SignInStep): void {
  context.memo.set(step, Promise.resolve(true));
}

/** The form id of the recorded step; else the route's own. */
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
