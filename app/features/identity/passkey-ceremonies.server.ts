import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import type { NewPasskey, Passkey } from "./passkeys.server";

/** Time limit of the browser's dialog, in milliseconds. */
const TIMEOUT = 5 * 60 * 1000;

/** Ed25519, ES256 and RS256. Every authenticator supports one of them (Web Authentication, 5.4). */
const ALGORITHMS = [-8, -7, -257];

/** The settings with the relying party's domain and origin (Web Authentication, 5.1). */
type Site = Pick<Context, "env">;

/** Options for `navigator.credentials.create`: user verification, no attestation. */
export async function creationOptions(
  context: Site,
  person: Person,
  passkeys: readonly Passkey[],
  companyName: string,
) {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: companyName,
    rpID: rpId(context),
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name ?? person.email,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
    excludeCredentials: passkeys.map(descriptor),
    timeout: TIMEOUT,
  });
}

/** Options for `navigator.credentials.get`, which accepts any of the account's passkeys. */
export async function requestOptions(context: Site, passkeys: readonly Passkey[]) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: rpId(context),
    userVerification: "required",
    allowCredentials: passkeys.map(descriptor),
    timeout: TIMEOUT,
  });
}

/** @returns the new passkey; null if the response is invalid for this challenge and this site */
export async function verifyRegistration(
  context: Site,
  challenge: string,
  credentialJson: string,
): Promise<Omit<NewPasskey, "userId" | "name"> | null> {
  const response = readCredential(credentialJson);
  if (!response) return null;
  const { verifyRegistrationResponse } = await loadLibrary();
  const verification = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    supportedAlgorithmIDs: ALGORITHMS,
    ...expectations(context),
  }).catch(() => null);
  if (!verification?.verified) return null;
  const { credential, credentialDeviceType, credentialBackedUp } = verification.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: (credential.transports ?? []).filter((one) => TRANSPORTS.has(one)),
    deviceType: credentialDeviceType,
    backedUp: credentialBackedUp,
  };
}

/**
 * Verifies a passkey's response to this challenge on this site.
 *
 * @returns the data sent by the passkey; null if invalid. The counter is not checked here but in `recordPasskeyUse`.
 */
export async function verifyAuthentication(
  context: Site,
  challenge: string,
  response: Credential,
  passkey: Passkey,
): Promise<{ counter: number; backedUp: boolean } | null> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const verification = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      // the database compares the counter, so that only one of two simultaneous requests succeeds
      counter: 0,
    },
    ...expectations(context),
  }).catch(() => null);
  if (!verification?.verified) return null;
  const { newCounter, credentialBackedUp } = verification.authenticationInfo;
  return { counter: newCounter, backedUp: credentialBackedUp };
}

/** Checks only the top-level fields; the library checks the rest. */
const credentialSchema = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string(),
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: z.string() }),
});

export type Credential = z.infer<typeof credentialSchema>;

/** Far above the size of real credentials, which is one or two kilobytes. */
const CREDENTIAL_MAX_LENGTH = 16_384;

/** Parses the credential sent by a form; null if malformed. */
export function readCredential(credentialJson: string): Credential | null {
  if (credentialJson.length > CREDENTIAL_MAX_LENGTH) return null;
  try {
    return credentialSchema.parse(JSON.parse(credentialJson));
  } catch {
    return null;
  }
}

/** Transports that the standard defines (Web Authentication, level 3, 5.8.4). */
const TRANSPORTS = new Set<string>(["ble", "hybrid", "internal", "nfc", "smart-card", "usb"]);

function descriptor({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports: [...transports] as never[] };
}

function expectations(context: Site) {
  return {
    expectedOrigin: new URL(context.env.publicUrl).origin,
    expectedRPID: rpId(context),
    requireUserVerification: true,
  };
}

function rpId(context: Site): string {
  return new URL(context.env.publicUrl).hostname;
}

/** Loaded on demand, because it includes every attestation format. */
function loadLibrary() {
  return import("@simplewebauthn/server");
}
