import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FormAnswer } from "./form-answer";

/**
 * Counts how often a form was saved without leaving its page. As the form's `key`, it empties the form after
 * saving, so that values are not sent again.
 *
 * @param answer set if the form was refused; then its values stay
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
