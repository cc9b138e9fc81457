/** The signature of an exported record: what it proves, and what a record says that bears none. */
import { expect, test, vi } from "vitest";
import { checkRecord, type RecordContents } from "#app/domain/case/chain/record-check.ts";
import { checkSignature } from "#app/domain/case/chain/signature.ts";
import { RECORD_FILES, type RecordManifest, sha256Of } from "#app/domain/case/record.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import { publishedKey } from "#app/services/cases/record/record-signing.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

/** Keys of the tests and of nothing else. */
const RECORD_SIGNING_KEY = "MC4CAQAwBQYDK2VwBCIEIOMzqWYwBQL+Hv2CySuMk8yB8IXbEf+scFC+EQCiyEt1";

const signing = (client: ApiClient) => apiClient({ cookie: client.cookies(), variables: { RECORD_SIGNING_KEY } });
async function exported(client: ApiClient, caseId: string): Promise<RecordContents> {
  const { body } = await client.within((services) => services.caseRecord.export(caseId));
  return unzip(new Uint8Array(await new Response(body).arrayBuffer()));
}
const textIn = (contents: RecordContents, file: string) => new TextDecoder().decode(contents.get(file));
const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

test("a record is signed by the key that is published, and everything in it is covered", async () => {
  const { id, as } = await caseOf();
  const contents = await exported(signing(as.admin), id);
  const { faults, signature } = await checkRecord(contents);
  expect(faults).toEqual([]);
  const published = (await (await signing(as.admin).get("/api/record-signing-key")).json()) as { key: string; fingerprint: string };
  expect(signature).toEqual({ is: "sound", fingerprint: published.fingerprint });
  expect((JSON.parse(textIn(contents, RECORD_FILES.manifest)) as RecordManifest).signedBy).toBe(published.key);
  expect(textIn(contents, RECORD_FILES.verifier)).toContain("/api/record-signing-key");
  for (const text of [textIn(contents, RECORD_FILES.manifest), JSON.stringify(published)]) expect(text).not.toContain(RECORD_SIGNING_KEY);
});

/** The manifest with other people served, and a seal that follows it, as anyone can write who holds the archive. */
async function forged(contents: RecordContents): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const manifest = textIn(contents, RECORD_FILES.manifest).replace(/"by": "[^"]*"/, '"by": "Somebody Else"');
  const seal = JSON.parse(textIn(contents, RECORD_FILES.seal)) as { seq: number; body: string; previousHash: string };
  const hashed = (text: string) => sha256Of(bytes(text));
  const before = await sha256Of(contents.get(RECORD_FILES.manifest) ?? bytes(""));
  const body = seal.body.replace(before, await hashed(manifest));
  const changed = new Map(contents);
  changed.set(RECORD_FILES.manifest, bytes(manifest));
  changed.set(RECORD_FILES.seal, bytes(textIn(contents, RECORD_FILES.seal).replace(JSON.stringify(seal.body), JSON.stringify(body))));
  return changed;
}

test("what is rewritten, or signed by somebody else, is found; a record without a key says that it is not signed", async () => {
  const { id, as } = await caseOf();
  const contents = await exported(signing(as.partyB), id);
  const codes = async (given: RecordContents) => (await checkRecord(given)).faults.map(({ code }) => code);
  expect(await codes(await forged(contents))).toContain("signature_wrong");
  const without = new Map(contents);
  without.delete(RECORD_FILES.signature);
  expect(await codes(without)).toEqual(["signature_missing"]);
  const own = (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
  const { x = "" } = (await crypto.subtle.exportKey("jwk", own.publicKey)) as JsonWebKey;
  const made = await crypto.subtle.sign("Ed25519", own.privateKey, contents.get(RECORD_FILES.seal) ?? bytes(""));
  const signature = btoa(String.fromCharCode(...new Uint8Array(made)));
  const foreign = new Map(contents).set(RECORD_FILES.signature, bytes(JSON.stringify({ algorithm: "Ed25519", key: x, signature })));
  expect(await codes(foreign)).toEqual(["signature_wrong"]);
  for (const text of ["", "null", "{}", '{"algorithm":"Ed25519","key":"???","signature":"!"}'])
    expect(await codes(new Map(contents).set(RECORD_FILES.signature, bytes(text)))).toEqual(["signature_wrong"]);

  const unsigned = await exported(as.partyB, id);
  expect(await checkRecord(unsigned)).toMatchObject({ faults: [], signature: { is: "none" } });
  expect(unsigned.has(RECORD_FILES.signature)).toBe(false);
  expect((await as.partyB.get("/api/record-signing-key")).status).toBe(404);
});

test("a key that could not be read once is read again by who asks next", async () => {
  const key = { RECORD_SIGNING_KEY: RECORD_SIGNING_KEY.replace("OMzq", "OMzr") };
  const reading = vi.spyOn(crypto.subtle, "importKey").mockRejectedValueOnce(new Error("for the moment"));
  await expect(publishedKey(key)).rejects.toThrow("for the moment");
  reading.mockRestore();
  expect((await publishedKey(key))?.algorithm).toBe("Ed25519");
});

test("keys that were replaced are published as long as records name them, and nothing but public keys is", async () => {
  const { id, as } = await caseOf();
  const before = await exported(signing(as.admin), id);
  const old = (JSON.parse(textIn(before, RECORD_FILES.manifest)) as RecordManifest).signedBy ?? "";
  const { signature } = await checkRecord(before);
  const published = async (variables: { RECORD_SIGNING_KEY?: string; RECORD_FORMER_KEYS?: string }) => {
    const answer = await apiClient({ variables }).get("/api/record-signing-key");
    return answer.status === 200 ? ((await answer.json()) as { key: string | null; former: { key: string; fingerprint: string }[] }) : null;
  };
  const renewed = { RECORD_SIGNING_KEY: RECORD_SIGNING_KEY.replace("OMzq", "OMzs") };
  expect((await published(renewed))?.former).toEqual([]);
  const now = await published({ ...renewed, RECORD_FORMER_KEYS: ` ${old}, ${old}` });
  expect(now?.key).not.toBe(old);
  expect(signature).toEqual({ is: "sound", fingerprint: now?.former[0]?.fingerprint });
  expect(now?.former).toHaveLength(1);
  // The present one is no former one, and a secret that was set in its place is published to nobody.
  expect((await published({ RECORD_SIGNING_KEY, RECORD_FORMER_KEYS: old }))?.former).toEqual([]);
  expect((await published({ ...renewed, RECORD_FORMER_KEYS: RECORD_SIGNING_KEY }))?.former).toEqual([]);
  expect(await published({ RECORD_FORMER_KEYS: old })).toMatchObject({ key: null, former: [{ key: old }] });
});

test("under a key of small order, which signs everything, nothing is signed", async () => {
  const base64 = (one: Uint8Array) => btoa(String.fromCharCode(...one));
  const identity = Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 1 : 0));
  const signature = base64(Uint8Array.from([...identity, ...new Uint8Array(32)]));
  const file = bytes(JSON.stringify({ algorithm: "Ed25519", key: base64(identity), signature }));
  expect(await checkSignature(file, bytes("any seal"))).toEqual({ is: "wrong" });
});
