import { useLocation } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { paths } from "~/paths";
import { SEARCH_FORM } from "~/preferences";
import type { NotFoundParts } from "~/server/document";
import { Button } from "~/ui/button";
import * as styles from "~/ui/error-screen.css";
import { TextField } from "~/ui/form/controls";
import { PageWithPicture } from "~/ui/page-with-picture";

/**
 * Parts of the not-found page. Only the server imports them (through `DocumentContext`); otherwise
 * every page would load their styles.
 */
export const notFoundParts: NotFoundParts = { Frame: NotFoundFrame, Search: HospitalSearch };

export function NotFoundFrame({ children }: { children?: ReactNode }) {
  return <PageWithPicture scene="leaving">{children}</PageWithPicture>;
}

/** The search field gets its value from the address, to which the display switches add it. */
function HospitalSearch({ language, text }: ComponentProps<NotFoundParts["Search"]>) {
  const typed = new URLSearchParams(useLocation().search).get("q");
  return (
    <form id={SEARCH_FORM} className={styles.search} action={paths.hospitals(language)}>
      <TextField
        name="q"
        type="search"
        label={text.search}
        maxLength={200}
        defaultValue={typed ?? undefined}
      />
      <Button>{text.searchButton}</Button>
    </form>
  );
}
