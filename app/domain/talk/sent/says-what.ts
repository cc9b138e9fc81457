/** Whether words say what is to be changed, or only that something is. */
import type { Desk } from "#app/domain/talk/desk.ts";
import { tellingWords } from "#app/understanding/telling.ts";

/** More than that something is to be changed: a figure, a name, or some words of their own. */
export function saysWhat(quote: string): boolean {
  const telling = tellingWords(quote).filter(({ key }) => !OF_CHANGING.test(key));
  return telling.some(({ isSure }) => isSure) || telling.length >= FEWEST_OWN;
}
const FEWEST_OWN = 2;
const OF_CHANGING =
  /^(?:chang\w*|modif\w*|cambi\w*|correct\w*|corrig\w*|updat\w*|edit\w*|amend\w*|book\w*|reserv\w*|request\w*|demande\w*|solicitud\w*|hearing\w*|audien\w*|detail\w*|thing\w*|chose\w*|cosa\w*|need\w*|want\w*|like|besoin\w*|faut|voudr\w*|veu\w*|quier\w*|quisier\w*|necesit\w*|possible|posible)$/;

/** A message, without the numbers of bookings in it. */
export function messageSaysWhat({ world }: Desk): boolean {
  return world.message !== undefined && saysWhat(world.message.replace(NUMBER, " "));
}
const NUMBER = /(?<!\p{L})\p{L}{2}-\d{4}-\d{4}(?!\d)/gu;
