/** What the visitor did in this turn: a message that is read, a button that was pressed, a card that was filled. */
import { contextOf } from "#app/domain/talk/context.ts";
import type { EditCardName } from "#app/domain/talk/edit/parts.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import type { OfferedButton } from "#app/domain/talk/stored.ts";
import type { World } from "#app/domain/talk/world.ts";
import type { Statement, Understanding } from "#app/understanding/contract.ts";
import { understand } from "#app/understanding/reader.ts";
import type { TaggerModel } from "#app/understanding/tagger/tagger.ts";
import { mailIn } from "#app/understanding/text/forwarded.ts";
import type { ModelReader } from "../model-reader/model-reader.ts";
import { otherLanguageOf } from "./language-names.ts";
import { isPasted, pastedFrom } from "./pasted.ts";
import { zoneOfPhone } from "./phone-zones.ts";
import { buttonTyped, type Press, readCard, readEdit, readPress, valueTypedFirst } from "./presses.ts";

/** What came with the message. */
export interface TalkInput {
  /** Id of a button that was pressed; the message is its label. */
  press?: string;
  /** Values typed into a card of the talk, by field. */
  typed?: Readonly<Record<string, string>>;
  /** The part of the request that the card edits. */
  card?: EditCardName;
}

export interface Heard {
  said: Understanding;
  world: World;
}

interface Surroundings {
  state: TalkState;
  offered: readonly OfferedButton[];
  world: World;
  model: TaggerModel | null;
  /** A language model that reads too; without it our own readers read alone. */
  reader?: ModelReader | null | undefined;
}

/** Reads a turn; what it tells of the surroundings (a document, another language, the phone's clock) goes into the world. */
export async function hear(message: string, { press: id, typed, card }: TalkInput, around: Surroundings): Promise<Heard> {
  const button = id === undefined && !typed ? buttonTyped(message, around.offered) : undefined;
  const press =
    id !== undefined
      ? given(readPress(id, message), id, around)
      : button
        ? readPress(button.id, message.trim())
        : typed
          ? card
            ? readEdit(card, typed)
            : readCard(typed)
          : null;
  const first = press ? undefined : valueTypedFirst(message, around.offered);
  const said = press ? pressedOnly(press, around.state) : first ? await readBehind(message, first, around) : await read(message, around);
  const { state, world } = around;
  const language = said.language === "other" ? otherLanguageOf(message) : undefined;
  const zone = zoneOfPhone(phoneIn(said.statements) ?? state.values.contactPhone?.value);
  return {
    said,
    world: {
      ...world,
      message,
      ...(press?.pressed ? { pressed: press.pressed } : {}),
      ...(!press && isPasted(message) ? { pasted: true, pastedFrom: pastedFrom(message), mail: mailIn(message) } : {}),
      ...(language ? { otherLanguage: language } : {}),
      ...(zone ? { phoneZone: zone } : {}),
    },
  };
}

/** An id that names no question means a button of the last reply, and none where that has no such button. */
function given(press: Press | null, id: string, { offered }: Surroundings): Press | null {
  if (!press?.pressed || !("option" in press.pressed) || press.pressed.mark !== undefined || offered.some((one) => one.id === id))
    return press;
  return { ...press, pressed: { ...press.pressed, mark: "" } };
}

function pressedOnly({ statements, acts }: Press, { locale }: TalkState): Understanding {
  return { language: locale, statements, acts, questions: [], doubts: [], rest: [] };
}

/** The button's value and what the message says behind it, each in its place. */
async function readBehind(
  message: string,
  { button, end }: { button: OfferedButton; end: number },
  around: Surroundings,
): Promise<Understanding> {
  const label = message.slice(0, end);
  const typed = readPress(button.id, label.replace(/[\s.,;:!–—]+$/u, ""))?.statements ?? [];
  const said = await read(label.replace(/[^\n]/g, " ") + message.slice(end), around);
  return { ...said, statements: [...typed, ...said.statements] };
}

async function read(message: string, { state, world, model, reader }: Surroundings): Promise<Understanding> {
  const context = contextOf(state, world);
  const own = understand(message, context, model);
  const told = (await reader?.read(message, context, state, own)) ?? null;
  return told ? understand(message, context, model, told) : own;
}

const phoneIn = (statements: readonly Statement[]) => statements.flatMap((one) => (one.slot === "phone" ? [one.value.number] : []))[0];
