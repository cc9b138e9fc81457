/** A screenshot with a palette: flat drawings need few colours, and a shared link's picture should come at once. */
export async function optimised(png, colours = 48) {
  // Not a dependency of its own: Wrangler's local simulator brings it. Without it the pictures are only larger.
  const sharp = await import("sharp").then((module) => module.default).catch(() => null);
  if (!sharp) return png;
  return sharp(png).png({ palette: true, colours, effort: 10, compressionLevel: 9, dither: 0 }).toBuffer();
}
