export { StaticToast } from "./static-toast";
export {
  type ToastMessage,
  type ToastOptions,
  type ToastVariant,
  toastDefaults,
  toastMessage,
} from "./toast-message";
export { ToastProvider, type Toasts, useToast } from "./toast-provider";
