import { type ReactNode, useEffect, useRef } from "react";
import { Toaster as Sonner, toast } from "sonner";
import "sonner/dist/styles.css";
import "./toaster.css";
import { staticToastId } from "./static-toast";
import { ToastForm } from "./toast-form";
import { TOAST_TOP, type ToastMessage, toastPosition } from "./toast-message";

export interface ToasterProps {
  messages: readonly ToastMessage[];
  text: { dismiss: string; region: string };
  /** Called after the messages were passed to sonner, each time they change. */
  onReady: () => void;
  /** Called when a toast has timed out or was closed. */
  onGone: (id: string) => void;
}

export default function Toaster({ messages, text, onReady, onGone }: ToasterProps): ReactNode {
  const shownIds = useRef(new Set<string>());
  const onEvent = useRef({ onReady, onGone });
  onEvent.current = { onReady, onGone };

  useEffect(() => {
    for (const message of messages) {
      if (shownIds.current.has(message.id)) continue;
      shownIds.current.add(message.id);
      if (isClosed(message)) continue;
      showToast(message, () => onEvent.current.onGone(message.id));
    }
    for (const id of shownIds.current) {
      if (!messages.some((message) => message.id === id)) toast.dismiss(id);
    }
    onEvent.current.onReady();
  }, [messages]);

  return (
    <Sonner
      className="setu-toasts"
      position={toastPosition}
      offset={{ top: TOAST_TOP }}
      mobileOffset={{ top: TOAST_TOP }}
      containerAriaLabel={text.region}
      closeButton
      toastOptions={{ closeButtonAriaLabel: text.dismiss }}
    />
  );
}

function showToast(message: ToastMessage, onGone: () => void) {
  const { id, variant, text, duration, dismissible, button } = message;
  const options = {
    id,
    dismissible,
    closeButton: dismissible,
    duration: duration > 0 ? duration : Number.POSITIVE_INFINITY,
    onDismiss: onGone,
    onAutoClose: onGone,
    action: button ? <ToastForm {...button} /> : undefined,
  };
  if (variant === "default") toast(text, options);
  else toast[variant](text, options);
}

/** True if the toast's HTML version was closed or has timed out. */
function isClosed(message: ToastMessage): boolean {
  const box = document.getElementById(staticToastId(message));
  if (!(box instanceof HTMLInputElement)) return false;
  if (box.checked) return true;
  const body = box.nextElementSibling;
  return body !== null && getComputedStyle(body).visibility === "hidden";
}
