export { StaticToast } from "./static-toast";
export type { ToastMessage, ToastVariant } from "./toast-message";
export { ToastProvider } from "./toast-provider";
