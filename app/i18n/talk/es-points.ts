import type { PointWords, Words } from "./words.ts";

export const points: Pick<Words, "point" | "pointAgain" | "option" | "named"> = {
  pointAgain: "Para no equivocarme, elija una opción:",
  point: {
    move_days: ({ days, time, several, quote, held }) =>
      !days
        ? `${held ? `Tengo anotado ${held}. ` : ""}¿Anoto este horario en su lugar: ${time || `«${quote}»`}?`
        : `¿Muevo la audiencia (${days}${time ? `, ${time}` : ""})? Si ${several ? "son" : "es"} solo una segunda opción, dígamelo.`,
    ruled_out: ({ days, several }) => `Usted descartó ${days}. ¿La audiencia debe ser ${several ? "esos días" : "ese día"} de todos modos?`,
    days_change: ({ held }) => `Según entiendo, las fechas quedarían así: ${held}. ¿Las cambio? Mientras tanto siguen como estaban.`,
    change_value: ({ label, held, quote, earlier }) =>
      `Tengo anotado «${label}: ${held}». ${earlier ? "Antes escribió" : "Ahora dice"} «${quote}»: ¿lo cambio?`,
    mend: ({ label, held, now, of, quote }) =>
      `Usted escribió «${quote}»: ${
        of ? changeOf({ held, now, of }) : now ? `¿cambio «${label}: ${held}» por «${now}»?` : `¿quito «${label}: ${held}»?`
      }`,
    doubt: ({ quote, options }) => (options ? `«${quote}»: ¿${options}?` : `¿A qué día u hora se refiere con «${quote}»?`),
    person_days: ({ held }) => `Cambiaron las fechas de la audiencia. ¿Qué día corresponde a «${held}»?`,
    past: ({ quote }) => `«${quote}» ya pasó. ¿De qué día se trata?`,
    too_far: ({ quote }) =>
      `«${quote}» queda demasiado lejos: se puede reservar con un máximo de cinco años de antelación. ¿De qué día se trata?`,
    city_format: ({ quote, held }) =>
      `«${quote}»: ${held} no se ofrece para esa modalidad. ¿Cambio la modalidad de todos modos y quito la ciudad?`,
    scope: ({ quote }) => `«${quote}»: ¿es toda la audiencia o solo alguien que participa a distancia?`,
    zone: ({ time, ours, theirs }) => `${time}: ¿hora de ${ours} o de ${theirs}?`,
    recurrence: ({ days }) => `Serían: ${days}. ¿Anoto esos días?`,
    document: ({ quote }) => `El documento dice: ${quote}. ¿Lo anoto para su audiencia?`,
    unfit: ({ options }) => (options ? "¿Le serviría alguna de estas opciones?" : "¿Le serviría otro día?"),
    asked_days: ({ days, several }) => `¿Anoto ${several ? "esos días" : "ese día"} (${days})?`,
    matter: ({ quote }) => `¿El asunto trata de esto: «${quote}»?`,
    crowd: ({ options }) =>
      options ? `¿Cambio la ciudad a ${options} o habrá menos personas en la sala?` : "¿Cuántas personas habrá en la sala a la vez?",
    hour_skipped: ({ time, days, ours, options }) =>
      `El ${days} no existe esa hora (${time}): esa noche se adelanta el reloj (${ours}). ${options ? `¿Es ${options} u otra hora?` : "¿De qué hora se trata?"}`,
    hour_twice: ({ time, days, ours }) =>
      `El ${days} esa hora (${time}) se repite, porque esa noche se atrasa el reloj (${ours}). He anotado la primera: ¿es correcto o es otra hora?`,
    enter: ({ quote }) => `«${quote}» no está anotado. ¿Lo anoto?`,
    restart: () => "¿Borro todo lo que me ha dicho y empezamos de nuevo?",
    drop_draft: () => "¿Borro el borrador?",
    stop: () => "Lo dejo aquí; su borrador se conserva 14 días. ¿Prefiere que elimine todo lo que me ha dicho?",
    cancel_booking: ({ reference }) => `¿Cancelo ${reference}? No se podrá deshacer.`,
    move_booking: ({ reference, days, time, options }) =>
      days ? `¿Muevo ${reference} (${days}${time ? `, ${time}` : ""})?` : `¿Muevo ${reference} a una de estas fechas: ${options}?`,
    pass_on: ({ reference, quote }) =>
      `No puedo cambiarlo por mi cuenta, pero nuestro equipo sí. ¿Se lo transmito para ${reference}: «${quote}»?`,
    link: ({ reference }) => `¿Envío un enlace para administrarla al correo electrónico de ${reference}?`,
    add_or_new: ({ reference, quote }) =>
      quote
        ? `¿Transmito esto a nuestro equipo para ${reference}: «${quote}»? Si es una solicitud nueva, dígamelo.`
        : `¿Abro una solicitud nueva con las mismas personas que ${reference}?`,
  },
  option: {
    yes: "Sí",
    no: "No",
    move: "Mover",
    second_choice: "Segunda opción",
    keep_ruled_out: "Dejarlo descartado",
    leave: "Dejarlo como está",
    change_it: "Cambiarlo",
    note_it: "Solo anotarlo",
    whole_hearing: "Toda la audiencia",
    witness_only: "Solo algunos",
    these_days: "Sí, esos días",
    keep_days: "Mantener mis días",
    call_me: "Que me llamen",
    both: "Ambos",
    clear: "Sí, borrar",
    keep: "No, conservar",
    forget: "Eliminar todo",
    cancel_it: "Sí, cancelar",
    keep_it: "No, mantenerla",
    add_it: "Transmitirlo",
    new_request: "Solicitud nueva",
    keep_people: "Mantener el número",
    in_addition: "Además",
    neither: "Ninguna de estas",
    edit_days: "Editar las fechas yo mismo",
    keep_first: "La primera de las dos",
  },
  named: {
    keep: (value) => `Dejar ${value}`,
    change: (value) => `Cambiar a ${value}`,
    move: (value) => `Mover: ${value}`,
    both: (value) => `Ambos: ${value}`,
    second: (value) => `Segunda opción: ${value}`,
    add: (value) => `Además: ${value}`,
  },
};

/** What differs of a long value. */
const changeOf = ({ held, now, of }: Pick<PointWords, "held" | "now" | "of">): string =>
  !held ? `¿agrego «${now}» (${of})?` : now ? `¿cambio «${held}» por «${now}» (${of})?` : `¿quito «${held}» (${of})?`;
