import { useEffect, useRef, useState } from "react";
import type { QueueText, QueueView } from "./queue-view.server";

/** Key of the setting, which is stored in the browser. */
const STORAGE_KEY = "queue-alerts";

/** `absent`: the browser has no notifications or no JavaScript. */
type AlertState = "absent" | "off" | "on" | "refused";

/**
 * Shows a browser notification, without names, when a family begins to wait and the page lacks the
 * focus. Returns the switch for notifications.
 *
 * @param newest start of the latest wait of any request, and of an urgent one; a later start means a new wait
 */
export function useAlerts({ any, urgent }: QueueView["newest"], text: QueueText["alerts"]) {
  const [state, setState] = useState<AlertState>("absent");
  const seen = useRef({ any, urgent });
  useEffect(() => {
    if ("Notification" in window) setState(isStored() && isGranted() ? "on" : "off");
  }, []);
  useEffect(() => {
    const before = seen.current;
    seen.current = { any: Math.max(before.any, any), urgent: Math.max(before.urgent, urgent) };
    if (state !== "on" || document.hasFocus()) return;
    if (urgent > before.urgent) notify(text.arrivedUrgent, urgent);
    else if (any > before.any) notify(text.arrived, any);
  }, [any, urgent, state, text]);
  const toggle = async () => {
    const isOn = state !== "on" && (await Notification.requestPermission()) === "granted";
    // some phones have notifications, but do not let a page show them
    const isShown = isOn && notify(text.switchedOn, 0);
    store(isShown);
    setState(isShown ? "on" : state === "on" ? "off" : "refused");
  };
  return { state, toggle };
}

/** @param began start of the wait, so that several tabs show one notification */
function notify(title: string, began: number): boolean {
  try {
    const notification = new Notification(title, { tag: `request-${began}` });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return true;
  } catch {
    return false;
  }
}

function isGranted(): boolean {
  return Notification.permission === "granted";
}

function isStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === "on";
  } catch {
    return false;
  }
}

function store(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? "on" : "off");
  } catch {
    // the browser stores nothing, so the setting is lost when the page is closed
  }
}
