/**
 * The body of a request as every door reads it: it must arrive in time, and its end is noticed. Between the head
 * of a request and the end of its body its sender may let any time pass, and who may do what may be another by then.
 */

/** How long a form or JSON may take as a whole; what carries files gets a second more for each `SLOWEST` bytes. */
const PATIENCE = 60_000;
/** Bytes a second. */
const SLOWEST = 16 * 1024;

/** Bytes that are dropped at most of what nobody has read, and how long they may take: the answer is known already. */
const DRAINED = 1024 * 1024;
const DRAINED_WITHIN = 1_000;

const FORM = /^\s*(?:application\/(?:[\w.+-]+\+)?json|application\/x-www-form-urlencoded|text\/plain)\b/i;

/** What a reader of the body is thrown when it does not arrive in time, or breaks off. */
export class LateBody extends Error {
  constructor() {
    super("the body did not arrive in time");
    this.name = "LateBody";
  }
}

export interface WatchedRequest {
  /** To be read instead of the one that came. */
  request: Request;
  /** Whether the time was up, or the connection gone, before all of it was there. */
  isLate(): boolean;
  /** Reads and drops what nobody has read of a refused form, so that its sender hears the answer and not a reset; of a refused upload nothing. */
  drain(): Promise<void>;
}

/** `whenRead` is called when the last byte is there, before any reader learns of it. */
export function watchBody(incoming: Request, whenRead: () => void): WatchedRequest {
  // What a GET carries no door reads, and no request can be made of it.
  if (!incoming.body || incoming.method === "GET" || incoming.method === "HEAD")
    return { request: incoming, isLate: () => false, drain: async () => undefined };
  const source: ReadableStreamDefaultReader<Uint8Array> = incoming.body.getReader();
  const isForm = FORM.test(incoming.headers.get("Content-Type") ?? "");
  const begun = Date.now();
  let size = 0;
  let late = false;
  let over = false;

  /** The next bytes; null after the last. Throws `LateBody`. */
  async function next(): Promise<Uint8Array | null> {
    const until = begun + PATIENCE + (isForm ? 0 : (size / SLOWEST) * 1000);
    // What breaks off is its sender's doing, and no fault of ours to be counted as one.
    const read = await inTime(
      source.read().catch(() => null),
      until - Date.now(),
    );
    over = read === null || read.done;
    if (read === null) {
      late = true;
      const error = new LateBody();
      await source.cancel(error).catch(() => undefined);
      throw error;
    }
    if (read.done) {
      whenRead();
      return null;
    }
    size += read.value.byteLength;
    return read.value;
  }

  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes = await next();
        if (bytes === null) controller.close();
        else controller.enqueue(bytes);
      },
      cancel: (reason) => source.cancel(reason),
    },
    // Nothing is asked for before somebody reads.
    { highWaterMark: 0 },
  );
  return {
    request: new Request(incoming, { body, duplex: "half" } as RequestInit),
    isLate: () => late,
    async drain() {
      if (!isForm) return;
      const until = Date.now() + DRAINED_WITHIN;
      for (const most = size + DRAINED; !over && size <= most; ) {
        const read = await inTime(source.read(), until - Date.now()).catch(() => null);
        over = !read || read.done;
        size += read?.value?.byteLength ?? 0;
      }
    },
  };
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
  return new Response("The request did not arrive in time, or not as a whole. Nothing was done; send it again.\n", {
    status: 408,
    headers,
  });
}
