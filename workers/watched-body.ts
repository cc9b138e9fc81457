/**
 * The body of a request as every door reads it: it must arrive in time, and its end is noticed. Between the head
 * of a request and the end of its body its sender may let any time pass, and who may do what may be another by then.
 */

/** How long a form or JSON may take as a whole; what carries files gets a second more for each `SLOWEST` bytes. */
const PATIENCE = 60_000;
/** Bytes a second. */
const SLOWEST = 16 * 1024;

const FORM = /^\s*(?:application\/(?:[\w.+-]+\+)?json|application\/x-www-form-urlencoded|text\/plain)\b/i;

/** What a reader of the body is thrown when it does not arrive in time. */
export class LateBody extends Error {
  constructor() {
    super("the body did not arrive in time");
    this.name = "LateBody";
  }
}

export interface WatchedRequest {
  /** To be read instead of the one that came. */
  request: Request;
  /** Whether the time was up before all of it was there. */
  isLate(): boolean;
}

/** `whenRead` is called when the last byte is there, before any reader learns of it. */
export function watchBody(incoming: Request, whenRead: () => void): WatchedRequest {
  if (!incoming.body) return { request: incoming, isLate: () => false };
  const source: ReadableStreamDefaultReader<Uint8Array> = incoming.body.getReader();
  const isForm = FORM.test(incoming.headers.get("Content-Type") ?? "");
  const begun = Date.now();
  let size = 0;
  let late = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const until = begun + PATIENCE + (isForm ? 0 : (size / SLOWEST) * 1000);
        const next = await inTime(source.read(), until - Date.now());
        if (next === null) {
          late = true;
          const error = new LateBody();
          controller.error(error);
          await source.cancel(error).catch(() => undefined);
        } else if (next.done) {
          whenRead();
          controller.close();
        } else {
          size += next.value.byteLength;
          controller.enqueue(next.value);
        }
      },
      cancel: (reason) => source.cancel(reason),
    },
    // Nothing is asked for before somebody reads.
    { highWaterMark: 0 },
  );
  return { request: new Request(incoming, { body, duplex: "half" } as RequestInit), isLate: () => late };
}

/** Null when the time is up first. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const up = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([work, up]);
  } finally {
    clearTimeout(timer);
  }
}

/** The answer to what came too late. */
export function tooLate(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
  return new Response("The request did not arrive in time. Nothing was done; send it again.\n", { status: 408, headers });
}
