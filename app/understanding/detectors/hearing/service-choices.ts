/** What three languages call the choices of a service's fields: read in the clause that wants the service, and held against a model's word. */
export const SERVICE_CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  interpretationType: {
    simultaneous: "simultaneous|simultané|simultanée|en simultané|simultáneo|simultánea|en simultáneo",
    consecutive: "consecutive|consécutif|consécutive|consecutivo|consecutiva",
  },
  transcriptSeniorServices: {
    real_time:
      "real time|real-time|realtime|live feed|live transcript|live transcription|temps réel|transcription en direct|tiempo real|transcripción en vivo",
    daily_rough:
      "daily rough|rough draft|rough transcript|daily transcript|brouillon quotidien|transcription quotidienne|borrador diario|transcripción diaria",
    cart_closed_caption: "captions|captioning|sous-titrage|subtitulado",
    same_day_finals: "same day final|same-day final|final the same day|same day transcript|le jour même|mismo día",
  },
  transcriptDelivery: {
    next_day_9am: "by nine the next day|the next morning by nine|next day at 9|le lendemain à 9 h|al día siguiente a las 9",
    next_day_5pm: "by five the next day|next day at 5|le lendemain à 17 h|al día siguiente a las 17",
    "2_days":
      "in two days|within two days|within 2 days|in 2 days|two-day|2-day|within 48 hours|sous deux jours|en deux jours|en dos días|en 48 horas",
    "3_days": "in three days|within three days|within 3 days|in 3 days|three-day|3-day|sous trois jours|en trois jours|en tres días",
    "4_days": "in four days|within four days|within 4 days|in 4 days|four-day|4-day|sous quatre jours|en quatre jours|en cuatro días",
    no_transcript: "no transcript|without a transcript|sans transcription|pas de transcription|sin transcripción",
  },
  transcriptFormat: {
    electronic: "pdf|electronic|electronically|by e-mail|numérique|électronique|digital|electrónica|electrónico",
    hard_copy: "paper|hard copy|papier|papel|impresa|impreso",
  },
};
/** The service whose choices they are. */
export const CHOICES_OF: Readonly<Record<string, readonly string[]>> = {
  needsInterpretation: ["interpretationType"],
  courtReportingRequired: ["transcriptSeniorServices", "transcriptDelivery", "transcriptFormat"],
};
