import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Keyboard shortcuts: `/` search, `j` next request, `k` previous request, `?` help page. Ignored
 * while the user types in a field.
 *
 * @param isOn the person's setting (WCAG success criterion 2.1.4)
 */
export function useQueueKeys(shortcutsHref: string, isOn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "/") focusOn(document.querySelector("#queue-search"));
      else if (letterOf(event) === "j") step(1);
      else if (letterOf(event) === "k") step(-1);
      else if (event.key === "?") navigate(shortcutsHref);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate, shortcutsHref, isOn]);
}

/** True in a control that accepts letters, and in an open dialog. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog",
    ) !== null
  );
}

/** The typed character; on a Bengali or Thai keyboard, the Latin letter on the same key. */
export function letterOf({ key, code }: KeyboardEvent): string {
  return /^[^\x20-\x7e]$/.test(key) ? code.replace("Key", "").toLowerCase() : key;
}

function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}

/** Moves the focus to the next or previous row, or to the first row if none has the focus. */
function step(by: number): void {
  const rows = [...document.querySelectorAll("[data-row]")];
  const currentIndex = rows.findIndex((row) => row.closest("li")?.contains(document.activeElement));
  const lastIndex = rows.length - 1;
  const next = currentIndex === -1 ? 0 : Math.min(Math.max(currentIndex + by, 0), lastIndex);
  focusOn(rows[next] ?? null);
}
