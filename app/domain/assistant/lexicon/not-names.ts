/**
 * Words that follow "I am", "je suis", "soy" without being a name, and what may stand before or after
 * one. Folded.
 */
const list = (text: string): string[] => text.trim().split(/\s+/);

export const TITLES = new Set(
  list(
    "me mtre maitre maitres mr mrs ms miss mx m mme mlle monsieur madame mademoiselle dr dre doctor docteur doctora dra mtra mtro prof professor professeur hon honourable honorable justice judge sir lic licda licdo licenciado licenciada abg abog abogado abogada sr sra srta senor senora senorita don dona ing attorney counsel avocat avocate counsellor",
  ),
);

export const PARTICLES = new Set(
  list(
    "de la las los l' del da do dos das di du des van der den von zu ter ten el al bin ibn le y e i st st. saint sainte san santa mac mc d' o' abu ben af av",
  ),
);

export const NOT_NAMES = new Set(
  list(`
  a an the my our your his her their this that these those it its i we you he she they me us them here there not no yes yep yeah ok okay sure just only also very so really quite still now then
  looking calling writing trying hoping wondering planning booking emailing reaching contacting acting representing working interested happy glad sorry pleased afraid aware able unable available ready busy free late new sure unsure certain positive done back good fine great well confused lost stuck having going
  lawyer lawyers attorney counsel solicitor barrister paralegal clerk assistant secretary partner associate student arbitrator mediator judge client party plaintiff defendant claimant respondent landlord tenant owner director manager president ceo founder principal litigator notary individual person human robot bot member employee employer shareholder contractor self-represented self unrepresented legal law general senior junior co-counsel co
  in on at from with for of by to as about and or but if because since until over under between against out off up down
  canadian american french english spanish mexican quebecois quebecoise francophone anglophone bilingual colombian cuban venezuelan argentine argentinian british cuban
  urgent urgently emergency asap please thanks thank hello hi hey bye good morning afternoon evening dear best regards sincerely cheers
  hearing hearings arbitration mediation mediations examination discovery deposition trial tribunal conference boardroom transcript transcription room rooms booking reservation date time email e-mail phone number firm name address virtual hybrid remote online person zoom teams toronto montreal ottawa miami cayman vancouver calgary quebec ontario florida mexico
  what when where who why which how is are was were am be been being do does did have has had can could would should will shall may might must need needs want wants like likes prefer think believe guess know see make made change changed keep take put set add send tell ask book schedule reserve confirm cancel update correct wrong right true false
  monday tuesday wednesday thursday friday saturday sunday tomorrow today yesterday next last week month year
  je tu il elle nous vous ils elles on mon ma mes notre votre vos leur un une des les ce cette ces ca cela celui celle avocat avocate avocats notaire juriste parajuriste stagiaire adjoint adjointe associe associee cliente juge arbitre mediateur mediatrice particulier locataire locateur proprietaire interesse interessee disponible desole desolee content contente ravie ravi heureux heureuse pressee presse certain certaine d'accord pret prete pas tres bien aussi encore toujours deja ici la-bas dans pour avec sans chez sur sous par entre contre comme que qui quoi dont ou et mais donc car si non oui svp merci bonjour bonsoir salut allo exact exacte parfait correct bon bonne vrai faux urgent urgente c'est est sont etait suis es sommes etes ai as a avons avez ont veux voudrais aimerais souhaite cherche besoin faire avoir etre reserver appelle appele demande partie victime membre directeur directrice gestionnaire responsable present presente bilingue montrealaise montrealais
  yo tu usted ustedes nosotros ellos ellas ella mi mis su sus nuestro nuestra un una unos unas los las el lo la al del abogado abogada abogados licenciado asistente secretaria secretario socio socia asociada asociado notario perito juez arbitro mediador mediadora clienta parte interesado interesada inquilino arrendador dueno duena director directora gerente representante particular victima disponible lista listo segura seguro feliz encantado encantada nuevo nueva aqui alla ahi muy mas menos bien mal tambien todavia ya siempre nunca en con sin por para sobre entre contra desde hasta como que quien cual cuando donde porque pero si no gracias hola buenos buenas dias tardes noches correcto perfecto exacto urgente es son era fue soy eres somos estoy esta estan tengo tiene tenemos quiero quisiera necesito necesitamos busco hacer tener ser reservar llamo habla hablo escribo mexicano mexicana colombiano colombiana cubano cubana
  audience audiences audiencia audiencias arbitrage arbitrages arbitraje arbitrajes mediacion interrogatoire interrogatorio proces juicio salle sala visio visioconference presencial presentiel virtuel virtuelle hybride hibrida hibrido virtuales distance
  change maybe perhaps actually instead later none nothing nobody anything everything whatever skip pass never mind forget wait stop help start undo lease dispute contract breach claim case matter autre otro otra autres rien aucun aucune ninguno ninguna nada plus moins peu importe igual da
  confidential irrelevant important unknown confidentiel confidentielle confidencial privado spelled spelt written maintenant reserver reservez confirme confirmez attendez ahora reserve confirmo oops oups uy ups spelled spelt written maintenant reserver reservez confirme confirmez attendez ahora reserve confirmo oops oups uy ups already told
  excusez excuse excuses pardon perdon perdone disculpe disculpa disculpen ademas sorry apologies
  vale claro bueno dale genial voila alors bref
  seulement uniquement solamente unicamente electronique electronico electronica papier
  mine yours secret private anonymous business attached enclosed copied available getting emailing following sending writing referring reviewing organizing arranging preparing seeking requesting requiring needing wanting using dealing involved retained acting based located situated
  `),
);

/** Given names frequent enough to be a name even in lower case ("i'm jane roe"). */
export const GIVEN_NAMES = new Set(
  list(`
  ravi ella will april june may grace faith joy rosa mark james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven paul andrew joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory alexander patrick frank raymond jack dennis jerry tyler aaron adam nathan henry peter kyle noah ethan jeremy walter christian keith roger terry sean gerald carl harold dylan arthur lawrence jordan bryan billy bruce gabriel joe logan alan juan albert willie elijah wayne randy vincent mason roy ralph bobby russell bradley philip phil eugene steve mike dave tom tim jim bob bill rob ron dan sam ben alex nick greg matt chris tony andy ian graham colin neil simon stuart duncan malcolm raj amit arjun wei ming omar ahmed ali hassan mohammed muhammad yusuf ibrahim
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca laura helen sharon cynthia kathleen amy shirley angela anna ruth brenda pamela nicole katherine catherine virginia rachel carolyn janet maria heather diane olivia julie joyce victoria kelly christina lauren joan evelyn judith megan andrea cheryl hannah jacqueline martha gloria teresa ann anne sara madison frances kathryn janice jean alice abigail judy grace denise amber marilyn beverly danielle theresa sophia diana brittany natalie isabella charlotte rose alexis kayla jane jill kate katie liz beth sue wendy priya fatima aisha mei ling leila nadia samantha claire clare fiona bridget siobhan
  marie pierre jean-pierre jean-francois jean-marc jean-paul jean-claude jean-sebastien jean-philippe jacques francois louis michel andre claude philippe alain bernard yves luc marc rene denis gilles serge normand sylvain martin stephane eric pascal benoit mathieu maxime alexandre guillaume nicolas antoine olivier etienne xavier hugo felix emile jerome sebastien frederic yannick dominique guy gaetan real rejean normande sylvie nathalie isabelle chantal manon josee lise louise france helene genevieve veronique caroline annie marie-claude marie-eve marie-josee marie-pier marie-france melanie valerie stephanie amelie audrey camille chloe lea zoe juliette florence monique francine ginette lucie johanne danielle micheline pierrette therese emilie catherine elise eloise mireille celine josephine sophie
  jose luis carlos jorge pedro pablo miguel angel manuel francisco antonio javier fernando alejandro ricardo eduardo roberto raul sergio alberto oscar mario diego andres gabriel rafael enrique arturo hector victor hugo ernesto gustavo guillermo ramon armando santiago sebastian mateo nicolas emilio ignacio rodrigo gonzalo felipe camilo ivan julio cesar salvador tomas esteban joaquin agustin alvaro
  maria guadalupe juana margarita rosa carmen ana ana-maria lucia elena isabel sofia valentina camila gabriela daniela fernanda alejandra mariana adriana veronica leticia silvia claudia patricia monica paola carolina natalia andrea beatriz pilar dolores mercedes consuelo ines ximena jimena renata regina valeria marisol yolanda raquel soledad esperanza concepcion luz graciela norma alma irma esther josefina catalina antonia
  aaliyah abdul abraham adele adrian adriane agathe agnes aida aidan akash alana alec alexa alexandra alexia alfred alicia aline alison allan allen
  allison alvin amelia amina amir amrita anand anastasia andree angelica angelina angus anika anil anita anjali annabelle anne-marie annette
  antoinette anton arlene arnaud arnold arun asha astrid aurelie aurora ayesha bashir beatrice becky bella bernadette bernice bertrand bethany bianca
  blair blanche bonnie brendan brent brigitte bruno caleb callum calvin cameron candace carla carmela carrie cassandra cecile cecilia cedric celia
  charlene chelsea christiane christine clara clarence clarisse clement clifford clive colette colleen conor constance corinne courtney craig
  cristina curtis cyril daisy damian darlene darren davide deepak delphine derek desmond devon dexter dimitri dina dominic doreen doris dorothy
  douglas eddie edgar edith edmund edwin eileen eleanor elaine eli elias eliza ellen elliot elsa emanuel emeka emma erica erik erin eugenie eva evan
  ezra fabien fabienne fadi faisal farah farid felicia felicity frederick gail geoffrey georges georgina gerard ghislaine gilbert giovanni giulia
  gladys glenn gordon greta guylaine gwen hanna harriet harry harvey hazel heidi helena henri herbert hilary hiroshi howard hubert hugh imran ingrid
  irene isaac ivana jacinthe jade jamal jamie jana janine jared jasmine jeanne jeff jenna jenny jess joanna joanne jocelyn jocelyne jodi joel johanna
  jonas josette juanita karim karina karine karl kathy katrina kelvin ken khadija kim kirsten kristen krishna lakshmi lana lara larissa lars laurence
  laurent laurie leah lena leon leonard leonie leroy leslie lester liam lila liliana lily lionel lloyd lorenzo lori lorraine lucas lucien lucille
  lucy ludwig luisa lukas luke lydia lyne lynn mackenzie madeleine malik manuela marcel marcela marcia marco marcus margot maria-elena marianne
  marie-helene marina marisa marjorie marlene martine marvin matteo matthias maude maureen maurice maya melinda melvin meredith mia michaela mikhail
  mildred milena mitchell miriam mohamed moira molly mona monika muriel myriam nadine naomi natasha neha nelson nils nina noemie noor nora noreen
  octavio odette odile olga oliver owen padma pam parveen pascale patty paula pauline penelope percy pete phoebe phyllis piotr polly prakash quentin
  rachid rahul rajesh ramesh ramona randall raphael rashid reggie remi renaud renee rhonda rita roberta rodney roland rolf roman rory rosalie
  rosemary rowan roxanne ruben rudy rui sabine sabrina salim samir sandeep sanjay sasha saul selena serena seth shane shannon shauna sheila sherry
  shirin sidney simone sofie solange sonia sonya stacey stan stanley stefan stefanie stella sunil suzanne svetlana sven sylvia tamara tanya tara
  tariq terence tessa thea theo theodore tiffany tina tobias todd tracy travis trevor trudy uma valentin vanessa vernon vicky vijay vivian vivienne
  vladimir wade wanda warren wesley wilfred willa willem winston yasmin yasmine yolande yuki yvette yvonne zachary zahra zara
  `),
);
