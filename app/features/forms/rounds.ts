import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FormAnswer } from "./form-answer";

/**
 * Counts how often a form was saved while its page stayed, for the form's `key`: what was saved must not
 * stand in it still, and go out once more.
 *
 * @param answer of a form that is shown again by its own page: one that was refused stays as it is
 */
export function useRounds(action: string, answer?: FormAnswer): number {
  const { state, formAction } = useNavigation();
  const [round, setRound] = useState(0);
  const isSent = useRef(false);
  useEffect(() => {
    if (state === "submitting" && formAction === action) isSent.current = true;
    if (state !== "idle" || !isSent.current) return;
    isSent.current = false;
    if (!answer) setRound((count) => count + 1);
  }, [state, formAction, action, answer]);
  return round;
}
