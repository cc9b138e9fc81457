/** French. */
import type { ChoiceTable, ChoiceWords } from "./choice-words.ts";

const OTHER: ChoiceWords = {
  answer: ["autres?", "une? autre( type| genre)?", "autre chose", "aucun(e)? de (ceux-la|celles-la|ces choix)"],
};
const FORMATS: Readonly<Record<string, ChoiceWords>> = {
  electronic: {
    said: ["(copie|version|format|transcription|livraison) (electronique|numerique)", "(en |format |un )?pdf"],
    answer: ["electronique", "numerique", "par courriel"],
  },
  hard_copy: {
    said: ["(copie|version|exemplaire)s? (papier|imprimee?s?)", "(sur|en) papier", "copie physique"],
    answer: ["papier", "imprimee?"],
  },
  both: {
    said: [
      "(version |copie )?(electronique|numerique|pdf) et (sur |en |(une )?copie )?(papier|imprimee?)",
      "(sur |en )?papier et (en |format )?(electronique|numerique|pdf)",
      "les deux formats",
    ],
    answer: ["les deux", "tous les deux"],
  },
};

export const CHOICES_FR: ChoiceTable = {
  examType: {
    discovery: { said: ["interrogatoires? (prealables?|au prealable)", "interrogatoires? avant proces"], answer: ["prealable"] },
    cross_examination: { said: ["contre-? ?interrogatoires?( sur affidavit)?", "contre-? ?interroger"], answer: ["contre"] },
    questioning: { said: ["interrogatoires? (de type |\\()?questioning\\)?", "questioning"], answer: ["questionnement"] },
    voluntary_interview: { said: ["(entrevues?|entretiens?) volontaires?"], answer: ["volontaire"] },
    compelled_interview: {
      said: ["(entrevues?|entretiens?) (sous contrainte|forcee?s?|obligatoires?|contraints?)"],
      answer: ["(sous )?contrainte", "obligatoire"],
    },
    interview: { said: ["(entrevues?|entretiens?)( de temoins?| d'un temoin)?"] },
    us_deposition: { said: ["depositions? (a l'americaine|americaines?|aux etats-unis|us)"], answer: ["depositions?", "americaine"] },
    aid_of_execution: {
      said: ["(interrogatoires? )?(a l'appui d'une execution|en execution|apres jugement)", "aide a l'execution"],
      answer: ["execution"],
    },
    section_13: { said: ["(interrogatoires? )?(en vertu )?(de |d')?l'article 13", "article 13"] },
    other: OTHER,
  },
  arbitrationProceedingType: {
    motion: { said: ["(audience sur )?(une )?requetes?", "motions?"] },
    case_conference: {
      said: ["conferences? (de gestion|preparatoires?|preliminaires?)( de l'instance| du dossier)?"],
      answer: ["conference"],
    },
    arbitration: {
      said: ["audience (d'arbitrage|au fond|sur le fond|principale)", "(sur )?le fond du litige"],
      answer: ["arbitrage", "(l'|une )?audience( elle-meme)?", "(le |au )?fond"],
    },
    other: OTHER,
  },
  adjudicationType: {
    sole_arbitrator: { said: ["arbitre (unique|seule?)", "une? seule? arbitre"], answer: ["unique", "une? seule?"] },
    panel: {
      said: ["(formation|panel) (collegiale?|de trois( arbitres| membres)?|d'arbitres)", "trois arbitres", "3 arbitres"],
      answer: ["(une )?formation", "(un )?panel", "trois", "collegiale?"],
    },
    tribunal: { said: ["tribunal arbitral", "devant un tribunal"], answer: ["(un )?tribunal"] },
  },
  meetingType: {
    shareholder: { said: ["(assemblees?|reunions?) (d'|des )actionnaires"], answer: ["actionnaires?"] },
    annual_general: { said: ["assemblees? generales?( annuelles?)?", "assemblee annuelle", "aga"], answer: ["annuelle", "generale"] },
    business: {
      said: ["(reunions?|rencontres?) d'affaires", "reunion (de travail|du conseil|d'equipe)"],
      answer: ["affaires", "une (simple )?reunion"],
    },
    seminar: { said: ["seminaires?", "ateliers?", "formations?"], answer: ["cours", "formation"] },
    other: OTHER,
  },
  trialType: {
    superior_ontario: {
      said: ["cour superieure de justice( de l'ontario)?", "cour superieure de l'ontario"],
      answer: ["(la )?(cour )?superieure", "ontario"],
    },
    supreme: { said: ["cour supreme( du canada| de [a-z]+)?"], answer: ["supreme"] },
    other: { answer: [...(OTHER.answer ?? []), "(cour )?federale", "(cour )?provinciale", "cour d'appel", "cour du quebec"] },
  },
  mediaType: {
    audio_file: { said: ["(fichiers?|enregistrements?) (audio|sonores?)", "enregistrements? vocal"], answer: ["audio", "sonore", "son"] },
    video_file: { said: ["(fichiers?|enregistrements?) videos?"], answer: ["videos?"] },
    other: { answer: [...(OTHER.answer ?? []), "cassettes?", "bandes?"] },
  },
  formatDelivery: FORMATS,
  transcriptFormat: FORMATS,
  roomSetup: {
    u_shape: { said: ["(disposition |salle |table |amenagement |disposee? )?(en|en forme de) u", "fer a cheval"], answer: ["u"] },
    courtroom: {
      said: [
        "(disposition|amenagement|salle|style|disposee?|amenagee?|placee?) (de |du |d'un |en |comme (une? )?)?(tribunal|salle (de tribunal|d'audience)|cour)",
      ],
      answer: ["(salle de )?tribunal", "salle d'audience"],
    },
    boardroom: {
      said: ["(disposition|amenagement|style) (de |en )?(salle de (reunion|conference|conseil)|conseil|conference)"],
      answer: ["salle de (reunion|conference|conseil)", "conseil"],
    },
    exam: { said: ["(disposition|amenagement|style) (d'|pour (un )?)interrogatoire"], answer: ["interrogatoire"] },
    other: {
      said: ["(disposition|style) (theatre|ecole|salle de classe)"],
      answer: [...(OTHER.answer ?? []), "theatre", "salle de classe"],
    },
  },
  platformPreference: {
    zoom: { said: ["zoom"] },
    teams: { said: ["microsoft teams", "(sur |via |par |avec )teams"], answer: ["teams"] },
    client_provided: {
      said: [
        "notre propre (plateforme|lien|compte|licence|zoom|webex)",
        "nous (fournirons|enverrons|fournissons|hebergerons) (le |la |notre )?(propre )?(lien|plateforme)",
        "(plateforme|lien) (fournie?|hebergee?) par (nous|le client|notre cabinet)",
      ],
      answer: ["(fournie? )?par (nous|le client)", "la notre", "le notre", "notre propre", "web-?ex", "google meet"],
    },
  },
  virtualSupport: {
    full_support: {
      said: [
        "(soutien|support|assistance)( technique)? (complete?|du debut a la fin|tout au long|en tout temps|pendant toute l'audience)",
        "(un |une )?(technicien|technicienne|animateur) (tout au long|pendant toute l'audience)",
      ],
      answer: ["complete?", "du debut a la fin", "tout au long"],
    },
    setup_only: {
      said: [
        "(mise en place|configuration|installation|preparation) (seulement|uniquement)",
        "(seulement|uniquement|juste) la (mise en place|configuration|preparation)",
      ],
      answer: ["(la )?mise en place", "configuration", "juste le lien"],
    },
  },
  alternateLanguage: {
    english_only: {
      said: [
        "(dossier|transcription|audience|notes)( stenographiques?)? (est |sera |se deroulera )?en anglais( seulement)?",
        "en anglais seulement",
        "anglais seulement",
      ],
      answer: ["(en )?anglais"],
    },
    bilingual: {
      said: [
        "(audience|transcription|dossier|mediation|arbitrage)( finale?| complete| officielle)? bilingue",
        "(dossier|transcription|audience) (est |sera |se deroulera )?(bilingue|en (francais et en anglais|anglais et en francais|francais et anglais))",
      ],
      answer: ["bilingue", "les deux( langues)?", "(en )?francais et( en)? anglais", "(en )?anglais et( en)? francais"],
    },
    french: {
      said: [
        "(dossier|transcription|audience|notes)( stenographiques?)? (est |sera |se deroulera )?en francais",
        "transcription francaise",
      ],
      answer: ["(en )?francais"],
    },
    spanish: {
      said: [
        "(dossier|transcription|audience|notes)( stenographiques?)? (est |sera |se deroulera )?en espagnol",
        "transcription espagnole",
      ],
      answer: ["(en )?espagnol"],
    },
    other: { answer: [...(OTHER.answer ?? []), "une autre langue", "autre langue"] },
  },
  transcriptDelivery: {
    next_day_9am: {
      said: [
        "(transcription|livraison|livree?) (le |pour le )?lendemain,? (a|avant|pour) 9 ?h(eures)?",
        "le lendemain,? (a|avant|pour) 9 ?h(eures)?",
      ],
      answer: ["(a |avant )?9 ?h(eures)?", "(le )?lendemain matin"],
    },
    next_day_5pm: {
      said: [
        "(transcription|livraison|livree?) (le |pour le )?lendemain,? (a|avant|pour) 17 ?h(eures)?",
        "le lendemain,? (a|avant|pour) 17 ?h(eures)?",
      ],
      answer: ["(a |avant )?17 ?h(eures)?", "(le )?lendemain (apres-midi|soir)"],
    },
    "2_days": {
      said: ["(transcription|livraison|livree?) (en|dans les|sous) (deux|2) jours"],
      answer: ["(en |dans les |sous )?(deux|2) jours( ouvrables)?"],
    },
    "3_days": {
      said: ["(transcription|livraison|livree?) (en|dans les|sous) (trois|3) jours"],
      answer: ["(en |dans les |sous )?(trois|3) jours( ouvrables)?"],
    },
    "4_days": {
      said: ["(transcription|livraison|livree?) (en|dans les|sous) (quatre|4) jours"],
      answer: ["(en |dans les |sous )?(quatre|4) jours( ouvrables)?"],
    },
    standard_5_10: {
      said: [
        "(livraison|transcription|delai) (standard|reguliere?|normale?)",
        "(transcription|livraison) (en |de )?(5|cinq) a (10|dix) jours",
      ],
      answer: ["standard", "reguliere?", "normale?", "(de )?(5|cinq) a (10|dix) jours( ouvrables)?"],
    },
    no_transcript: {
      said: ["(pas|sans|aucune)( besoin)?( de| d'une)? ?transcription", "aucune transcription"],
      answer: ["aucune?", "non"],
    },
  },
  transcriptSeniorServices: {
    real_time: { said: ["(transcription |stenographie )?(en |le )?temps reel", "transcription instantanee"] },
    daily_rough: {
      said: [
        "(versions?|ebauches?|brouillons?|transcriptions?) (provisoires? )?(quotidien(ne)?s?|journalieres?)",
        "brouillons? quotidiens?",
      ],
      answer: ["quotidien(ne)?", "brouillon", "provisoire"],
    },
    cart_closed_caption: { said: ["sous-? ?titr(age|es)( code)?( en direct)?", "cart"] },
    same_day_finals: {
      said: ["(version|transcription)s? (definitive|finale)s? (le |du )?jour meme", "(version|transcription) le jour meme"],
      answer: ["(le )?jour meme"],
    },
  },
  interpretationType: {
    simultaneous: { said: ["(interpretation |interpretes? |traduction )?(en )?simultanee?s?"] },
    consecutive: { said: ["(interpretation|interpretes?|traduction) consecutive"], answer: ["consecutive"] },
  },
  financialResponsibility: {
    "100_booking_party": {
      said: [
        "100 ?%( a la partie qui reserve)?",
        "(nous|je|on)( paierons| payons| paierai| paie| assumerons| assumons| assume| reglons)( pour)? (tout|tous les frais|la totalite|l'ensemble( des frais)?)",
        "(tout|tous les frais) (est|sont|sera|seront) a (notre|ma) charge",
        "a (notre|ma) charge",
      ],
      answer: ["nous", "moi", "notre cabinet", "nous payons( tout)?", "je paie", "partie qui reserve"],
    },
    "50_50": {
      said: [
        "50[/ -]50",
        "cinquante[- ]cinquante",
        "moitie[- ]moitie",
        "(frais|couts?|depenses) (sont |seront )?(partages|divises|repartis)( egalement| en deux| a parts egales| moitie-moitie)?",
        "(partager|partageons|partagerons|diviser|divisons) (les (frais|couts) )?(egalement|en deux|a parts egales|moitie-moitie)",
        "a parts egales",
      ],
      answer: ["moitie", "partages?", "en deux", "egalement"],
    },
    examining_counsel_proportional: {
      said: [
        "avocats? qui interrogent?( en proportion)?",
        "(en proportion|proportionnel(le)?(ment)?) (du|au|de l'|a l') ?(temps|interrogatoire)( d'interrogatoire)?",
        "(frais|couts) proportionnels?",
      ],
      answer: ["proportionnel(le)?(ment)?", "en proportion", "au prorata"],
    },
    other: OTHER,
  },
  duration: {
    half_day: { said: ["(une )?demi-? ?journees?"], answer: ["demie?", "(3,5|3\\.5|trois) heures( et demie)?"] },
    full_day: {
      said: ["(une |la |toute (la|une) )?journees? (complete|entiere|pleine)s?", "toute la journee", "pleine journee"],
      answer: ["complete", "entiere", "(7|sept) heures"],
    },
    extended: {
      said: ["(journee|duree|seance|plage) (prolongee|etendue)", "plus (long|longue) qu'une journee"],
      answer: ["prolongee?", "etendue?", "plus long(ue)?"],
    },
  },
  bookingType: {
    "non-consecutive": {
      said: [
        "jours? (non consecutifs?|distincts?|separes?|differents?)",
        "(dates?|journees?) (non consecutives?|distinctes?|separees?)",
        "non consecutifs?",
      ],
      answer: ["distincts?", "separes?", "non consecutifs?", "separement"],
    },
    consecutive: {
      said: ["jours? (consecutifs?|d'affilee|de suite)", "journees? (consecutives?|d'affilee|de suite)"],
      answer: ["consecutifs?", "consecutives?", "d'affilee", "de suite", "plusieurs jours"],
    },
    single: {
      said: ["(une? )?seule? (jour|journee|date)", "une journee seulement", "un jour seulement"],
      answer: ["une? seule?", "un( jour)?", "une( journee)?", "1( jour)?"],
    },
  },
  timeZone: {
    "America/Toronto": { answer: ["(de )?l'est", "toronto", "montreal", "ottawa"] },
    "America/New_York": { answer: ["new york", "miami", "floride"] },
    "America/Winnipeg": { answer: ["(du )?centre", "winnipeg"] },
    "America/Edmonton": { answer: ["(des )?rocheuses", "edmonton", "calgary", "alberta"] },
    "America/Vancouver": { answer: ["(du )?pacifique", "vancouver"] },
    "America/Cayman": { answer: ["(des )?(iles? )?caimans?", "grand cayman"] },
  },
  location: {
    alternate: {
      said: [
        "(dans |a )?une? autre (lieu|endroit|salle externe|emplacement)",
        "ailleurs",
        "(a |dans )(nos|mes|leurs) (propres )?(bureaux|locaux)",
        "hors site",
        "(dans les|aux) bureaux (du client|de notre client)",
      ],
      answer: ["autre", "autre (lieu|endroit)", "ailleurs"],
    },
  },
};
