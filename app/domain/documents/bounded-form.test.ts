/** What a form with a file may cost before anything of it is known. */
import { describe, expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { boundedForm, multipartForm } from "./bounded-form.ts";

const LIMIT = 2 * 1024 * 1024;
const part = (name: string, value: string, file = false) =>
  `Content-Disposition: form-data; name="${name}"${file ? '; filename="a.pdf"' : ""}\r\n\r\n${value}\r\n`;
const multipart = (boundary: string, parts: readonly string[]) =>
  `${parts.map((one) => `--${boundary}\r\n${one}`).join("")}--${boundary}--\r\n`;
const posted = (type: string, body: BodyInit) =>
  new Request("https://concord.example/", { method: "POST", body, headers: { "Content-Type": type }, duplex: "half" } as RequestInit);
const refusal = async (read: Promise<unknown>) => {
  const error = await read.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`not refused: ${error}`);
  return [error.code, ...error.issues.map(({ field, code }) => `${field} ${code}`)];
};
/** A body of these pieces without end; `read` says how many were taken. */
function endless(piece: string) {
  const bytes = new TextEncoder().encode(piece);
  const taken = { read: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken.read += bytes.byteLength;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken };
}

describe("the boundary", () => {
  test.each([
    ["----WebKitFormBoundaryabcdef0123456789", undefined],
    ["b".repeat(70), undefined],
    ["with a space, and '(others)' +_,-./:=?", "\"with a space, and '(others)' +_,-./:=?\""],
  ])("%s is taken", async (boundary, quoted) => {
    const read = boundedForm(
      posted(`multipart/form-data; boundary=${quoted ?? boundary}`, multipart(boundary, [part("a", "1"), part("f", "%PDF", true)])),
      LIMIT,
    );
    const form = await read;
    expect([form.get("a"), (form.get("f") as File).name]).toEqual(["1", "a.pdf"]);
  });

  test.each([
    ["71 characters", "b".repeat(71)],
    ["4,080 characters", `b${"a".repeat(4079)}`],
    ["a character outside its grammar", "a*b"],
    ["letters of another alphabet", "é"],
    ["a space at its end", '"a "'],
    ["nothing", ""],
  ])("of %s is refused before anything is read", async (_name, boundary) => {
    for (const read of [boundedForm, multipartForm]) {
      const { body, taken } = endless("a".repeat(1024));
      expect(await refusal(read(posted(`multipart/form-data; boundary=${boundary}`, body), LIMIT))).toEqual([
        "invalid_input",
        "Content-Type form_boundary",
      ]);
      expect(taken.read).toBe(0);
    }
  });

  test("that is missing is refused", async () => {
    expect(await refusal(boundedForm(posted("multipart/form-data; charset=utf-8", "x"), LIMIT))).toEqual([
      "invalid_input",
      "Content-Type form_boundary",
    ]);
  });
});

describe("fields", () => {
  test("as many as a form of ours has are read, of either type, and line ends of a part are LF", async () => {
    const named = Array.from({ length: 150 }, (_, at) => `n${at}`);
    const plain = await boundedForm(
      posted("application/x-www-form-urlencoded; charset=utf-8", named.map((one) => `${one}=%C3%A9+1`).join("&")),
      LIMIT,
    );
    const parts = await boundedForm(
      posted(
        "multipart/form-data; boundary=x",
        multipart(
          "x",
          named.map((one) => part(one, "é\r\n1")),
        ),
      ),
      LIMIT,
    );
    expect([[...plain.keys()], plain.get("n149")]).toEqual([named, "é 1"]);
    expect([[...parts.keys()], parts.get("n149")]).toEqual([named, "é\n1"]);
  });

  test.each([
    ["urlencoded", "application/x-www-form-urlencoded", "a&".repeat(512)],
    ["parts", "multipart/form-data; boundary=x", `--x\r\n${part("a", "")}`.repeat(20)],
  ])("more than that are refused while they come: %s", async (_name, type, piece) => {
    const { body, taken } = endless(piece);
    expect(await refusal(boundedForm(posted(type, body), LIMIT))).toEqual(["invalid_input", "body form_fields"]);
    expect(taken.read).toBeLessThan(64 * 1024);
  });

  test.each([
    ["urlencoded text", "application/x-www-form-urlencoded", "a".repeat(4096)],
    ["texts of parts", "multipart/form-data; boundary=x", `--x\r\n${part("a", "a".repeat(100_000))}`],
  ])("bytes of text are bounded whatever a file may have: %s", async (_name, type, piece) => {
    const { body, taken } = endless(piece);
    expect(await refusal(boundedForm(posted(type, body), LIMIT))).toEqual(["payload_too_large"]);
    expect(taken.read).toBeLessThan(600 * 1024);
  });

  test("a file has the room that it was given, and no more", async () => {
    const sent = (size: number) => posted("multipart/form-data; boundary=x", multipart("x", [part("f", "a".repeat(size), true)]));
    expect(((await boundedForm(sent(LIMIT), LIMIT)).get("f") as File).size).toBe(LIMIT);
    expect(await refusal(boundedForm(sent(LIMIT + 1), LIMIT))).toEqual(["payload_too_large"]);
  });

  test.each(["text/plain", "application/json", ""])("of the type %s are none", async (type) => {
    expect(await refusal(boundedForm(posted(type || "application/octet-stream", "a=1"), LIMIT))).toEqual(["unsupported_media_type"]);
  });

  test("of a form that was cut off are none", async () => {
    expect(await refusal(boundedForm(posted("multipart/form-data; boundary=x", `--x\r\n${part("a", "1")}`), LIMIT))).toEqual([
      "invalid_input",
      "body invalid_input",
    ]);
  });
});
