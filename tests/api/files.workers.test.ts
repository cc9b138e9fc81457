/** `GET /api/files/…`: published media of the site, whole and in parts, and nothing else of the bucket. */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { apiClient } from "#tests/kit/api.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

const SIZE = 70_001;
const film = new Uint8Array(SIZE).map((_, at) => (at * 31 + (at >> 8)) % 251);
const ADDRESS = "/api/files/site/hero.webm";
let etag = "";

beforeAll(async () => {
  await env.FILES.put("site/hero.webm", film);
  etag = (await env.FILES.head("site/hero.webm"))?.httpEtag ?? "";
  await env.FILES.put("site/empty.png", new Uint8Array());
  await env.FILES.put("site/program.js", "alert(1)");
  await env.FILES.put("site/drawing.svg", "<svg onload='alert(1)'/>");
  await env.FILES.put("site/inner/hero.webm", film);
  await env.FILES.put("cases/1/secret.png", "secret");
  await env.FILES.put("hero.webm", "elsewhere");
});

const get = (headers: Record<string, string> = {}, path = ADDRESS) => apiClient().get(path, headers);
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe("the whole file", () => {
  test("comes with its type, its version and leave to keep it", async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "video/webm",
      "content-length": String(SIZE),
      "accept-ranges": "bytes",
      etag,
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.has("content-range")).toBe(false);
    expect(answer.headers.has("set-cookie")).toBe(false);
    expect(await bytesOf(answer)).toEqual(film);
  });

  test.each(["bytes=5-4", "bytes=0-1,5-6", "lines=1-2", "bytes=x"])("is the answer to %s", async (range) => {
    const answer = await get({ Range: range });
    expect(answer.status).toBe(200);
    expect((await bytesOf(answer)).byteLength).toBe(SIZE);
  });

  test("may be empty", async () => {
    const answer = await get({ Range: "bytes=-5" }, "/api/files/site/empty.png");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    expect((await bytesOf(answer)).byteLength).toBe(0);
  });

  test("asks nothing of the database", async () => {
    const { database, statements } = recordedDatabase(env.DB);
    await (await apiClient({ database }).get(ADDRESS)).arrayBuffer();
    expect(statements).toEqual([]);
  });
});

describe("a part", () => {
  test.each([
    ["bytes=0-0", 0, 0],
    ["bytes=0-", 0, SIZE - 1],
    [`bytes=${SIZE - 1}-`, SIZE - 1, SIZE - 1],
    [`bytes=0-${SIZE - 1}`, 0, SIZE - 1],
    [`bytes=0-${SIZE}`, 0, SIZE - 1],
    ["bytes=-1", SIZE - 1, SIZE - 1],
    [`bytes=-${SIZE}`, 0, SIZE - 1],
    [`bytes=-${SIZE + 1}`, 0, SIZE - 1],
    ["bytes=65535-65536", 65_535, 65_536],
  ])("%s", async (range, first, last) => {
    const answer = await get({ Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("Content-Range")).toBe(`bytes ${first}-${last}/${SIZE}`);
    expect(answer.headers.get("Content-Length")).toBe(String(last - first + 1));
    expect(answer.headers.get("ETag")).toBe(etag);
    expect(await bytesOf(answer)).toEqual(film.subarray(first, last + 1));
  });

  test("any part is those bytes of the file", async () => {
    const position = fc.nat(SIZE - 1);
    await fc.assert(
      fc.asyncProperty(position, position, fc.constantFrom("closed", "open", "suffix"), async (one, other, kind) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const [range, expected] = {
          closed: [`${first}-${last}`, film.subarray(first, last + 1)] as const,
          open: [`${first}-`, film.subarray(first)] as const,
          suffix: [`-${last + 1}`, film.subarray(SIZE - last - 1)] as const,
        }[kind];
        const answer = await get({ Range: `bytes=${range}` });
        expect(answer.status).toBe(206);
        expect(Number(answer.headers.get("Content-Length"))).toBe(expected.byteLength);
        expect(Buffer.compare(await bytesOf(answer), expected)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  test.each([`bytes=${SIZE}-`, `bytes=${SIZE}-${SIZE + 9}`, "bytes=-0"])("%s is not there: 416 with the size", async (range) => {
    const answer = await get({ Range: range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("Content-Range")).toBe(`bytes */${SIZE}`);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await answer.text()).toBe("");
  });

  test("is given while the version is the one that the reader has, else the whole file", async () => {
    const ranged = (ifRange: string) => get({ Range: "bytes=0-9", "If-Range": ifRange });
    expect((await ranged(etag)).status).toBe(206);
    for (const other of ['"another"', `W/${etag}`, "Sat, 21 Nov 2026 08:00:00 GMT"]) {
      const answer = await ranged(other);
      expect(answer.status).toBe(200);
      expect((await bytesOf(answer)).byteLength).toBe(SIZE);
    }
  });
});

describe("a version that the reader has", () => {
  test.each([
    ["it", () => etag],
    ["it, weakly", () => `W/${etag}`],
    ["it among others", () => `"other", ${etag}`],
    ["any", () => "*"],
  ])("named as %s: 304", async (_how, tag) => {
    const answer = await get({ "If-None-Match": tag(), Range: "bytes=0-9" });
    expect(answer.status).toBe(304);
    expect(answer.headers.get("ETag")).toBe(etag);
    expect(answer.headers.get("Cache-Control")).toMatch(/^public/);
    expect(await answer.text()).toBe("");
  });

  test("another version: the file", async () => {
    expect((await get({ "If-None-Match": '"other"' })).status).toBe(200);
  });
});

describe("HEAD", () => {
  test("tells of the whole file, whatever range is named, and sends none of it", async () => {
    const answer = await apiClient().send(ADDRESS, { method: "HEAD", headers: { Range: "bytes=0-9" } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Length")).toBe(String(SIZE));
    expect(answer.headers.get("Content-Type")).toBe("video/webm");
    expect(await answer.text()).toBe("");
  });

  test("of what is not there: 404", async () => {
    expect((await apiClient().send("/api/files/site/none.webm", { method: "HEAD" })).status).toBe(404);
  });
});

describe("everything else is the same 404", () => {
  test.each([
    "/api/files",
    "/api/files/",
    "/api/files/site",
    "/api/files/site/",
    "/api/files/site/none.webm",
    "/api/files/hero.webm",
    "/api/files/cases/1/secret.png",
    "/api/files/site/../cases/1/secret.png",
    "/api/files/site/%2e%2e/cases/1/secret.png",
    "/api/files/site/..%2fcases%2f1%2fsecret.png",
    "/api/files/site%2fhero.webm",
    "/api/files/%73ite/hero.webm",
    "/api/%66iles/site/hero.webm",
    "/api/files//site/hero.webm",
    "/api/files/site//hero.webm",
    "/api/files/site/inner/hero.webm",
    "/api/files/site/HERO.webm",
    "/api/files/site/hero.webm/",
    "/api/files/site/hero.webm%00.png",
    "/api/files/site/hero.webm%20",
    "/api/files/site/hero.WEBM",
    "/api/files/site/program.js",
    "/api/files/site/drawing.svg",
    "/api/files/site/.webm",
    "/api/files/site/hero..webm",
    "/api/files/SITE/hero.webm",
    "/api/files/site/%E0%A4%A",
    "/api/files/site/constructor",
    "/api/files/site/hero.constructor",
  ])("%s", async (path) => {
    const answer = await get({ Range: "bytes=0-9" }, path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await answer.json()).toEqual(await (await get({}, "/api/files/site/none.webm")).json());
  });

  test.each(["POST", "PUT", "DELETE", "PATCH"])("%s of the file", async (method) => {
    const answer = await apiClient().send(ADDRESS, { method });
    expect(answer.status).toBe(404);
    expect(await env.FILES.head("site/hero.webm")).not.toBeNull();
  });
});

test("a file replaced between the two looks at it is asked for again: 503, not a mixture", async () => {
  const { within } = apiClient();
  const [before, read] = await within(async ({ files }) => {
    const found = await files.findSiteMedia("site/hero.webm");
    if (!found) throw new Error("It was put there.");
    await env.FILES.put("site/hero.webm", film.slice().reverse());
    return [found, await files.readSiteMedia(found, { first: 0, last: 9 })];
  });
  expect(before.size).toBe(SIZE);
  expect(read).toBeNull();
});
