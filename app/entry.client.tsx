import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { DocumentContext } from "./server/document";

const RELOADED_KEY = "reloaded-for-missing-chunk";

// A chunk failed to load, perhaps after a deployment: reload once. Offline, a reload would lose the
// page and its input.
window.addEventListener("vite:preloadError", (event) => {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY)) return;
  sessionStorage.setItem(RELOADED_KEY, "1");
  event.preventDefault();
  window.location.reload();
});

// Remix would treat a fragment link as a navigation, and drop a failed form's errors.
document.addEventListener("click", (event) => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { target: pressed } = event;
  const link = pressed instanceof Element && pressed.closest<HTMLAnchorElement>("a[href^='#']");
  const target = link && document.getElementById(link.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus();
});

// Needed if React renders the whole document again, for the error screen.
const values = { nonce: document.querySelector("script")?.nonce, css: "", publicScript: "" };

/**
 * Reads Remix's data before hydration: an event during the read would make React render
 * synchronously and fail ("Root did not complete").
 */
async function readData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (dataPromise) {
    // a component that waits for data throws its promise (React, "Suspense")
    await dataPromise;
  }
}

void readData().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentContext.Provider value={values}>
          <RemixBrowser />
        </DocumentContext.Provider>
      </StrictMode>,
    );
  }),
);
