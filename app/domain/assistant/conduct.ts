/**
 * Messages that are no part of a booking: abuse, attempts on the machinery, keyboard mash. Nothing in
 * them is taken as a value (issue, "hostile" dialogues).
 */
import { words } from "./fold.ts";

const INJECTION = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.!?\n]{0,30}\b(?:previous|prior|above|earlier|all|any|your|the|system|these|those)\b[^.!?\n]{0,20}\b(?:instructions?|rules?|prompts?|directions?|guidelines?|guardrails|validation|checks?|confirmation)\b/,
  /\b(?:system|hidden|initial|developer|original) (?:prompts?|instructions?|messages?)\b/,
  /\b(?:reveal|show|print|output|repeat|leak|display|tell me) (?:me )?(?:your|the) (?:\w+ )?(?:prompts?|instructions?|configuration|api keys?|secrets?|rules|source code|environment)\b/,
  /\b(?:you are|you're) now (?:a|an|dan|my|free|unrestricted)\b|(?:^|[.!?\n,]\s{0,3}|you (?:must|should|will|to) )(?:now )?act as (?:a|an|if|my|the|root|admin)\b|\bpretend (?:you|to be|that you)\b|\b(?:developer|debug|god|admin|root|sudo|dan|maintenance) mode\b|\bjailbreak/,
  /\b(?:set|change|mark|update|make|put)\b[^.!?\n]{0,40}\b(?:status|booking|it|reservation|role)\b[^.!?\n]{0,20}\b(?:to|as) ["'`]?(?:confirmed|completed|approved|paid|admin|administrator|consultation_requested)\b/,
  /\b(?:make|grant|give) me (?:an? )?(?:admin|administrator|root|arbitrator|staff|superuser)\b|\bas (?:an? |the )?(?:admin|superuser|root user)\b|\bi am (?:the|an|your) (?:(?:system )?admin|administrator|developer|creator)\b(?! (?:of|for|at|in|with))/,
  /\b(?:list|show|give|dump|export|display|send|tell)\b[^.!?\n]{0,25}\b(?:all (?:the |your )?(?:bookings|users|customers|visitors|data|records|drafts|sessions|reservations|clients)|(?:other|another|every|everyone'?s?|other people'?s?|someone else'?s?|previous) (?:bookings?|users?|customers?|clients?|visitors?|persons?|people|data|e-?mails?|reservations?|drafts?|sessions?)'?s?)\b/,
  /\b(?:drop|truncate|alter) table\b|\bunion (?:all )?select\b|\bselect \* from\b|\bselect [\w,* ]{1,40} from \w+|\binsert into \w+|\bdelete from \w+|\bupdate \w+ set\b|'\s?or\s?'?1'?\s?=\s?'?1|\bor 1\s?=\s?1\b|;\s?--|'\s?--/,
  /<\/?(?:script|img|iframe|svg|style|object|embed|form|body|html|link|meta|a\s+href|input)\b|\bon(?:error|load|click)\s?=|javascript:|data:text\/html|\{\{[^}]{0,60}\}\}|\$\{[^}]{0,60}\}|<\|[a-z_]{2,20}\|>|\[\/?inst\]|#{2,}\s?(?:system|instruction|assistant)/,
  /(?:^|\n)\s{0,4}(?:system|assistant|developer|tool)\s?:/,
  /"(?:role|tool|function|tool_calls?|arguments)"\s?:|\b(?:call|invoke|run|execute|trigger) (?:the |a |this |your )?(?:\w+ )?(?:tool|function|command|shell|sql|code)\b|\b(?:submit|confirm|create|update|delete|patch|set|request|show|search|check|list|ask)_[a-z_]{3,30}\b|\brm -rf\b|\bcurl http|\/etc\/passwd|\beval\(/,
  /\bwithout (?:asking|my confirmation|any confirmation|confirmation|confirming|validation)\b|\bsubmit (?:it |the booking )?(?:immediately|right now|directly) without\b/,
  /\b(?:delete|cancel|erase|wipe|drop) (?:all|every|everyone'?s?|the entire|other people'?s?|someone else'?s?) ?(?:the )?(?:bookings?|data|database|records|cases|users|reservations)?\b(?! (?:my|changes))/,
  /\b(?:ignore[zr]?|oublie[zr]?|neglige[zr]?|contourne[zr]?)\b[^.!?\n]{0,25}\b(?:instructions?|regles|consignes|directives)\b|\b(?:revele|revelez|montre|montrez|affiche|affichez|donne|donnez)(?:-moi)? (?:ton|tes|votre|vos|le|les) (?:\w+ )?(?:prompt|instructions?|consignes|invite|cle api|mot de passe)|\binvite systeme\b|\bprompt systeme\b|\b(?:tu es|vous etes) maintenant (?:un|une|en|le|la)\b|\bmode (?:developpeur|administrateur)\b|\b(?:mets|mettez|change|changez|passe|passez|marque|marquez)[^.!?\n]{0,30}\bstatut\b|\ben tant qu'admin\b|\bje suis (?:l'|un )?admin(?:istrateur)?\b(?! (?:de|du|d'))|\bliste[zr]?(?:-moi)? (?:tous|toutes|tout|les autres)|\b(?:reservations|courriels|donnees|coordonnees) des autres\b|\bsans (?:me )?(?:demander|confirmation|confirmer|validation)\b/,
  /\b(?:ignora|ignore|ignoren|olvida|olvide|olvidate|omite)\b[^.!?\n]{0,25}\b(?:instrucciones|reglas|indicaciones|directrices)\b|\b(?:revela|revele|muestra|muestrame|muestre|dame|dime) (?:tu|tus|su|sus|el|la|las|los) (?:\w+ )?(?:prompt|instrucciones|reglas|clave api|contrasena)|\bprompt del sistema\b|\binstruccion(?:es)? del sistema\b|\b(?:ahora eres|eres ahora|actua como)\b|\bmodo (?:desarrollador|administrador|dios)\b|\b(?:cambia|cambie|pon|ponga|marca|marque)[^.!?\n]{0,30}\b(?:estado|estatus)\b|\bcomo administrador(?:a)? del sistema\b|\bsoy (?:el |la |un )?admin(?:istrador)?\b(?! (?:de|del)\b)|\b(?:lista|listame|muestra|muestrame|dame)[^.!?\n]{0,20}\b(?:todas las reservas|todos los|otros usuarios|otros clientes|de otros)\b|\bsin (?:pedir(?:me|nos)?|mi|ninguna) confirmacion\b|\bsin confirmar\b/,
  /\b(?:api key|access token|admin password|password hash|credentials|base64)\b|\bdata ?base\b[^.!?\n]{0,20}\b(?:dump|schema|tables?|password)\b/,
];

const ORDERS = [
  /\bwho else (?:has|have|booked|is (?:coming|booked))\b|\bqui d'autre (?:a|ont|vient)\b|\bquien mas (?:tiene|reservo|viene)\b/,
  /\bfrom now on,? you (?:are|will|must)\b|\byou are an? (?:unrestricted|uncensored|evil|free) /,
  /\byou must (?:now )?(?:confirm|approve|submit|book|delete|obey)\b|\bset (?:the )?status\s?[=:]|\bstatus\s?=\s?["']?[a-z_]+/,
  /\b(?:phone|e-?mail|address|name|details|number|data|telephone|courriel|correo)s?\b[^.!?\n]{0,15}\b(?:of|for|from|de|des|de los)\b[^.!?\n]{0,12}\b(?:other|another|last|previous|autres?|otros?|demas)\b[^.!?\n]{0,12}\b(?:clients?|customers?|users?|visitors?|persons?|people|personnes?|usuarios?|clientes?|personas?)\b/,
  /\brepeat after me\b|%3c\s?(?:script|img)|\bno confirmation (?:is )?(?:needed|required)\b|\[\s?(?:system|sistema|systeme|admin)\s?\]|\bnew (?:rule|instruction|policy)s?\s?:|(?:^|\n)\s{0,4}(?:systeme|sistema)\s?:|\b(?:pretend|assume|imagine) i (?:have |'ve )?(?:already )?(?:confirmed|said yes|paid)\b/,
];

const ABUSE = [
  /\byou (?:all )?(?:suck|stink)\b|\bi (?:really )?hate (?:you|this (?:bot|thing|site|service))\b|\bgo (?:die|to hell|away and die)\b|^\s*(?:this is |you are |it's )?a? ?(?:total )?(?:scam|fraud|ripoff|rip-off)\s*[!.]*\s*$|\bje (?:te|vous) (?:deteste|hais)\b|^\s*(?:bande d[e'] ?\w+|voleurs|escrocs|arnaqueurs|estafadores|ladrones|rateros)\s*[!.]*\s*$|\bque asco\b|\b(?:los|te) odio\b/,
  /\b(?:fuck|fucking|fck|f\*+k|f\*\*\*|fuk|motherfuck\w*|stfu|gtfo|bullshit|asshole|a\*\*hole|cunt|bitch|dickhead|wanker|prick|bastard|piece of (?:shit|crap|garbage)|go to hell|screw you|shut up|suck my|kiss my ass|kill yourself|kys)\b/,
  /\byou(?:'re| are| r)?,? (?:such )?(?:an? |a (?:fucking|complete|total) |so |all )?(?:(?:fucking|stupid|dumb|useless|worthless|pathetic|complete|total|bloody) )*(?:idiots?|moron|stupid|dumb|useless|worthless|pathetic|imbecile|garbage|trash|loser|scum|clown|dumbass|retard(?:ed)?|joke|crooks?|thie(?:f|ves)|scammers?)\b/,
  /\b(?:stupid|dumb|useless|idiotic|crappy|shitty|worthless) (?:bot|robot|machine|assistant|thing|ai|site|website|system|computer|piece)\b|^\s*(?:idiots?|morons?|stupid|scam(?:mers?)?|shit|crap|damn you)\s*[!.]*\s*$/,
  /\bi(?:'ll| will|'m going to| am going to|'m gonna|ma) (?:kill|hurt|find|hunt|destroy|burn|bomb|shoot|hack|beat|murder|stab|ruin|attack) (?:you|your|u|this (?:office|place|building)|the (?:building|office|server|arbitrator))\b|\b(?:bomb threat|i have a bomb|put a bomb|plant a bomb)\b|\bi know where you (?:live|work)\b|\byou will (?:regret|pay for) (?:this|it)\b/,
  /\b(?:va te faire|ta gueule|ferme[- ]la|connards?|connasse|salope|salaud|enculee?s?|encule|trou de cul|mange(?:z)? (?:de la |d'la )?marde|marde|merde|tabarnak|tabarnac|osti|calisse|crisse|putain|batards?|imbeciles?|cretins?|debiles?|espece d[e'] ?\w+|nique|foutre|va chier|niaiseux|con(?:ne)? de (?:robot|machine))\b/,
  /\b(?:(?:vous etes|tu es|t'es) (?:vraiment |des |un |une )*(?:idiote?s?|nulle?s?|stupides?|inutiles?|incompetente?s?|voleurs?|pourrie?s?|conn?e?s?))\b|\b(?:stupide|maudit|inutile|foutu) (?:robot|bot|machine|systeme)\b|\b(?:robot|bot|machine) (?:stupide|inutile|de merde|idiote?)\b|\bje vais (?:te|vous) (?:tuer|frapper|trouver|detruire|pirater|bruler|faire (?:la peau|payer|sauter))\b|\bfaire sauter (?:vos|votre|le|la|les)\b/,
  /\b(?:hij[oa]s? de (?:puta|perra)|puta|puto|mierda|pendej[oa]s?|cabron(?:es|a)?|chinga\w*|gilipollas|coño|verga|culer[oa]|maldit[oa]s? (?:bot|robot|maquina|sistema)|vete (?:a la|al) \w+|imbecil(?:es)?|estupid[oa]s? (?:bot|robot|maquina|asistente|sistema)|callate|cierra la boca|joder|jodete|te odio)\b/,
  /\b(?:eres|son|sois|usted es|ustedes son) (?:un[oa]?s? |muy |tan |bien |una )*(?:idiotas?|estupid[oa]s?|inutil(?:es)?|imbecil(?:es)?|tont[oa]s?|basura|ladrones|estafadores|incompetentes?|burr[oa])\b|\b(?:bot|robot|maquina) (?:estupid[oa]|inutil|de mierda|idiota)\b|\b(?:te|los|les|lo) voy a (?:matar|golpear|encontrar|destruir|hackear|quemar|partir)\b|\bvoy a (?:matarte|matarlos|hackear|volar|poner una bomba)\b/,
];

/** Abuse, threats, attempts to give orders to the machinery, code. `folded` is the whole message. */
export function isHostile(folded: string): boolean {
  return INJECTION.some((pattern) => pattern.test(folded)) || ORDERS.some((pattern) => pattern.test(folded)) || isAbuse(folded);
}

export function isAbuse(folded: string): boolean {
  return ABUSE.some((pattern) => pattern.test(folded));
}

const KEYBOARD = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|zxcv|xcvb|cvbn|vbnm|qsdf|azert|wxcv|poiu|lkjh|mlkj|jkl;|fdsa|uiop/;

/** Keyboard mash, "lorem ipsum", or no words at all. A thumb up or a bare number is none. */
export function isNonsense(raw: string, folded: string): boolean {
  if (/\blorem ipsum\b|\bdolor sit amet\b/.test(folded)) return true;
  const letters = folded.replace(/[^\p{L}\p{N}]/gu, "");
  if (letters === "") return !/[\u{1F44D}\u2705\u2714\u{1F44C}]/u.test(raw);
  const tokens = words(folded);
  if (tokens.every((token) => /\d/.test(token)) || /@/.test(raw)) return false;
  const sure = tokens.some((token) => KEYBOARD.test(token));
  const mash = tokens.filter((token) => isMash(token) || (sure && !/[aeiouy]/.test(token)));
  return mash.length > 0 && mash.length >= tokens.length * 0.6;
}

function isMash(token: string): boolean {
  if (KEYBOARD.test(token)) return true;
  if (/(.)\1{4,}/.test(token)) return true;
  if (/^(?:blah|bla|foo|bar|baz|test|ha|he|lol|xd|jaja|haha)+$/.test(token))
    return token.length > 7 || /^(?:foo|bar|baz|blah)+$/.test(token);
  if (!/^[a-z]{6,}$/.test(token)) return /^[a-z]{5}$/.test(token) && !/[aeiouy]/.test(token);
  const vowels = token.match(/[aeiouy]/g)?.length ?? 0;
  // "French" and "Schmidt" have as few vowels as mash, but no such runs without any.
  return (
    vowels === 0 || (vowels / token.length < 0.2 && /[bcdfghjklmnpqrstvwxz]{5,}/.test(token)) || /[bcdfghjklmnpqrstvwxz]{6,}/.test(token)
  );
}
