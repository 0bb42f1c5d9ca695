import { stepKeys } from "~/service-keys";
import { isClosed, type RequestState, type Step, stepOf } from "../life";

interface FamilyStep {
  key: Step;
  /** Missing in all steps if the request was closed outside the steps. */
  state?: "done" | "current" | "upcoming";
}

/** The five steps with their states, for the family. */
export function familySteps(request: Pick<RequestState, "status" | "heldFrom">): FamilyStep[] {
  const current = stepOf(request);
  const currentIndex = current ? stepKeys.indexOf(current) : -1;
  return stepKeys.map((key, index) => {
    if (current === null) return { key };
    if (index < currentIndex || isClosed(request.status)) return { key, state: "done" };
    return { key, state: index === currentIndex ? "current" : "upcoming" };
  });
}
