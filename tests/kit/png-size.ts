/** Width and height of a PNG, from its header (PNG, third edition, section 11.2.1). Throws for what is no PNG. */
import { readFileSync } from "node:fs";

const SIGNATURE = "89504e470d0a1a0a";

export function pngSize(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  if (bytes.toString("hex", 0, 8) !== SIGNATURE || bytes.toString("latin1", 12, 16) !== "IHDR") throw new Error(`${file} is no PNG`);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
