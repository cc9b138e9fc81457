/** A program that computes for long learns of a dropped connection before it asks on it. */
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { patientBucket, patientDatabase } from "./patient.ts";

/** Nothing of the event loop runs meanwhile. */
const compute = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
};

/** A connection whose other side closes while this program computes, and whether that is known. */
async function dropped(): Promise<{ isKnown: () => boolean; end: () => void }> {
  const server = createServer((socket) => socket.once("data", () => socket.end()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const socket = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
  await once(socket, "connect");
  let known = false;
  socket.on("end", () => {
    known = true;
  });
  socket.resume();
  await new Promise((resolve) => socket.write("x", resolve));
  return {
    isKnown: () => known,
    end: () => {
      socket.destroy();
      server.close();
    },
  };
}

/** A database that says at each call whether the drop was known. */
function asking(isKnown: () => boolean) {
  const real = { bind: () => real, all: async () => isKnown(), run: async () => isKnown(), first: async () => isKnown() };
  return { prepare: () => real, batch: async (statements: unknown[]) => statements.map((one) => [isKnown(), one === real]) };
}

test.each(["all", "run", "first", "batch"] as const)("%s", async (call) => {
  const { isKnown, end } = await dropped();
  try {
    const database = patientDatabase(asking(isKnown) as unknown as D1Database);
    const statement = database.prepare("SELECT ?").bind(1);
    // In the middle of a round, as after any answer.
    await new Promise((resolve) => setImmediate(resolve));
    compute();
    const answer = call === "batch" ? await database.batch([statement, statement]) : await statement[call]();
    expect(answer).toEqual(
      call === "batch"
        ? [
            [true, true],
            [true, true],
          ]
        : true,
    );
  } finally {
    end();
  }
});

test("the bucket's answers are its own", async () => {
  const bucket = patientBucket({ get: async (key: string) => `of ${key}`, name: "files" } as unknown as R2Bucket);
  expect(await bucket.get("a")).toBe("of a");
});
