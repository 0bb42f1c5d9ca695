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

// never on the server and never in a page without scripts: 9 KB that most visitors need not load
const Toaster = lazy(() => import("./toaster").catch(withoutToaster));

/** Where the connection is gone, a toast can be missed; the page must not fail with it. */
function withoutToaster() {
  return { default: () => null };
}

export interface Toasts {
  /** Shows a toast and returns its id. */
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
  /** What the server has to say with this page: the flash message. */
  messages: readonly ToastMessage[];
  /** Another one for each page that is opened, the same where a page is only brought up to date. */
  page: string;
  text: {
    /** On the button that closes a toast. */
    dismiss: string;
    /** What the place where toasts appear is called. */
    region: string;
  };
  children: ReactNode;
}

/**
 * The server's messages are HTML until sonner is there, which shows them from then on; so they are
 * read with and without scripts, and once.
 */
export function ToastProvider({ messages: said, page, text, children }: ToastProviderProps) {
  const messages = useLastSaid(said, page);
  const [own, setOwn] = useState<readonly ToastMessage[]>([]);
  const [needed, setNeeded] = useState(false);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    if (messages.length > 0) setNeeded(true);
  }, [messages]);

  const show = useCallback((words: string, options?: ToastOptions) => {
    const message = toastMessage(words, options);
    setNeeded(true);
    setOwn((shown) => [...shown, message]);
    return message.id;
  }, []);
  const dismiss = useCallback((id: string) => {
    setOwn((shown) => shown.filter((message) => message.id !== id));
  }, []);
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  const all = useMemo(() => [...messages, ...own], [messages, own]);

  return (
    <ToastContext.Provider value={toasts}>
      {children}
      {ready ? null : <StaticToast messages={messages} text={text} />}
      {needed ? (
        <Suspense fallback={null}>
          <Toaster messages={all} text={text} onReady={() => setReady(true)} onGone={dismiss} />
        </Suspense>
      ) : null}
    </ToastContext.Provider>
  );
}

/**
 * A page that is brought up to date has nothing more to say; what it has said stays as long as it would
 * have, with the button that takes a step back.
 */
function useLastSaid(messages: readonly ToastMessage[], page: string): readonly ToastMessage[] {
  const [last, setLast] = useState({ messages, page });
  if (page === last.page && (messages.length === 0 || messages[0]?.id === last.messages[0]?.id)) {
    return last.messages;
  }
  setLast({ messages, page });
  return messages;
}
