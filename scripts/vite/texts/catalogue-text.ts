/** Compiled catalogues as the plugins that part them read them. */

export type Messages = Readonly<Record<string, unknown>>;

/** What a compiled catalogue holds: `JSON.parse` of one literal. */
const LITERAL = /JSON\.parse\(("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*')\)/s;
/** What stands between two quotes; a closing one may open the next. */
const QUOTED = /["'`]([^"'`\s]{1,40})(?=["'`])/g;

/** The messages of the compiled catalogue `id`. Throws where `code` is no such catalogue. */
export function messagesIn(code: string, id: string): Messages {
  const [, literal = ""] = found(code, id);
  // A literal without placeholders.
  return JSON.parse(new Function(`return ${literal}`)() as string) as Messages;
}

/** The compiled catalogue `id` with other messages in it. Throws as `messagesIn` does. */
export function withMessages(code: string, id: string, messages: Messages): string {
  return code.replace(found(code, id)[0], () => `JSON.parse(${JSON.stringify(JSON.stringify(messages))})`);
}

/** The ids of messages that modules may say, with whatever else stands between quotes there. */
export function saidIn(codes: Iterable<string>): ReadonlySet<string> {
  const said = new Set<string>();
  for (const code of codes) for (const [, id = ""] of code.matchAll(QUOTED)) said.add(id);
  return said;
}

function found(code: string, id: string): RegExpExecArray {
  const parts = LITERAL.exec(code);
  if (!parts) throw new Error(`${id} is compiled in another way than expected.`);
  return parts;
}
