import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FormAnswer } from "./form-answer";

/**
 * Counts how often a form was saved without leaving its page. Used as its `key`, so that saved values are not sent
 * again.
 *
 * @param answer a refused form keeps its values
 */
export function useResetKey(action: string, answer?: FormAnswer): number {
  const { state, formAction } = useNavigation();
  const [resetKey, setResetKey] = useState(0);
  const isSent = useRef(false);
  useEffect(() => {
    if (state === "submitting" && formAction === action) isSent.current = true;
    if (state !== "idle" || !isSent.current) return;
    isSent.current = false;
    if (!answer) setResetKey((count) => count + 1);
  }, [state, formAction, action, answer]);
  return resetKey;
}
