import { AppError } from "#app/domain/errors.ts";
import { withoutHidden } from "#app/domain/hidden-characters.ts";
import { normalized } from "#app/domain/normalized.ts";
import { newId } from "#app/services/platform/ids.ts";
import { sha256Hex } from "#app/services/platform/secret-links.ts";

/** A message as it is kept: without what nobody sees and the database cannot hold. Throws `invalid_input` on `message`. */
export function messageText(typed: string, most: number): string {
  const text = withoutHidden(normalized(typed, "NFC")).replaceAll("\r\n", "\n").trim();
  if (text === "") throw new AppError("invalid_input", { issues: [{ field: "message", code: "message_empty" }] });
  if (text.length > most) throw new AppError("invalid_input", { issues: [{ field: "message", code: "too_long" }] });
  return text;
}

/** By what a form that is pressed twice is known. Other words in the same form are another message: none is lost. */
export async function formOrigin(writer: string, bookingId: string, formKey: string, text: string): Promise<string> {
  return `${writer}:${bookingId}:${formKey.slice(0, 64) || newId()}:${await sha256Hex(text)}`;
}
