/**
 * Whether the words of a clause take something out after all. A denial of a denial ("not ruled out", « je n'ai jamais dit que nous n'en voulions
 * pas »), an order not to take out («no quiten …») and an order to leave things as they are take nothing out: every reader of such words
 * reads them through `livingCues`, and what stays is shown to the visitor as it is noted.
 */
import type { Span } from "../contract.ts";
import { clauseAt, sentencesIn } from "../text/clauses.ts";
import { once } from "../text/once.ts";
import { type Cue, type CueBook, cueBook, cuesIn } from "./cues.ts";
import { inside, overlap, type Text } from "./finding.ts";

const WORDS = cueBook({
  /** Somebody has not said, or asked for, what follows. */
  unsaid:
    "never said|didn't say|did not say|not saying|never meant|didn't mean|did not mean|don't mean|never asked you|didn't ask you|did not ask you|never told you|didn't tell you|not that|jamais dit|pas dit|dis pas|jamais demandé|pas demandé|jamais voulu|pas voulu|pas que|nunca dije|no dije|no he dicho|no digo|no quise decir|no es que|nunca pedí|no pedí|nunca quise",
  no: "not|don't|dont|do not|doesn't|didn't|won't|can't|cannot|can not|shouldn't|isn't|aren't|wasn't|weren't|hasn't|never|no need to|no reason to|no question of|nobody wants to|pas|plus|jamais|aucune raison de|pas question de",
  /** Alone they deny only a verb of their own language: "no, remove it" does not. */
  no_es: "no|nunca|jamás|tampoco|ya no",
  removes:
    "remove|removing|removed|drop|dropping|dropped|take out|taking out|taken out|take off|taking off|taken off|take away|delete|deleting|deleted|cancel|cancelling|canceling|cancelled|canceled|scrap|scrapping|scrapped|exclude|excluding|excluded|rule out|ruling out|ruled out|get rid of|getting rid of|leave out|leaving out|left out|forget|forgetting|skip|skipping|do without|go without|manage without|without|impossible|out of the question|off the table|off limits|strike|erase|cut out|enlever|enlevez|enlève|enleviez|enlevé|enlevée|retirer|retirez|retire|retiriez|retiré|retirée|supprimer|supprimons|enlevons|retirons|annulons|supprimez|supprime|supprimiez|supprimé|supprimée|annuler|annulez|annule|annuliez|annulé|annulée|ôter|ôtez|exclure|excluez|exclu|exclue|exclus|exclues|effacer|effacez|oublier|oubliez|laisser tomber|laissez tomber|se passer de|me passer de|nous passer de|passer de|passer du|sans|écarter|écarté|écartée|rayer|rayez|éliminer|éliminez|sauter|sautez",
  removes_es:
    "quitar|quiten|quite|quitemos|quitado|quitada|eliminar|eliminen|elimine|eliminado|eliminada|borrar|borren|borre|borrado|cancelar|cancelen|cancele|cancelamos|cancelado|cancelada|descartar|descarten|descarte|descarta|descartamos|descartado|descartada|descartados|descartadas|excluir|excluyan|excluya|excluimos|excluido|excluida|excluidos|excluidas|sacar|saquen|saque|olvidar|olviden|olvide|prescindir|sin|suprimir|supriman|suprima|omitir|omitan|omita|imposible",
  /** Nothing is to be done to what follows. */
  touches:
    "don't change|do not change|don't touch|do not touch|don't move|do not move|don't alter|do not alter|no need to change|ne changez pas|ne touchez pas|ne modifiez pas|ne déplacez pas|ne bougez pas|ne change pas|ne changent pas|ne bouge pas|ne bougent pas|n'y touchez pas|no cambien|no cambie|no toquen|no toque|no muevan|no mueva|no modifiquen|no modifique|no cambia|no cambian|doesn't change|does not change|don't change|won't change",
  keeps:
    "keep|keeping|leave|leaving|gardez|garder|gardons|garde|laissez|laisser|laissons|conservez|conserver|conservons|maintenez|maintenir|mantenga|mantengan|mantener|mantenemos|mantengamos|conserve|conserven|conservar|dejen|deje|dejar|dejemos|guarden|guarde",
  as_is:
    "as is|as it is|as they are|as it stands|as they stand|as noted|as you have it|as you have them|as before|unchanged|untouched|alone|i gave you|i gave|we gave you|tel quel|telle quelle|tel quelle|telles quelle|comme tel|comme elles sont|comme ils sont|comme il est|comme elle est|comme c'est|comme ça|comme avant|inchangé|inchangée|que je vous ai donné|que j'ai donné|como está|como están|tal cual|tal y como están|tal como están|tal como está|igual|sin cambio|sin cambios|que le di|que les di",
  /** What something is to be like does not take it out. */
  likened:
    "should not be|shouldn't be|must not be|mustn't be|ne doit pas être|ne doivent pas être|ne devrait pas être|ne devraient pas être|no debe ser|no deben ser|no debería ser|no deberían ser",
  own: "my|our|mes|mon|ma|nos|notre|mis|mi|nuestras|nuestros|nuestra|nuestro|all the|all of the|both|toutes les|tous les|todas las|todos los",
  stays:
    "stay|stay put|stay the same|remain|remain the same|still stand|remain as is|restent|reste|restent pareil|reste pareil|demeurent|demeure|se quedan|se queda|siguen igual|sigue igual|permanecen|permanece",
});
/** Behind these somebody else's verb begins: "we don't need lunch, so drop it". */
const TURNS: ReadonlySet<string> = new Set(
  "and so but then just only please et donc mais alors seulement y pero entonces solo if unless si until till avant before".split(" "),
);
const NEAR = 7;
const FAR = 12;
const AT_HEAD = 3;
/** Who wants rooms kept for a while asks for a hold. */
const HELD = /(?<!\p{L})(?:for us|for me|48|rooms?|salles?|pour nous|pour moi|salas?|para nosotros|free|libres?)(?!\p{L})/iu;

/** What stays: the stretch that says so, and the words in it that only seem to take something out. */
export interface Staying {
  at: Span;
  seems: Span;
  /** Only what it is like is denied. */
  isLikened?: true;
}

/** Every such stretch of a message. */
export const stayingIn = once((text: Text): readonly Staying[] => {
  const cues = cuesIn(WORDS, text.pieces);
  return sentencesIn(text.tokens).flatMap((sentence): Staying[] => {
    if (text.message.slice(sentence.start, sentence.end).includes("?")) return [];
    const own = cues.filter((cue) => inside(cue, sentence));
    const said = [...unsaidIn(own, sentence, text), ...deniedIn(own, text), ...keptIn(own, text)];
    return said.filter((one, at) => !said.slice(0, at).some((other) => overlap(one.seems, other.seems)));
  });
});

/** Somebody says that we have left something out: it is wanted. */
const MISSED = cueBook({
  missed:
    "you forgot|you've forgotten|you have forgotten|you missed|you've missed|you left out|you've left out|you have left out|you didn't note|you did not note|you didn't put|you have not put|you haven't put|you haven't noted|you didn't add|you haven't added|you didn't include|vous avez oublié|vous oubliez|tu as oublié|vous n'avez pas noté|vous n'avez pas mis|vous n'avez pas pris|vous n'avez pas inclus|vous n'avez pas ajouté|olvidaron|olvidó|se les olvidó|se le olvidó|no anotaron|no anotó|no han anotado|no pusieron|no puso|no incluyeron|no agregaron",
});

/** The phrases of `book` that a message means: without those in words that only seem to take something out, or say that we have. */
export function livingCues(book: CueBook, text: Text): readonly Cue[] {
  const seeming: readonly Span[] = [...stayingIn(text).map(({ seems }) => seems), ...cuesIn(MISSED, text.pieces)];
  const cues = cuesIn(book, text.pieces);
  return seeming.length === 0 ? cues : cues.filter((cue) => !seeming.some((one) => overlap(one, cue)));
}

/** "I never said we don't want lunch": all that somebody has not said takes nothing out, where it would. */
function unsaidIn(cues: readonly Cue[], sentence: Span, text: Text): Staying[] {
  return cues.flatMap((cue, at): Staying[] => {
    if (cue.means !== "unsaid") return [];
    const inner = cues.slice(at + 1).findLast(({ means, first }) => DENIES.has(means) && first - cue.last <= FAR);
    const no = inner ?? plainNo(cue, text);
    return no ? [{ at: sentence, seems: { start: cue.start, end: no.end } }] : [];
  });
}
const DENIES: ReadonlySet<string> = new Set(["no", "no_es", "removes", "removes_es"]);

/** "I didn't say no lunch". */
function plainNo({ last }: Cue, { pieces }: Text): Span | undefined {
  return pieces.slice(last + 1, last + AT_HEAD).find(({ key }) => key === "no" || key === "sin" || key === "sans");
}

/** A no and, in the same clause soon behind it, a word that takes out; « n'enlevez pas » has it before. */
function deniedIn(cues: readonly Cue[], text: Text): Staying[] {
  return cues.flatMap((cue): Staying[] => {
    const clause = clauseOf(cue, text);
    const isNear = (other: Cue) => inside(other, clause) && !turns(text, cue, other);
    const spanish = cue.means === "no_es" ? "removes_es" : "removes";
    const behind =
      cue.means === "no" || cue.means === "no_es"
        ? cues.find(
            ({ means, first, ...other }) =>
              means === spanish && first > cue.last && first - cue.last <= NEAR && isNear({ means, first, ...other }),
          )
        : cue.means === "removes"
          ? cues.find((other) => isFrenchNo(other, text) && other.first - cue.last <= 2 && other.first > cue.last && isNear(other))
          : undefined;
    return behind ? [{ at: clause, seems: { start: cue.start, end: behind.end } }] : [];
  });
}

const isFrenchNo = ({ start, end }: Span, { message }: Text): boolean => /^(?:pas|plus|jamais)$/iu.test(message.slice(start, end));

const turns = ({ pieces }: Text, from: Cue, to: Cue): boolean => pieces.slice(from.last + 1, to.first).some(({ key }) => TURNS.has(key));

/** "Keep my days as they are", « les salles restent »: nothing of it is a hold, and nothing goes. */
function keptIn(cues: readonly Cue[], text: Text): Staying[] {
  return cues.flatMap((cue): Staying[] => {
    const clause = clauseOf(cue, text);
    const whole = { at: clause, seems: { start: cue.start, end: clause.end } };
    if (cue.means === "touches") return [whole];
    if (cue.means === "likened") return [{ at: clause, seems: cue, isLikened: true }];
    const behind = cues.filter((other) => other.first > cue.last && inside(other, clause));
    const isLast = text.pieces.slice(cue.last + 1).every(({ start, key }) => start >= clause.end || /^\P{L}+$/u.test(key));
    if (cue.means === "stays" && isLast) return [whole];
    if (cue.means !== "keeps") return [];
    const said = text.message.slice(cue.end, clause.end);
    const isAsIs = behind.some(({ means }) => means === "as_is");
    const isTurned = BUTS.has(text.pieces.find(({ start }) => start >= clause.end)?.key ?? "") && !HELD.test(said);
    const isOwn = behind.some(({ means, first }) => means === "own" && first === cue.last + 1) && !HELD.test(said);
    return isAsIs || isOwn || isTurned ? [whole] : [];
  });
}

/** The clause of a phrase, as far as its sentence turns ("take out lunch but leave the reporter as it is"). */
function clauseOf(cue: Span, { tokens, message, pieces }: Text): Span {
  const { start, end } = clauseAt(tokens, cue) ?? { start: 0, end: message.length };
  const turns = pieces.filter((piece) => BUTS.has(piece.key) && piece.start > start && piece.end < end);
  return {
    start: turns.findLast((turn) => turn.end <= cue.start)?.end ?? start,
    end: turns.find((turn) => turn.start >= cue.end)?.start ?? end,
  };
}
const BUTS: ReadonlySet<string> = new Set("but mais pero sino".split(" "));
