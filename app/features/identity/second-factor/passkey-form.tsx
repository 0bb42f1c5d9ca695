import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import { AppForm } from "~/features/forms/app-form";
import { Button } from "~/ui/button";
import { FormActions } from "~/ui/form/form";
import { Notice } from "~/ui/notice";
import { usePageRestore } from "~/ui/use-page-restore";

/** Options for the browser's passkey dialog. */
export type Ceremony =
  | { create: PublicKeyCredentialCreationOptionsJSON }
  | { get: PublicKeyCredentialRequestOptionsJSON };

export interface CeremonyTexts {
  cancelled: string;
  known: string;
  failed: string;
  waiting: string;
}

/** Shows the children if JavaScript runs and the browser supports passkeys; else explains the problem. */
export function WithPasskeys({
  otherwise,
  noScripts,
  children,
}: {
  otherwise: string;
  /** Shown until JavaScript runs. A `noscript` element would stay hidden if JavaScript failed to load. */
  noScripts: string;
  children: ReactNode;
}) {
  const [isSupported, setIsSupported] = useState<boolean>();
  useEffect(() => setIsSupported(browserSupportsWebAuthn()), []);
  if (isSupported) return children;
  return <Notice>{isSupported === undefined ? noScripts : otherwise}</Notice>;
}

/** A button that opens the browser's dialog, and a form that posts the result. */
export function PasskeyForm({
  action,
  hidden,
  ceremony,
  submit,
  texts,
}: {
  action: string;
  hidden: Record<string, string>;
  ceremony: Ceremony;
  submit: string;
  texts: CeremonyTexts;
}) {
  const [state, setState] = useState<"ready" | keyof CeremonyTexts>("ready");
  usePageRestore(useCallback(() => setState("ready"), []));
  const run = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setState("waiting");
    try {
      const credential =
        "create" in ceremony
          ? await startRegistration({ optionsJSON: ceremony.create })
          : await startAuthentication({ optionsJSON: ceremony.get });
      const field = form?.elements.namedItem("credential") as HTMLInputElement;
      field.value = JSON.stringify(credential);
      form?.submit();
    } catch (error) {
      setState(problemOf(error));
    }
  };
  const isWaiting = state === "waiting";
  return (
    <AppForm id="passkey" action={action} hidden={{ ...hidden, credential: "" }}>
      {state === "ready" || isWaiting ? null : (
        <Notice tone="warning" role="alert">
          {texts[state]}
        </Notice>
      )}
      <FormActions>
        <Button type="button" onClick={run} pending={isWaiting} pendingText={texts.waiting}>
          {submit}
        </Button>
      </FormActions>
    </AppForm>
  );
}

/** Error names that the standard defines (Web Authentication, level 3, 5.1.3 and 5.1.4). */
function problemOf(error: unknown): keyof CeremonyTexts {
  switch (error instanceof Error && error.name) {
    case "AbortError":
    case "NotAllowedError":
      return "cancelled";
    case "InvalidStateError":
      return "known";
    default:
      return "failed";
  }
}
