import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { DocumentContext } from "./server/document";

const RELOADED = "reloaded-for-missing-chunk";

// A chunk that is gone (a new version was deployed) or did not arrive: reload once, then leave the
// error to the error screen.
// Without a connection a reload would take the page, and what was typed, away.
window.addEventListener("vite:preloadError", (event) => {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED)) return;
  sessionStorage.setItem(RELOADED, "1");
  event.preventDefault();
  window.location.reload();
});

// Remix takes another fragment for another page, on which nothing was sent: what is wrong with a form would
// be told no more as soon as a link of its summary was followed.
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

// Should React ever draw the whole document anew (the error screen), it needs the nonce.
const values = { nonce: document.querySelector("script")?.nonce, css: "", publicScript: "" };

/**
 * Remix waits for the page's data while it draws, with nothing above it that could wait: a tap or a key
 * in that moment would have React draw at once what cannot be drawn yet, and give up ("Root did not
 * complete"). Asked once before React begins, it has read the data by then.
 */
async function readData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
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
