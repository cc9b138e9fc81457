/**
 * An authenticator in software: P-256 keys, attestation "none", as a browser answers for it (WebAuthn Level 3, sections 6.1
 * and 6.5). What it says of itself can be made untrue, for tests of what must be refused.
 */
const encoder = new TextEncoder();

export interface Answering {
  origin?: string;
  /** Whether it made sure of its person. */
  verified?: boolean;
  rpId?: string;
  counter?: number;
}

export interface SoftwareAuthenticator {
  id: string;
  /** Answers `navigator.credentials.create`. */
  create(options: Record<string, unknown>, how?: Answering): Promise<Record<string, unknown>>;
  /** Answers `navigator.credentials.get`. */
  get(options: Record<string, unknown>, how?: Answering): Promise<Record<string, unknown>>;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export async function softwareAuthenticator(origin = "http://concord.example"): Promise<SoftwareAuthenticator> {
  const keys = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"])) as CryptoKeyPair;
  const point = new Uint8Array((await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer);
  const credentialId = crypto.getRandomValues(new Uint8Array(32));
  const id = base64url(credentialId);
  let counter = 0;

  const clientData = (type: string, options: Record<string, unknown>, how: Answering) =>
    encoder.encode(JSON.stringify({ type, challenge: options.challenge, origin: how.origin ?? origin, crossOrigin: false }));

  async function authenticatorData(rpId: string, flags: number, how: Answering, attested: Uint8Array = new Uint8Array()) {
    counter = how.counter ?? counter + 1;
    const count = new Uint8Array(4);
    new DataView(count.buffer).setUint32(0, counter);
    const presence = PRESENT | ((how.verified ?? true) ? VERIFIED : 0) | flags;
    return joined(await sha256(encoder.encode(how.rpId ?? rpId)), Uint8Array.of(presence), count, attested);
  }

  return {
    id,
    async create(options, how = {}) {
      const rp = options.rp as { id: string };
      // COSE_Key of ES256 (RFC 9053, section 7.1): {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const cose = joined(
        Uint8Array.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20),
        point.slice(1, 33),
        Uint8Array.of(0x22, 0x58, 0x20),
        point.slice(33, 65),
      );
      const attested = joined(new Uint8Array(16), Uint8Array.of(0, credentialId.length), credentialId, cose);
      const data = await authenticatorData(rp.id, ATTESTED, how, attested);
      // {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = joined(
        Uint8Array.of(0xa3),
        cborText("fmt"),
        cborText("none"),
        cborText("attStmt"),
        Uint8Array.of(0xa0),
        cborText("authData"),
        Uint8Array.of(0x59, data.length >> 8, data.length & 255),
        data,
      );
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", options, how)),
          attestationObject: base64url(attestation),
          transports: ["internal"],
        },
      };
    },
    async get(options, how = {}) {
      const data = await authenticatorData(String(options.rpId), 0, how);
      const said = clientData("webauthn.get", options, how);
      const signed = joined(data, await sha256(said));
      const signature = new Uint8Array(await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, signed));
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(said),
          authenticatorData: base64url(data),
          signature: base64url(der(signature)),
        },
      };
    },
  };
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const cborText = (text: string) => joined(Uint8Array.of(0x60 + text.length), encoder.encode(text));

/** `r` and `s` as ASN.1 has them (X.690): shortest, and never negative. */
function der(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    let start = 0;
    while (start < bytes.length - 1 && bytes[start] === 0) start += 1;
    const short = bytes.slice(start);
    const value = (short[0] ?? 0) & 0x80 ? joined(Uint8Array.of(0), short) : short;
    return joined(Uint8Array.of(0x02, value.length), value);
  };
  const both = joined(integer(raw.slice(0, 32)), integer(raw.slice(32)));
  return joined(Uint8Array.of(0x30, both.length), both);
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
