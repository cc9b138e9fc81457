/** "Please pass that on to your staff", « transmettez-le à votre équipe », «avise a su personal»: the message's words are for them. */
import { cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import type { Text } from "#app/understanding/detectors/finding.ts";

const HANDS_ON = cueBook({
  on: "pass it on|pass this on|pass that on|pass them on|pass these on|pass on to|pass on that|pass along|pass it along|pass this along|pass that along|let your staff know|let your team know|let the staff know|let the team know|let the office know|let your office know|let your people know|let your colleagues know|let them know|tell your staff|tell your team|tell the staff|tell the team|tell the office|tell your office|tell your people|tell your colleagues|inform your staff|inform your team|inform the staff|inform the office|notify your staff|notify your team|notify the office|forward this|forward that|forward it|relay this|relay that|relay it|for your staff|for your team|note for staff",
  fr: "transmettez-le|transmettez-la|transmettez cela|transmettez ça|transmettez ceci|transmettez à|transmettre à|transmettre cela|transmettre ceci|transmettez ce|faites suivre|faites passer|faites-le suivre|faites-le savoir|faites savoir|dites-le à|dites à|dites-leur|prévenez|prévenir|avisez|aviser|informez|informer|avertissez|avertir|pour votre équipe|pour votre personnel|pour vos collègues",
  es: "páselo|pásenlo|páseselo|pásenselo|pase esto|pase eso|pasen esto|pásele|pásenle|pásele esto|transmítalo|transmítanlo|transmita|transmitan|transmítaselo|avise a|avisen a|avísele|avísenle|avíseles|avísenles|dígale|dígales|díganle|díganles|dígaselo|informe a|informen a|infórmele|comuníquelo|comuníqueselo|comunique a|hágaselo saber|hágales saber|hacérselo saber|para su personal|para su equipo",
});
/** What is asked or denied of it, and no order. */
const NO_ORDER = cueBook({
  no: "don't|do not|not|never|did|didn't|have you|has|had|already|will you|who will|ne|pas|jamais|avez-vous|a-t-on|déjà|qui va|no|nunca|ya|quién",
});
/** So many words before it may ask or deny it. */
const REACH = 3;

/** Whether a message orders to give its words to our staff. */
export const isForStaff = ({ pieces }: Text): boolean =>
  cuesIn(HANDS_ON, pieces).some(({ first }) => cuesIn(NO_ORDER, pieces.slice(Math.max(0, first - REACH), first)).length === 0);
