import type { PointWords, Words } from "./words.ts";

export const points: Pick<Words, "point" | "pointAgain" | "option" | "named"> = {
  pointAgain: "Pour éviter toute erreur, veuillez choisir :",
  point: {
    move_days: ({ days, time, several, quote, held }) =>
      !days
        ? `${held ? `J’ai noté ${held}. ` : ""}Dois-je inscrire ces heures à la place : ${time || `« ${quote} »`} ?`
        : `Dois-je déplacer l’audience (${days}${time ? `, ${time}` : ""}) ? Si ${several ? "ces jours ne sont" : "ce n’est"} qu’un deuxième choix, dites-le-moi.`,
    ruled_out: ({ days, several }) =>
      `Vous avez exclu ${days}. L’audience doit-elle tout de même avoir lieu ${several ? "ces jours-là" : "ce jour-là"} ?`,
    days_change: ({ held }) =>
      `Si je lis bien, voici ce que deviendraient les dates : ${held}. Dois-je les modifier ? D’ici là, elles restent comme avant.`,
    change_value: ({ label, held, quote, earlier }) =>
      `J’ai noté « ${label} : ${held} ». ${earlier ? "Vous avez écrit plus tôt" : "Vous dites maintenant"} « ${quote} » : dois-je le modifier ?`,
    mend: ({ label, held, now, of, quote }) =>
      `Vous avez écrit «\u00A0${quote}\u00A0»\u00A0: ${
        of
          ? changeOf({ held, now, of })
          : now
            ? `dois-je remplacer «\u00A0${label}\u00A0: ${held}\u00A0» par «\u00A0${now}\u00A0»\u00A0?`
            : `dois-je retirer «\u00A0${label}\u00A0: ${held}\u00A0»\u00A0?`
      }`,
    doubt: ({ quote, options }) =>
      options ? `« ${quote} » : s’agit-il de ${options} ?` : `Quel jour ou quelle heure entendez-vous par « ${quote} » ?`,
    person_days: ({ held }) => `Les dates de l’audience ont changé. Quel jour faut-il retenir pour « ${held} » ?`,
    past: ({ quote }) => `« ${quote} » est déjà passé. De quel jour s’agit-il ?`,
    too_far: ({ quote }) =>
      `« ${quote} » est trop loin : les réservations sont possibles jusqu’à cinq ans à l’avance. De quel jour s’agit-il ?`,
    city_format: ({ quote, held }) =>
      `«\u00A0${quote}\u00A0»\u00A0: ${held} n’est pas offert pour ce mode de tenue. Dois-je le changer malgré tout et retirer la ville\u00A0?`,
    scope: ({ quote }) => `« ${quote} » : est-ce toute l’audience, ou seulement quelqu’un qui participe à distance ?`,
    zone: ({ time, ours, theirs }) => `${time} : est-ce l’heure de ${ours} ou de ${theirs} ?`,
    recurrence: ({ days }) => `Cela donnerait : ${days}. Dois-je inscrire ces jours ?`,
    document: ({ quote }) => `Le document indique : ${quote}. Dois-je l’inscrire pour votre audience ?`,
    unfit: ({ options }) => (options ? "L’une de ces possibilités vous conviendrait-elle ?" : "Un autre jour vous conviendrait-il ?"),
    asked_days: ({ days, several }) => `Dois-je inscrire ${several ? "ces jours" : "ce jour"} (${days}) ?`,
    matter: ({ quote }) => `L’affaire porte-t-elle sur ceci : « ${quote} » ?`,
    crowd: ({ options }) =>
      options
        ? `Dois-je changer de ville (${options}), ou y aura-t-il moins de monde en salle ?`
        : "Combien de personnes y aura-t-il en salle à la fois ?",
    hour_skipped: ({ time, days, ours, options }) =>
      `${time} n’existe pas le ${days}\u00A0: on avance l’heure cette nuit-là (${ours}). ${options ? `Est-ce ${options}, ou une autre heure\u00A0?` : "De quelle heure s’agit-il\u00A0?"}`,
    hour_twice: ({ time, days, ours }) =>
      `${time} revient deux fois le ${days}, car on recule l’heure cette nuit-là (${ours}). J’ai retenu la première\u00A0: est-ce bien elle, ou une autre heure\u00A0?`,
    enter: ({ quote }) => `«\u00A0${quote}\u00A0» n’est pas noté. Dois-je l’inscrire\u00A0?`,
    restart: () => "Dois-je effacer tout ce que vous m’avez dit et recommencer ?",
    drop_draft: () => "Dois-je effacer le brouillon ?",
    stop: () => "Je m’arrête ici ; votre brouillon est conservé 14 jours. Dois-je plutôt supprimer tout ce que vous m’avez dit ?",
    cancel_booking: ({ reference }) => `Dois-je annuler ${reference} ? Ce sera définitif.`,
    move_booking: ({ reference, days, time, options }) =>
      days
        ? `Dois-je déplacer ${reference} (${days}${time ? `, ${time}` : ""}) ?`
        : `Dois-je plutôt déplacer ${reference} à l’une de ces dates : ${options} ?`,
    pass_on: ({ reference, quote }) =>
      `Je ne peux pas le modifier moi-même, mais notre équipe le peut. Dois-je le lui transmettre pour ${reference} : « ${quote} » ?`,
    link: ({ reference }) => `Dois-je envoyer un lien de gestion à l’adresse courriel de ${reference} ?`,
    add_or_new: ({ reference, quote }) =>
      quote
        ? `Dois-je transmettre ceci à notre équipe pour ${reference} : « ${quote} » ? S’il s’agit d’une nouvelle demande, dites-le-moi.`
        : `Dois-je ouvrir une nouvelle demande avec les mêmes personnes que ${reference} ?`,
  },
  option: {
    yes: "Oui",
    no: "Non",
    move: "Déplacer",
    second_choice: "Deuxième choix",
    keep_ruled_out: "Laisser exclu",
    leave: "Ne rien changer",
    change_it: "Modifier",
    note_it: "Le signaler à l’équipe",
    whole_hearing: "Toute l’audience",
    witness_only: "Certains seulement",
    these_days: "Oui, ces jours",
    keep_days: "Garder mes jours",
    call_me: "M’appeler",
    both: "Les deux",
    clear: "Oui, effacer",
    keep: "Non, conserver",
    forget: "Tout supprimer",
    cancel_it: "Oui, annuler",
    keep_it: "Non, la garder",
    add_it: "Transmettre",
    new_request: "Nouvelle demande",
    keep_people: "Garder le nombre",
    in_addition: "En plus",
    neither: "Aucun de ces choix",
    edit_days: "Modifier les dates moi-même",
    keep_first: "La première des deux",
  },
  named: {
    keep: (value) => `Garder ${value}`,
    change: (value) => `Remplacer par ${value}`,
    move: (value) => `Déplacer\u00A0: ${value}`,
    both: (value) => `Les deux\u00A0: ${value}`,
    second: (value) => `Deuxième choix\u00A0: ${value}`,
    add: (value) => `En plus\u00A0: ${value}`,
  },
};

/** What differs of a long value. */
function changeOf({ held, now, of }: Pick<PointWords, "held" | "now" | "of">): string {
  const [gone, fresh] = [`«\u00A0${held}\u00A0»`, `«\u00A0${now}\u00A0»`];
  if (!held) return `dois-je ajouter ${fresh} (${of})\u00A0?`;
  return now ? `dois-je remplacer ${gone} par ${fresh} (${of})\u00A0?` : `dois-je retirer ${gone} (${of})\u00A0?`;
}
