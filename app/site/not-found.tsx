import { useLocation } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { paths } from "~/paths";
import type { NotFoundParts } from "~/server/document";
import { SEARCH_FORM } from "~/turning";
import { BesidePicture } from "~/ui/beside-picture";
import { Button } from "~/ui/button";
import * as styles from "~/ui/error-screen.css";
import { TextField } from "~/ui/form/controls";

/**
 * Parts of the page for an address that is not there. The server alone imports them, and hands them to what
 * draws errors (`DocumentContext`): every page has that, and would have their styles along.
 */
export const notFoundParts: NotFoundParts = { Frame: NotFoundFrame, Search: HospitalSearch };

export function NotFoundFrame({ children }: { children?: ReactNode }) {
  return <BesidePicture scene="leaving">{children}</BesidePicture>;
}

/** Reads its words from the address: the switches hand them back so. */
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
