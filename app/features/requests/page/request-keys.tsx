import { Link, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { unsaved as dialog } from "~/dashboard/ask-before-leaving.css";
import { touchTarget } from "~/dashboard/dashboard.css";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { type Act, actKeys, acts } from "../act";
import { isTyping, letterOf } from "../queue/keys";
import type { ShortcutsView } from "./request-keys.server";

/**
 * Keyboard shortcuts: letters choose the act, `n` opens the next request, `?` shows all shortcuts,
 * Ctrl+Enter saves. Only Ctrl+Enter works in text fields, or with shortcuts switched off.
 *
 * @param next address of the next request; null if there is none
 */
export function RequestShortcuts({ keys, next }: { keys: ShortcutsView; next: string | null }) {
  const navigate = useNavigate();
  const overlay = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.isComposing || event.altKey) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key !== "Enter" || !save(event.target)) return;
      } else {
        if (!keys.isOn || isTyping(event.target)) return;
        const letter = letterOf(event);
        const act = acts.find((one) => actKeys[one] === letter);
        if (act) chooseAct(act);
        else if (letter === "n" && next) navigate(next);
        else if (letter === "?") overlay.current?.showModal();
        else return;
      }
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate, keys.isOn, next]);
  return (
    <dialog ref={overlay} className={dialog} aria-labelledby="request-keys">
      <h2 id="request-keys">{keys.title}</h2>
      <DescriptionList entries={keys.entries} isNarrow />
      <Link className={touchTarget} to={keys.href}>
        {keys.all}
      </Link>
      <Button type="button" onClick={() => overlay.current?.close()}>
        {keys.close}
      </Button>
    </dialog>
  );
}

/**
 * Submits the composer with its first save button.
 *
 * @returns false without a composer, or if another form or a dialog has the focus
 */
function save(target: EventTarget | null): boolean {
  const form = document.querySelector<HTMLFormElement>("form#act");
  const focused = target instanceof Element ? target.closest("form, dialog[open]") : null;
  if (!form || (focused && focused !== form)) return false;
  form.requestSubmit(form.querySelector<HTMLElement>("button[name=onward]"));
  return true;
}

function chooseAct(act: Act): void {
  const tile = document.querySelector<HTMLInputElement>(`#act input[name=did][value=${act}]`);
  tile?.focus();
  tile?.click();
}
