/** Ordinary yeses to "shall I send it?", and what is none, in three languages: written without a look at the word lists. */
const lines = (text: string) => text.split("|").map((line) => line.trim());

export const YESES = {
  en: lines(
    "yes|Yes.|yes!|YES|yes please|yep|yeah|yeah sure|yup|sure|sure thing|ok|OK!|okay|okay, go ahead|k|of course|absolutely|definitely|certainly|correct|that's correct|that is correct|all correct|right|that's right|exactly|confirmed|I confirm|agreed|go ahead|go for it|send it|please send it|send it please|send it off|ok send|yes send|yes, send it|yes send it please|submit|submit it please|book it|please book it|do it|let's do it|sounds good|sounds great|sounds good, thanks|looks good|looks good to me|looks right|looks perfect|all good|good to go|perfect|perfect, thank you|great, thanks|fine|that's fine|that's fine by me|works for me|that works|please do|please proceed|proceed|you may proceed|yes that's right|yes that is all correct|yes it is|yes everything is correct|all looks good, send it|👍|👍👍|✅|ship it|affirmative|you bet|by all means|no changes|nothing to change, send it|spot on|mhm|uh-huh|yes thank you|yes, please go ahead and send it|lgtm",
  ),
  fr: lines(
    "oui|Oui.|oui!|OUI|oui merci|oui svp|oui s'il vous plaît|ouais|ouep|ok|OK merci|d'accord|d'acc|entendu|bien sûr|certainement|absolument|tout à fait|exact|exactement|c'est exact|c'est ça|c'est bien ça|correct|c'est correct|tout est correct|c'est bon|c'est bon pour moi|c'est beau|tout est beau|tout est bon|c'est parfait|parfait|parfait merci|parfait, envoyez|très bien|ça me va|ça me convient|ça marche|ça nous convient|je confirme|oui je confirme|nous confirmons|confirmé|je valide|approuvé|affirmatif|envoyez|envoyez-le|envoyez ça|oui envoyez|oui, vous pouvez envoyer|vous pouvez transmettre|transmettez|soumettez|réservez|allez-y|oui allez-y|vas-y|go|on y va|procédez|faites donc|pourquoi pas|volontiers|avec plaisir|pas de problème|rien à changer|rien à changer, envoyez|aucun changement|voilà|mets-en|oui oui|ben oui|mais oui|oui c'est ça|oui c'est bon|oui tout est exact|oui c'est parfait merci|👍|✅|effectivement|nickel|super, merci",
  ),
  es: lines(
    "sí|Si|sí.|SÍ|sí, por favor|si por favor|sip|ok|OK gracias|vale|dale|claro|claro que sí|por supuesto|desde luego|cómo no|de acuerdo|conforme|exacto|exactamente|correcto|es correcto|todo correcto|todo bien|todo está bien|está bien|está perfecto|perfecto|perfecto, gracias|perfecto, envíelo|muy bien|excelente|listo|confirmo|sí, confirmo|confirmado|lo confirmo|confirmamos|afirmativo|así es|así está bien|eso es|tal cual|envíelo|envíalo|envíe|sí, envíelo|sí envíelo por favor|mándelo|mándalo|sí, mándelo|adelante|siga|proceda|proceda por favor|hágale|hágalo|resérvelo|reserve|sí, reserve por favor|me parece bien|me parece perfecto|me sirve|nos sirve|sin cambios|ningún cambio|sin problema|no hay problema|nada que cambiar|nada que corregir, envíelo|órale|ándele|sale|va|simón|obvio|pues sí|sí señor|sí gracias|sí, todo está correcto|sí, así es|👍|✅|dele nomás|bueno|bueno, mándelo|cuando quiera",
  ),
} as const;

export const NO_YESES = {
  en: lines(
    "no|nope|not yet|wait|hold on|don't send it|yes but change the date|yes, but not in Toronto|ok but who pays?|is it right?|what happens when I say yes?|sure, if the date is the 14th|correct the name please|the right date is May 4|that's not right|all wrong|never mind|go back|let me see it again|good question|fine print?|yes to the first, no to the second",
  ),
  fr: lines(
    "non|pas encore|attendez|n'envoyez pas|oui mais changez la date|oui, mais pas à Toronto|d'accord mais qui paie?|c'est bon?|corrigez le nom|la bonne date est le 4 mai|c'est pas bon|tout est faux|laissez tomber|revenez en arrière|montrez-moi le sommaire|bonne question|oui pour la première, non pour l'autre|envoyez-moi une copie d'abord|exact, sauf le nom|parfait sauf l'heure",
  ),
  es: lines(
    "no|todavía no|espere|no lo envíe|sí pero cambie la fecha|sí, pero no en Toronto|de acuerdo, ¿pero quién paga?|¿está bien?|corrija el nombre|la fecha correcta es el 4 de mayo|está mal|todo mal|olvídelo|vuelva atrás|muéstreme el resumen|buena pregunta|sí a la primera, no a la segunda|correcto salvo el nombre|perfecto excepto la hora|mándeme una copia antes",
  ),
} as const;
