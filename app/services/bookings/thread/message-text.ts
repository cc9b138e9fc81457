import { AppError } from "#app/domain/errors.ts";

/** A message as it is kept. Throws `invalid_input` on `message`. */
export function messageText(typed: string, most: number): string {
  const text = typed.replaceAll("\r\n", "\n").trim();
  if (text === "") throw new AppError("invalid_input", { issues: [{ field: "message", code: "message_empty" }] });
  if (text.length > most) throw new AppError("invalid_input", { issues: [{ field: "message", code: "too_long" }] });
  return text;
}
