import { stepKeys } from "~/service-keys";
import { isClosed, type Standing, type Step, stepOf } from "../life";

interface FamilyStep {
  key: Step;
  /** Left out of every step where the request was closed without going through them. */
  state?: "done" | "current" | "upcoming";
}

/** The five steps as a family sees them, with what lies behind, where it stands, and what is to come. */
export function familySteps(request: Pick<Standing, "status" | "heldFrom">): FamilyStep[] {
  const current = stepOf(request);
  const at = current ? stepKeys.indexOf(current) : -1;
  return stepKeys.map((key, index) => {
    if (current === null) return { key };
    if (index < at || isClosed(request.status)) return { key, state: "done" };
    return { key, state: index === at ? "current" : "upcoming" };
  });
}
