/**
 * Leaves out how authenticators vouch for their make: certificates, their chains and the alliance's list of makes. Passkeys are asked for with the attestation
 * "none"; what a client sends along unasked is looked at as little as "none" is, and proves as little. Signing in verifies each signature as before.
 */
import type { Plugin } from "vite";

const LIBRARY = "/@simplewebauthn/server/esm";
const UNASKED = "async () => true";
const refused = (what: string) => `() => { throw new Error("${what} is left out (scripts/vite/no-attestation.ts)."); }`;

/** By the end of a module's path: what is put there instead. Held against the library's own exports by a test. */
export const INSTEAD: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["FIDOU2F", "Packed", "AndroidSafetyNet", "AndroidKey", "Apple", "tpm/TPM"].map((format) => {
      const [folder, name = format] = format.includes("/") ? format.split("/") : [null, format];
      const file = `${LIBRARY}/registration/verifications/${folder ? `${folder}/` : ""}verifyAttestation${name}.js`;
      return [file, `export const verifyAttestation${name} = ${UNASKED};`];
    }),
  ),
  ...Object.fromEntries(
    ["convertX509PublicKeyToCOSE", "getCertificateInfo", "isCertRevoked", "validateCertificatePath"].map((name) => [
      `${LIBRARY}/helpers/${name}.js`,
      `export const ${name} = ${refused("What reads certificates")};`,
    ]),
  ),
  [`${LIBRARY}/services/metadataService.js`]: `export class BaseMetadataService {
  initialize = ${refused("The list of makes")};
  getStatement = async () => undefined;
}
export const MetadataService = new BaseMetadataService();`,
};

export function noAttestation(): Plugin {
  return {
    name: "concord:no-attestation",
    load(id) {
      const [file = id] = id.split("?");
      return Object.entries(INSTEAD).find(([end]) => file.endsWith(end))?.[1];
    },
  };
}
