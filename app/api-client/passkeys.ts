/**
 * Passkeys in the browser (WebAuthn): asks the server for a challenge, the authenticator for its answer, and hands it back.
 * Loaded when somebody presses the button, with the library that speaks to the browser.
 */
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { ApiError, request } from "./request.ts";

/** Why nothing came of it. `issues` are the server's own; the others are said by codes. */
export type PasskeyFailure =
  | { why: "unsupported" | "cancelled" | "unable" | "known" | "number_address" | "refused" | "unreachable" }
  | { why: "too_often"; wait: number }
  | { why: "issues"; issues: readonly { field: string; code: string }[] };

/** Signs in; null when it is done. */
export async function signInByPasskey(): Promise<PasskeyFailure | null> {
  return tried(async () => {
    const optionsJSON = await request<PublicKeyCredentialRequestOptionsJSON>("/api/auth/sign-in/passkey/options", {
      method: "POST",
      body: {},
    });
    const response = await startAuthentication({ optionsJSON });
    await request("/api/auth/sign-in/passkey", { method: "POST", body: { response } });
  });
}

export interface NewPasskey {
  name: string;
  password: string;
  /** Of the second factor, where there is one; else "". */
  code: string;
}

/** Adds a passkey to one's account under its name; null when it is done. */
export async function addPasskey({ name, password, code }: NewPasskey): Promise<PasskeyFailure | null> {
  return tried(async () => {
    const optionsJSON = await request<PublicKeyCredentialCreationOptionsJSON>("/api/auth/passkeys/options", {
      method: "POST",
      body: { name, password, code },
    });
    const response = await startRegistration({ optionsJSON });
    await request("/api/auth/passkeys", { method: "POST", body: { name, response } });
  });
}

async function tried(work: () => Promise<void>): Promise<PasskeyFailure | null> {
  if (!browserSupportsWebAuthn()) return { why: "unsupported" };
  try {
    await work();
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}

function troubleOf(error: unknown): PasskeyFailure {
  if (error instanceof ApiError) {
    if (error.status === 429) return { why: "too_often", wait: error.retryAfter ?? 60 };
    if (error.issues.some(({ code }) => code === "passkey_number_address")) return { why: "number_address" };
    if (error.issues.length > 0) return { why: "issues", issues: error.issues };
    return { why: error.status === 401 ? "refused" : "unreachable" };
  }
  // Names of WebAuthn Level 3, sections 5.1.3 and 5.1.4; the library keeps them.
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "AbortError":
      return { why: "cancelled" };
    case "InvalidStateError":
      return { why: "known" };
    case "ConstraintError":
    case "NotSupportedError":
      return { why: "unable" };
    case "SecurityError":
      return { why: "number_address" };
    default:
      console.error(error);
      return { why: "unreachable" };
  }
}
