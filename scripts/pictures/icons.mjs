/** The sign of the wordmark as icons: for tabs, home screens (any and maskable) and Apple's. */
import { optimised } from "./optimised.mjs";
import { token } from "./stylesheet.mjs";

/** The arc in a square of 32. */
const ARC = "M21.5 11.6A7 7 0 1 0 21.5 20.4";

/** Path and bytes of every icon, drawn on `page`. */
export async function drawIcons(page) {
  const rounded = (size) => picture(page, size, sign({ radius: 4 }));
  // A mask may cut away all but the inner four fifths, so the ground goes to the edge and the arc is a little smaller.
  const maskable = (size) => picture(page, size, sign({ radius: 0, scale: 0.86 }));
  const [small, large] = [await rounded(192), await rounded(512)];
  return [
    ["/icons/icon-192.png", small],
    ["/icons/icon-512.png", large],
    ["/icons/maskable-192.png", await maskable(192)],
    ["/icons/maskable-512.png", await maskable(512)],
    // Apple rounds the corners itself, and shows transparency as black.
    ["/icons/apple-touch-icon.png", await picture(page, 180, sign({ radius: 0 }))],
    ["/favicon.ico", icon(await rounded(32), 32)],
    ["/favicon.svg", Buffer.from(favicon())],
  ];
}

function sign({ radius, scale = 1 }) {
  const move = `translate(16 16) scale(${scale}) translate(-16 -16)`;
  return `<rect width="32" height="32" rx="${radius}" fill="${token("accent")}"/><path transform="${move}" d="${ARC}" fill="none" stroke="${token("on-accent")}" stroke-width="2.6" stroke-linecap="round"/>`;
}

async function picture(page, size, drawing) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;background:transparent}svg{display:block}</style><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${drawing}</svg>`,
  );
  return optimised(await page.screenshot({ type: "png", omitBackground: true }), 24);
}

/** The tab's icon follows the scheme of the browser, as the wordmark follows that of the page. */
function favicon() {
  const style = `rect{fill:${token("accent")}}path{stroke:${token("on-accent")}}@media(prefers-color-scheme:dark){rect{fill:${token("accent", "dark")}}path{stroke:${token("on-accent", "dark")}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style><rect width="32" height="32" rx="4"/><path d="${ARC}" fill="none" stroke-width="2.6" stroke-linecap="round"/></svg>\n`;
}

/** An ICO with one PNG in it: what a browser asks for that reads no `<link>`. */
function icon(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
