/** Answers for machines: the same for everybody, an hour old at most. */
export function forEverybody(body: string, contentType: string): Response {
  return new Response(body, { headers: { "Content-Type": contentType, "Cache-Control": "public, max-age=3600" } });
}
