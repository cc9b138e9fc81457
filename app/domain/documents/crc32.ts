const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 0 ? value >>> 1 : (value >>> 1) ^ 0xedb88320;
  return value;
});

/** CRC-32 as ZIP archives and PNG pictures have it (ISO 3309), of these bytes one after the other, without a sign. */
export function crc32(...pieces: readonly Uint8Array[]): number {
  let value = 0xffffffff;
  for (const piece of pieces) for (const byte of piece) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}
