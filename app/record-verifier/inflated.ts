type Bytes = Uint8Array<ArrayBuffer>;

/** What is given to a browser at once: it unpacks all of that before it can be stopped, at most a thousand times as much. */
const AT_ONCE = 4096;

/** Deflated bytes (RFC 1951), unpacked no further than `most` of them. Throws for what is broken or goes on after its end, where that is reached. */
export async function inflated(data: Bytes, most: number): Promise<Bytes> {
  const reader = inPieces(data).pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const pieces: Bytes[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    pieces.push(value.subarray(0, most - length));
    length += pieces.at(-1)?.byteLength ?? 0;
    if (length < most) continue;
    // What is behind it is not asked for, whole or broken.
    void reader.cancel().catch(() => undefined);
    break;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

function inPieces(data: Bytes): ReadableStream<Bytes> {
  let at = 0;
  return new ReadableStream<Bytes>(
    {
      pull(controller) {
        if (at >= data.byteLength) return controller.close();
        controller.enqueue(data.subarray(at, at + AT_ONCE));
        at += AT_ONCE;
      },
    },
    { highWaterMark: 0 },
  );
}
