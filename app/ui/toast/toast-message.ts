import { TOAST_DURATION_MS } from "~/constants";

const toastVariants = ["default", "success", "info", "warning", "error", "loading"] as const;
export type ToastVariant = (typeof toastVariants)[number];

export interface ToastMessage {
  id: string;
  variant: ToastVariant;
  text: string;
  /** Milliseconds; 0 or less stays until dismissed. */
  duration: number;
  dismissible: boolean;
  /** Posts the fields as a form, so that it works without JavaScript. */
  button?: ToastButton;
}

export interface ToastButton {
  label: string;
  action: string;
  fields: Record<string, string>;
}

const toastDefaults = {
  variant: "default",
  duration: TOAST_DURATION_MS,
  dismissible: true,
} as const satisfies Partial<ToastMessage>;

export const toastPosition = "top-right";
/** Pixels from the top of the window: below the header, so that its menu stays reachable. */
export const TOAST_TOP = 72;

export type ToastOptions = Partial<Omit<ToastMessage, "id" | "text">>;

export function toastMessage(text: string, options: ToastOptions = {}): ToastMessage {
  return { id: randomId(), text, ...toastDefaults, ...options };
}

/** `crypto.randomUUID` needs https or localhost. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
