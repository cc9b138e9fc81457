/** Words that say whether a hearing is moved, or something of it; with `|` between them, in three languages. */

/** What is done to a day. */
export const MOVES =
  "move|moves|moving|moved|reschedule|rescheduled|rescheduling|postpone|postponed|push|pushed|shift|shifted|bring|brought|delay|delayed|put off|change|changed|changing|transfer|is now|will now be|are now|now on|déplacer|déplacez|déplace|déplacée|déplacé|déplacent|reporter|reportez|reportée|reporté|remettre|remettez|remise|décaler|décalez|décalée|avancer|avancez|avancée|repousser|repoussez|repoussée|changer|changez|aura lieu|aurait lieu|mover|mueva|muevan|movamos|movemos|mueve|cambiar|cambie|cambien|cambiemos|aplazar|aplace|aplacen|aplazada|posponer|posponga|pospongan|adelantar|adelanten|pasar|pase|pasen|pasemos|pasa|reprogramar|reprograme|reprogramen|correr|recorrer|trasladar|traslade|trasladen";

/** What is moved with all its days. */
export const HEARING_NAMED =
  "hearing|mediation|arbitration|booking|reservation|proceeding|session|everything|whole thing|hearing date|hearing dates|date of the hearing|dates of the hearing|audience|médiation|arbitrage|réservation|séance|tout|dates de l'audience|date de l'audience|audiencia|mediación|arbitraje|reserva|reservación|sesión|todo|fecha de la audiencia|fechas de la audiencia";

/** What may come between the two. */
export const LINKS =
  "the|our|my|this|that|whole|entire|all|of|date|dates|day|days|back|forward|up|to|be|has|have|had|must|should|needs|need|will|can|could|is|are|being|been|please|la|le|les|l|notre|ma|cette|toute|tout|de|d|du|date|jour|jours|doit|devrait|peut|être|est|sera|elle|el|los|las|nuestra|nuestro|mi|esta|este|toda|todo|fecha|fechas|día|días|debe|tiene|que|ser|se|puede|hay";

/** Between a hearing and whose it is. */
export const OF = "of|de|du|des|del|d";

/** The visitor's side, and the hearing as "it", by whom or of which a day is wished: "can we do the 11th", «muévala al 12». */
export const OWN_SUBJECTS =
  "we|we'd|we'll|let's|us|i'd like|i would like|could i|can i|may i|move it|moving it|reschedule it|postpone it|push it|change it|do it|have it|hold it|nous|on peut|on pourrait|on préfère|on préférerait|on voudrait|on déplace|on reporte|pourrait-on|peut-on|préférons|je préférerais|j'aimerais|je voudrais|la déplacer|la reporter|la remettre|déplacez-la|reportez-la|remettez-la|podemos|podríamos|queremos|querríamos|quisiéramos|quisiera|preferimos|preferiríamos|preferiría|necesitamos|cambiamos|movemos|pasamos|muévala|muévanla|cámbiela|cámbienla|pásela|pásenla|aplácela|aplácenla|moverla|cambiarla|pasarla|aplazarla";

/** Who was just spoken of. */
export const PERSONS_MEANT =
  "he|she|they|him|her|them|he's|she's|they're|comes|coming|testifies|attends|il|elle|ils|elles|lui|celui-ci|celle-ci|vient|viendra|témoigne|témoignera|ella|ellos|ellas|viene|vendrá|declara|declarará|asiste|asistirá|estará";
