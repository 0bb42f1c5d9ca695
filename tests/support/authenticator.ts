import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { SITE_ORIGIN } from "./site";

/** Parts of an answer that a test may falsify. */
export interface Ceremony {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** True if the holder's finger, face or PIN was checked. */
  userVerified?: boolean;
  counter?: number;
}

/** An authenticator's key pair (ES256), and a browser's answers with it. */
export function softwareKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]),
  );
  const common = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
  };
  return {
    id: common.id,

    /** Answer of `navigator.credentials.create`. */
    create(ceremony: Ceremony): string {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attestedData = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const authData = new Uint8Array(
        Buffer.concat([authenticatorData(ceremony, ATTESTED), attestedData]),
      );
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ["fmt", "none"],
          ["attStmt", new Map<string, string>()],
          ["authData", authData],
        ]),
      );
      return JSON.stringify({
        ...common,
        response: {
          clientDataJSON: clientData("webauthn.create", ceremony).toString("base64url"),
          attestationObject: Buffer.from(attestationObject).toString("base64url"),
          transports: ["internal", "made-up"],
        },
      });
    },

    /** Answer of `navigator.credentials.get`. */
    get(ceremony: Ceremony, claimedId = common.id): string {
      const data = clientData("webauthn.get", ceremony);
      const authData = authenticatorData(ceremony, 0);
      const signedBytes = Buffer.concat([authData, createHash("sha256").update(data).digest()]);
      return JSON.stringify({
        ...common,
        id: claimedId,
        rawId: claimedId,
        response: {
          clientDataJSON: data.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: sign("sha256", signedBytes, privateKey).toString("base64url"),
        },
      });
    },
  };
}

/** Flags of the authenticator data (Web Authentication, level 3, 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

function authenticatorData(ceremony: Ceremony, flags: number): Buffer {
  const { rpId = new URL(SITE_ORIGIN).hostname, userVerified = true, counter = 0 } = ceremony;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const sum = flags | PRESENT | (userVerified ? VERIFIED : 0);
  return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([sum]), count]);
}

function clientData(type: string, { challenge, origin = SITE_ORIGIN }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
