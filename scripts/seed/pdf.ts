/** A one-page PDF of plain lines (ISO 32000-1, 7.5), for the documents of the demo cases. Characters outside Latin-1 become "?". */
export function pdfOf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const shown = (text: string) => text.replace(/[^\x20-\xff]/g, "?").replace(/[\\()]/g, "\\$&");
  const text = [
    "BT",
    `/F1 16 Tf 72 720 Td (${shown(title)}) Tj`,
    "/F1 11 Tf 0 -12 Td",
    ...lines.map((line) => `0 -18 Td (${shown(line)}) Tj`),
    "ET",
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const whole = `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  // One byte a character: the offsets above are those of the file.
  return Uint8Array.from(whole, (character) => character.charCodeAt(0));
}
