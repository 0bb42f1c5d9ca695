import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { StaticToast } from "./static-toast";
import { type ToastMessage, type ToastOptions, toastMessage } from "./toast-message";

// loaded only on hydrated pages, in the browser: most visitors need not load its 9 KB
const Toaster = lazy(() => import("./toaster").catch(withoutToaster));

/** While offline a toast may be missing, but the page must not fail. */
function withoutToaster() {
  return { default: () => null };
}

export interface Toasts {
  show(text: string, options?: ToastOptions): string;
  dismiss(id: string): void;
}

const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast must be used inside the toast provider");
  return toasts;
}

export interface ToastProviderProps {
  /** The server's messages for this page, i.e. the flash message. */
  messages: readonly ToastMessage[];
  /** Changes with each navigation, not with a revalidation. */
  page: string;
  text: {
    /** Label of the close button. */
    dismiss: string;
    /** Label of the toast region. */
    region: string;
  };
  children: ReactNode;
}

/**
 * Server messages are HTML until sonner has loaded and shows them. Each is therefore read out once,
 * with and without JavaScript.
 */
export function ToastProvider({
  messages: serverMessages,
  page,
  text,
  children,
}: ToastProviderProps) {
  const messages = useLastMessages(serverMessages, page);
  const [clientMessages, setClientMessages] = useState<readonly ToastMessage[]>([]);
  const [isToasterNeeded, setToasterNeeded] = useState(false);
  const [isToasterReady, setToasterReady] = useState(false);

  useEffect(() => {
    if (messages.length > 0) setToasterNeeded(true);
  }, [messages]);

  const show = useCallback((words: string, options?: ToastOptions) => {
    const message = toastMessage(words, options);
    setToasterNeeded(true);
    setClientMessages((current) => [...current, message]);
    return message.id;
  }, []);
  const dismiss = useCallback((id: string) => {
    setClientMessages((current) => current.filter((message) => message.id !== id));
  }, []);
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  const allMessages = useMemo(() => [...messages, ...clientMessages], [messages, clientMessages]);

  return (
    <ToastContext.Provider value={toasts}>
      {children}
      {isToasterReady ? null : <StaticToast messages={messages} text={text} />}
      {isToasterNeeded ? (
        <Suspense fallback={null}>
          <Toaster
            messages={allMessages}
            text={text}
            onReady={() => setToasterReady(true)}
            onGone={dismiss}
          />
        </Suspense>
      ) : null}
    </ToastContext.Provider>
  );
}

/**
 * After a revalidation there are no new messages; the last ones keep their duration and their undo
 * button.
 */
function useLastMessages(messages: readonly ToastMessage[], page: string): readonly ToastMessage[] {
  const [last, setLast] = useState({ messages, page });
  if (page === last.page && (messages.length === 0 || messages[0]?.id === last.messages[0]?.id)) {
    return last.messages;
  }
  setLast({ messages, page });
  return messages;
}
