/** Answers for machines: the same for everybody, an hour old at most, or (`isLatest`) asked for each time. */
export function forEverybody(body: string, contentType: string, isLatest = false): Response {
  const cacheControl = isLatest ? "public, no-cache" : "public, max-age=3600";
  return new Response(body, { headers: { "Content-Type": contentType, "Cache-Control": cacheControl } });
}
