import { type Location, useBlocker, useLocation, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { Button, ButtonRow } from "~/ui/button";
import { unsaved as dialog } from "./ask-before-leaving.css";

interface LeavingWords {
  title: string;
  text: string;
  stay: string;
  leave: string;
}

/**
 * Asks before a client navigation discards unsaved input, which the browser cannot restore. Before
 * a document load the browser itself asks.
 */
export function AskBeforeLeaving({ text }: { text: LeavingWords }) {
  const hasUnsaved = useUnsaved();
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: { currentLocation: Location; nextLocation: Location }) =>
        addressOf(currentLocation) !== addressOf(nextLocation) && hasUnsaved(),
      [hasUnsaved],
    ),
  );
  const isAsking = blocker.state === "blocked";
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isAsking) element.current?.showModal();
    else element.current?.close();
  }, [isAsking]);
  return (
    <dialog
      ref={element}
      className={dialog}
      aria-labelledby="leaving"
      // Escape closes the question and keeps the page
      onClose={() => blocker.reset?.()}
    >
      <h2 id="leaving">{text.title}</h2>
      <p>{text.text}</p>
      <ButtonRow>
        <Button type="button" onClick={() => blocker.reset?.()}>
          {text.stay}
        </Button>
        <Button type="button" variant="quiet" onClick={() => blocker.proceed?.()}>
          {text.leave}
        </Button>
      </ButtonRow>
    </dialog>
  );
}

/** Returns a function that tells if the page has unsaved input that is not being sent. */
function useUnsaved(): () => boolean {
  const typedForms = useRef(new Set<HTMLFormElement>());
  const sentForms = useRef(new Set<HTMLFormElement>());
  const hasUnsaved = useCallback(
    () =>
      [...document.querySelectorAll<HTMLFormElement>("main form")].some(
        (form) =>
          (typedForms.current.has(form) || isShownAgain(form)) && !sentForms.current.has(form),
      ),
    [],
  );
  useEffect(() => {
    const addTypedForm = ({ target }: Event) => {
      const { form } = target as Partial<HTMLInputElement>;
      if (form?.method === "post") typedForms.current.add(form);
    };
    const markSent = ({ target }: Event) => {
      typedForms.current.delete(target as HTMLFormElement);
      sentForms.current.add(target as HTMLFormElement);
    };
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    document.addEventListener("input", addTypedForm);
    document.addEventListener("submit", markSent, true);
    window.addEventListener("beforeunload", confirmUnload);
    return () => {
      document.removeEventListener("input", addTypedForm);
      document.removeEventListener("submit", markSent, true);
      window.removeEventListener("beforeunload", confirmUnload);
    };
  }, [hasUnsaved]);
  const { key } = useLocation();
  const { state } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(() => typedForms.current.clear(), [key]);
  useEffect(() => {
    if (state === "idle") sentForms.current.clear();
  }, [state]);
  return hasUnsaved;
}

/** True if the server returned a form with unsaved input (`AppForm`). */
function isShownAgain(form: HTMLFormElement): boolean {
  return form.closest("[data-unsaved]") !== null;
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}
