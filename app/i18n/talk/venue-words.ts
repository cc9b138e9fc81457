/** What is said of the venue's free days, of its rooms, and of rooms that are held for 48 hours. */
import type { Locale } from "#app/domain/locale.ts";

export interface VenueWords {
  /** `free` and `part`: the days, "" for none. */
  month: (city: string, month: string, free: string, part: string) => string;
  /** The same next to the calendar itself. */
  monthShown: (city: string, month: string, days: number) => string;
  monthNone: (city: string, month: string) => string;
  whichVenue: (cities: string) => string;
  noRoomNeeded: Readonly<Record<"days" | "rooms" | "hold", string>>;
  /** `who`: how many, and how they sit. */
  rooms: (who: string, city: string, rooms: string, more: number) => string;
  roomsNone: (who: string, city: string, why: string) => string;
  room: (name: string, seats: number) => string;
  /** The hearing may go on until `hour`; or the venue closes at `closes`, before it. */
  openUntil: (city: string, hour: string, closes: string) => string;
  closesBefore: (city: string, hour: string, closes: string) => string;
  /** `email`: whom the link goes to, "" while it is not known. */
  holdBefore: (email: string) => string;
  notHeldYet: string;
  /** Where it was asked whether it is held. */
  noNotHeld: string;
  /** The wish is taken back. */
  doNotHold: string;
  holdDropped: string;
  holdTooLarge: (rooms: number, days: number) => string;
  offer: string;
  mailed: (address: string) => string;
  /** The link was mailed before, and nobody has pressed it. */
  waitsForPress: (address: string) => string;
  freeNow: string;
  nothingToHold: (reference: string) => string;
  /** Its link could not be mailed. */
  holdFailed: (phone: string) => string;
  hold: string;
  sendAndHold: string;
}

const en: VenueWords = {
  month: (city, month, free, part) =>
    `Free in ${city} in ${month}${free ? `: ${free}` : ""}.${part ? ` Free for part of the day: ${part}.` : ""} Choose on the calendar, or name the days. Nothing is held by asking.`,
  monthShown: (city, month, days) => `Here is ${month} in ${city}: ${days} ${days === 1 ? "day is" : "days are"} free, all day or in part.`,
  monthNone: (city, month) => `Nothing is free in ${city} in ${month} for what is noted. You can look at other months on the calendar.`,
  whichVenue: (cities) => `I can show you the free days of each of our venues. In which city: ${cities}?`,
  noRoomNeeded: {
    days: "An online hearing needs no room of ours, so any business day can be asked for. Which day or days would you like?",
    rooms: "An online hearing needs no room of ours.",
    hold: "An online hearing needs no room of ours, so there is nothing to hold.",
  },
  rooms: (who, city, rooms, more) =>
    `For ${who}, these rooms in ${city} are suitable: ${rooms}${more > 0 ? `, and ${more} larger` : ""}. Which one it will be is settled when our staff confirm your request.`,
  roomsNone: (who, city, why) =>
    `No room in ${city} is suitable for ${who}.${why ? ` ${why}.` : ""} Another layout or another city may do, and our staff can advise you.`,
  room: (name, seats) => `${name} (${seats} seats)`,
  openUntil: (city, hour, closes) =>
    `Yes: our rooms in ${city} are open until ${closes} on the day, so it can run until ${hour}. Hours beyond a full day of 7 add to the price. I’ve noted it for our staff; to book until then, give ${hour} as the end.`,
  closesBefore: (city, hour, closes) =>
    `Our rooms in ${city} close at ${closes}. I’ve noted the question for our staff, who will tell you whether they can stay open until ${hour} and what that adds to the price.`,
  holdBefore: (email) =>
    `Rooms can be held for 48 hours as soon as your request is in: when you send it, I also have a link e-mailed to ${email || "your address"}, and they are held once you press the button on its page.`,
  notHeldYet: "Nothing is held yet.",
  noNotHeld: "No, nothing is held yet: this is still a draft.",
  doNotHold: "Don’t hold the rooms",
  holdDropped: "Noted: no link for a hold is sent with your request.",
  holdTooLarge: (rooms, days) =>
    `Nothing is held yet. You can hold up to ${rooms} rooms at a time yourself, and up to ${days} counting each room for every day. This plan needs more: our staff can hold the rooms once the request is in.`,
  offer: "In the meantime I can e-mail you a link that holds the rooms for 48 hours. Nothing is held yet.",
  mailed: (address) =>
    `A link is on its way to ${address}. Open it and press the button there, and the rooms are held for 48 hours; until then nothing is held.`,
  waitsForPress: (address) =>
    `No, nothing is held yet: the link that we e-mailed to ${address} has not been used. The rooms are held once you press the button on its page.`,
  freeNow: "No, nothing is held. The rooms are free at the moment, and I can e-mail you a link that holds them for 48 hours.",
  nothingToHold: (reference) => `No room is on hold for ${reference}, and none can be held as it stands.`,
  holdFailed: (phone) =>
    `The link for the hold could not be sent just now, and nothing is held. Please try again in a while, or call us at ${phone}.`,
  hold: "Hold the rooms for 48 hours",
  sendAndHold: "Send, and hold the rooms for 48 hours",
};

const fr: VenueWords = {
  month: (city, month, free, part) =>
    `Libre à ${city} en ${month}${free ? `\u00A0: ${free}` : ""}.${part ? ` Libre une partie de la journée\u00A0: ${part}.` : ""} Choisissez sur le calendrier ou nommez les jours. Rien n’est retenu pour autant.`,
  monthShown: (city, month, days) =>
    `Voici ${month} à ${city}\u00A0: ${days} jour${days > 1 ? "s sont libres" : " est libre"}, toute la journée ou en partie.`,
  monthNone: (city, month) =>
    `Rien n’est libre à ${city} en ${month} pour ce qui est noté. Vous pouvez regarder d’autres mois sur le calendrier.`,
  whichVenue: (cities) =>
    `Je peux vous montrer les jours libres de chacun de nos établissements. Dans quelle ville\u00A0: ${cities}\u00A0?`,
  noRoomNeeded: {
    days: "Une audience en ligne n’occupe aucune de nos salles\u00A0: tout jour ouvrable peut être demandé. Quel jour ou quels jours souhaitez-vous\u00A0?",
    rooms: "Une audience en ligne n’occupe aucune de nos salles.",
    hold: "Une audience en ligne n’occupe aucune de nos salles\u00A0: il n’y a rien à retenir.",
  },
  rooms: (who, city, rooms, more) =>
    `Pour ${who}, ces salles conviennent à ${city}\u00A0: ${rooms}${more > 0 ? `, et ${more} plus grande${more > 1 ? "s" : ""}` : ""}. Celle qui vous est attribuée est fixée lorsque notre équipe confirme votre demande.`,
  roomsNone: (who, city, why) =>
    `Aucune salle ne convient à ${city} pour ${who}.${why ? ` ${why}.` : ""} Une autre disposition ou une autre ville peut convenir, et notre équipe peut vous conseiller.`,
  room: (name, seats) => `${name} (${seats} places)`,
  openUntil: (city, hour, closes) =>
    `Oui\u00A0: nos salles à ${city} sont ouvertes jusqu’à ${closes} ce jour-là, on peut donc y siéger jusqu’à ${hour}. Les heures au-delà d’une journée complète de 7 heures s’ajoutent au prix. Je l’ai noté pour notre équipe\u00A0; pour réserver jusque-là, indiquez ${hour} comme heure de fin.`,
  closesBefore: (city, hour, closes) =>
    `Nos salles à ${city} ferment à ${closes}. J’ai noté la question pour notre équipe, qui vous dira si elles peuvent rester ouvertes jusqu’à ${hour} et ce que cela ajoute au prix.`,
  holdBefore: (email) =>
    `Des salles peuvent être retenues 48 heures dès que votre demande est transmise\u00A0: à l’envoi, je fais aussi envoyer un lien par courriel à ${email || "votre adresse"}, et elles sont retenues une fois que vous appuyez sur le bouton de sa page.`,
  notHeldYet: "Rien n’est encore retenu.",
  noNotHeld: "Non, rien n’est encore retenu\u00A0: c’est toujours un brouillon.",
  doNotHold: "Ne pas retenir les salles",
  holdDropped: "C’est noté\u00A0: aucun lien pour retenir des salles n’accompagnera votre demande.",
  holdTooLarge: (rooms, days) =>
    `Rien n’est encore retenu. Vous pouvez retenir vous-même jusqu’à ${rooms} salles à la fois, et jusqu’à ${days} en comptant chaque salle pour chaque jour. Votre demande en exige davantage\u00A0: notre équipe peut les retenir une fois la demande transmise.`,
  offer: "D’ici là, je peux vous envoyer par courriel un lien qui retient les salles 48 heures. Rien n’est encore retenu.",
  mailed: (address) =>
    `Un lien vient d’être envoyé à ${address}. Ouvrez-le et appuyez sur le bouton de sa page\u00A0: les salles sont alors retenues 48 heures. D’ici là, rien n’est retenu.`,
  waitsForPress: (address) =>
    `Non, rien n’est encore retenu\u00A0: le lien envoyé à ${address} n’a pas été utilisé. Les salles sont retenues une fois que vous appuyez sur le bouton de sa page.`,
  freeNow:
    "Non, rien n’est retenu. Les salles sont libres en ce moment, et je peux vous envoyer par courriel un lien qui les retient 48 heures.",
  nothingToHold: (reference) => `Aucune salle n’est retenue pour ${reference}, et aucune ne peut l’être dans l’état actuel.`,
  holdFailed: (phone) =>
    `Le lien pour retenir les salles n’a pas pu être envoyé, et rien n’est retenu. Veuillez réessayer dans un moment ou nous appeler au ${phone}.`,
  hold: "Retenir les salles 48 heures",
  sendAndHold: "Transmettre et retenir les salles 48 heures",
};

const es: VenueWords = {
  month: (city, month, free, part) =>
    `Libre en ${city} en ${month}${free ? `: ${free}` : ""}.${part ? ` Libre una parte del día: ${part}.` : ""} Elija en el calendario o diga los días. Con esto no queda nada apartado.`,
  monthShown: (city, month, days) =>
    `Este es el calendario de ${month} en ${city}: ${days === 1 ? "1 día está libre" : `${days} días están libres`}, todo el día o en parte.`,
  monthNone: (city, month) => `No hay nada libre en ${city} en ${month} para lo que está anotado. Puede ver otros meses en el calendario.`,
  whichVenue: (cities) => `Puedo mostrarle los días libres de cada una de nuestras sedes. ¿En qué ciudad: ${cities}?`,
  noRoomNeeded: {
    days: "Una audiencia en línea no ocupa ninguna de nuestras salas, así que puede pedir cualquier día hábil. ¿Qué día o días desea?",
    rooms: "Una audiencia en línea no ocupa ninguna de nuestras salas.",
    hold: "Una audiencia en línea no ocupa ninguna de nuestras salas, así que no hay nada que apartar.",
  },
  rooms: (who, city, rooms, more) =>
    `Para ${who}, en ${city} son adecuadas estas salas: ${rooms}${more > 0 ? `, y ${more} más grande${more > 1 ? "s" : ""}` : ""}. Nuestro equipo asigna la sala al confirmar su solicitud.`,
  roomsNone: (who, city, why) =>
    `En ${city} ninguna sala es adecuada para ${who}.${why ? ` ${why}.` : ""} Puede servir otra disposición u otra ciudad, y nuestro equipo puede orientarle.`,
  room: (name, seats) => `${name} (${seats} lugares)`,
  openUntil: (city, hour, closes) =>
    `Sí: nuestras salas en ${city} abren hasta las ${closes} ese día, así que puede durar hasta las ${hour}. Las horas que pasan de un día completo de 7 se agregan al precio. Lo anoté para nuestro equipo; para reservar hasta entonces, indique las ${hour} como hora de término.`,
  closesBefore: (city, hour, closes) =>
    `Nuestras salas en ${city} cierran a las ${closes}. Anoté la pregunta para nuestro equipo, que le dirá si pueden permanecer abiertas hasta las ${hour} y cuánto se agrega al precio.`,
  holdBefore: (email) =>
    `Las salas se pueden apartar 48 horas en cuanto su solicitud esté enviada: al enviarla, también pido que le llegue un enlace por correo a ${email || "su dirección"}, y quedan apartadas cuando usted presione el botón de su página.`,
  notHeldYet: "Todavía no hay nada apartado.",
  noNotHeld: "No, todavía no hay nada apartado: esto sigue siendo un borrador.",
  doNotHold: "No apartar las salas",
  holdDropped: "Anotado: con su solicitud no se enviará ningún enlace para apartar salas.",
  holdTooLarge: (rooms, days) =>
    `Todavía no hay nada apartado. Usted puede apartar hasta ${rooms} salas a la vez, y hasta ${days} contando cada sala por cada día. Este plan necesita más: nuestro equipo puede apartarlas una vez enviada la solicitud.`,
  offer: "Mientras tanto puedo enviarle por correo un enlace que aparta las salas 48 horas. Todavía no hay nada apartado.",
  mailed: (address) =>
    `Va en camino un enlace a ${address}. Ábralo y presione el botón de su página: entonces las salas quedan apartadas 48 horas. Hasta ese momento no hay nada apartado.`,
  waitsForPress: (address) =>
    `No, todavía no hay nada apartado: el enlace que enviamos a ${address} no se ha usado. Las salas quedan apartadas cuando usted presione el botón de su página.`,
  freeNow:
    "No, no hay nada apartado. Las salas están libres en este momento, y puedo enviarle por correo un enlace que las aparta 48 horas.",
  nothingToHold: (reference) => `No hay ninguna sala apartada para ${reference}, y tal como está ahora no se puede apartar ninguna.`,
  holdFailed: (phone) =>
    `No se pudo enviar el enlace para apartar las salas, y no hay nada apartado. Inténtelo de nuevo en un rato o llámenos al ${phone}.`,
  hold: "Apartar las salas 48 horas",
  sendAndHold: "Enviar y apartar las salas 48 horas",
};

export const VENUE_WORDS: Readonly<Record<Locale, VenueWords>> = { en, fr, es };
