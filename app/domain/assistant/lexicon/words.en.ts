/** English words, folded, by which slips of the fingers are recognised (`spelling.ts`). Made by `tools/words`; not written by hand. */
import type { Words } from "./words.ts";

export const en: Words = {
  frequent: `
  about add after album all also am an and any are area as at back be became been before being between born both business but
  buy by can city click come contact data date day did do doc don during early email family film find first for free from get go
  going gonna good got had has have he health help her here high him his history home how however if in including information
  into is it its just know known last later let like list look made make many may me more most music my name national new news
  next no north not now number of oh okay on one online only or other our out over page part people please policy post price
  product products re really right school search season second see service services she should site so some south state states
  such system take team tell than that the their them then there these they think this three through time to top two under
  united university up us use used view want war was we web well were what when where which while who why will with work world
  would yeah year years yes you your
`,
  current: `
  accessories according across act activities addition advanced age ago ain air along although among analysis announced anyway
  appeared application appointed army art arts ask baby bad band battle beautiful become believe below big bit blog box boy
  brother browse built came car card cards career categories category census century championship character chief child children
  community companies compare conditions considered copyright crazy create created credit cup current dad damn daughter dead
  death department described design designed despite developed development die directory district division done door download
  drink due easy eat education elected election end episode equipment established even event events eventually ever everybody
  example experience eyes families far father fax features feedback feel festival few fight food force forces forget formed
  forum forums friend friends fuck fucking fun future gallery game games garden gay getting gift girl girls god gone gotta guess
  guide guy guys hand hands happy heard heart hell hey himself hit hot huh husband image included india industry interest job
  jobs john key kid kids kill knew lake land largest law league learn learning least led less library life light listen listing
  little local login lot love low major making man map market married memory men military model modern mom money mother movie
  movies museum net network non northern note off often old original originally own pages password pay per performance performed
  photo photos picture pictures play played players playing poker political popular population porn posted posts power present
  press pretty print privacy probably problem problems process produced production profile public published put quality quote
  race radio railway range rating ready recent recorded red refer register released remember research resources returned river
  rock royal run sale san save saw say saying schools science sea security select sell series served set sex shit shopping shut
  similar sir sit six sleep social son song songs southern species sports station status stay stories study stuff sun tax
  technology teen television term terms texas thinking though thread thus together tonight too topic tour track travel try turn
  upon usually various village visit wanna watch water way website went western white wife win windows woman women won worry
  yahoo yet young yourself
`,
  own: `
  able above absent absentee absentees absolutely accept accepted acceptee acceptees accepting acceptor accepts access accessed
  accesses accessible accessing accession accident accidents accommodation accommodations account accounts accurate acquired
  acquisition acquisitions acted acting actings action actions actor actors acts actual actually added additional address
  addressed addressee addressees addresses addressing adjoint adjudicates adjudicating adjudication adjust administrative
  advance advances adverse advertising advice advise advises affected affiants affidavits affirm affirmative afraid afresh
  afternoon again against agency agent agents agree agreed agreement agreements agrees ahead airline airlines alberta alleges
  ally alone already alright alternate alternates alternation alternations alternative alternatives always ambiguous amend
  amends american ames amount amounted amounting amounts anchor anchors animal animals annual another answer answered answering
  answers anyone anything anytime apart apologies appeal appeals appear appearing appears appellants applicable applicant
  applicants appoint appointment appointments appoints apposed appreciate appreciated approve approved approximately april
  arabic arbitrage arbitral arbitrary arbitrate arbitrates arbitration arbitrations arbitrator arbitrators arbitress areas arise
  arises arising around arrange arrangement arrangements arranges arroba article articles artificial aside asked asking asks
  assent assents asset assets assigned assignment assignments assistance assistant assistants associate associates association
  associations atom atoms attached attempt attempted attempting attempts attendance attendances attendee attendees attorney
  attorneys audience audiences audiencia audiencias audio august aura author authority authors automated autumn avail
  availability available avenida avenue avenues average averages avoid avoids awaited award awards away awesome background
  backgrounds backs backward backwards bail balance balances banco bank banking banks bare barrister barristers base based bases
  basically bear bears because began begin beginning beginnings begins behalf beings beside besides best bests better bien
  bilingual bill bills binder black blacks blank blanks block blocked blocking blocks blue blues board boardroom boardrooms
  boards body bonjour book booked booking bookings books boolean borne bought boulevard bound boundary bounds boutique boutiques
  breach breaches breaching break breakfast breakout breaks brief bring brings bucks building buildings bundle bundles bureau
  bureaus buses busy buyer buyers cabinet cabinets cafe cafes caiman caimans calendar calendars call callback callbacks called
  calling calls canada cancel candidate candidates cannot cant capacity capital capitalised caption captioning captions care
  cares carried carry cart cartable carts case cases cassette cassettes cast caste castes castle castles casts catered catering
  caucus causa cause causes cayman caymans cell cello cells cent center centers central centre centred centres cents certain
  certainly certified chain chained chains chair chairs chamber chambers chance chances chang change changed changes changing
  channel channels char charge charges chat chatting check checked checking checks cheer cheers chemin chez china chinese choice
  choices choose chooses chosen church circuit circuits cities claim claimant claimants claims clarify class classroom
  classrooms clause clauses clean cleaned clear clears clerk client clienteles clients clip clock clocks close closed closely
  closes closet closing club clubs code codes coffee colleague colleagues college colleges collision collisions comes coming
  commander commanders commence commencement commences commencing comment comments commerce commercial commercials commission
  commissions committee committees common commons company compelled compete competes compile compiled compiles complained
  complete completed completely completes compliment compliments composed composition compositions compulsory computer computers
  concern concerning concerns concord condo condominium condominiums conference conferences conferencing confidential confirm
  confirmation confirmed confirmee confirmees confirms conflict conflicts connect connects consecutive consecutively conseil
  consider considers construction constructions constructors consultation consultations contacted contactee contactees contacts
  content contents contest contested contests context contexts continual continuation continue continued continues continuing
  continuo contract contractor contractors contracts contraries control controls convention conventions conversation
  conversations coordinator copies copy cordial core cores corporation corporations correct corrected correcting correction
  corrections correctly corrects cost costs could council councils counsel counselee counselees counseling counselor counsels
  count counted counter counters counties counting country counts county couple couples course courses court courtroom courts
  cover covered covers credentials creole crescent critical cross crosse crossed crosses crossing crossings crown crowns curious
  currency currently custody customer customers daily dale damage damages danish dated dates daylight days deadline deal deals
  dear debt debtor debts debut debutant debuts december decide decided decides decision decisions declined decoy decoys default
  defect defective defects defend defendant defendants defended defender defenders defending defends defense defenses definitely
  delay delays delete deletes delivered delivery delta demand demanded demanding demands deny deponents depose deposition
  depositions description descriptions detail detailed details detect detects determination determinations determined died
  different diffusion digit digital digitally digitals digits diner diners dire direct director directors directs disagreement
  disagreements disciplinary disclose discount discounts discoveries discovery discrimination discuss discussed discussion
  discussions dismissal dismissals dismissed display displays dispute disputed disputes distance distances distinct distinction
  distinctions distribution distributions divided divorce divorces docket doctor doctors document documenta documentation
  documented documenting documents does doesnt doing dollar dollars down downs downtown draft drafts dressed drive drives
  dropped duplicate duration durations dutch each earlier earliest earn earns easement east easter eastern edit edits edmonton
  eight either electronic electronica electronicas electronics eleven else elsewhere emailing emails emergencies emergency
  employ employed employee employees employer employers employment employs empty encores ended ending ends energy enforceable
  engage engages english englishes enough enter entered entering enterprise enterprises enters entire entirely entries entry
  envoy envoys equally error errors essentially estate estates etage etudes euro euros evaluate evaluates evening evenings
  evenly every everyone everything evidence exact exactly exam examination examinations examine examined examines examining
  exams excellent except excepting exception exceptions excepts exchange exchanges excluding excuse excuses executed execution
  executions exhibit exhibits expedited expense expenses expert experts expire expires expiring explain explained explains
  explicit export exports exposition express expression expressions expropriation extend extended extends extensile extension
  extensions external extra extremely face faces facet facets facilities facility fact factory facts failed failing failure
  failures fairly fall falls false farewell fast fault faults favor favors february federal federale federally federals feed
  feeds fees field fields fifteen fifth fifths fifty file filed files fill fills filter filtered filtering filters final finally
  finals financial finds fine fines finish finished finisher finishers finishes finishing fire fired fires firm firms firstly
  firsts fitting fittings five fixed flag flags flat flats flexible flood floods floor flooring floors florida flying fold
  folded folds follow followed follower followers following follows form format formats former forms fortnight fortnights
  forward forwards found foundation foundations founded founder founders founding four fourth fourths fragment fragments
  franchise franchises fraud freight french friday front fronts full function functions further gain gains gave general generale
  generally generals george german germans gimme give given gives gluten glutens goes goodbye goods google gooseneck government
  governments gran grand grande grandee grandees grands gratis great greek green greeting greetings grievance grievances group
  groups guarani guest guests guided hailing halal half handheld hang hangs happen happened happens harassment hard hatter
  hatters haven having head header heading headquartered heads hear hearing hearings hears held hello helps herald hereby highs
  hired hiya hold holding holdings holds hole holes holly homes hone honest hope hopes hoping horse horses hospital hospitals
  host hosted hostile hosting hosts hotel hotels hour hours house houses hows human humane humans hurry hurt hurts hybrid
  hybrids idea ideally ideas identical ideography ignore immediate immediately implied important impossible inch inches incident
  incidents include includes incorporated incorrect incorrectly indeed index indirect individual individuals industries info
  inheritance initial initials injured injuries injury inner input inputs inquiline inquilines inquiry inside instance instances
  instant instead institute institutes institution institutional institutions instruction instructions insurance insurer
  insurers intelligence interface interfaces interlocutors international internationally internationals internet interpret
  interpretation interpretations interpreted interpreter interpreters interpretess interpreting interprets interrogee intervener
  interview interviews introduced invalid invite invites invoice invoices involve involves involving island islands issue issued
  issues item items itself jane january join joined joins joint joints judge judges judgment judicial junta justice justices
  keep keeps kept keys killed kind kinda kindest kindly kinds king kings knows kosher label labeled labeling labelled labels
  lace laid landlord landlords lane lanes language languages laptop laptops large lasting lasts late lateral latest latter
  lawsuit lawsuits lawyer lawyers layout layouts lazy lead leads leak lease leases leave leaves left legal legalese legaleses
  legally length lengths lengthy letter letters level levels lexicon liable licensing lieu likes limit limitation limitations
  limited limits line lines link links lips listed lists litigation litigator live lives living livraisons loan loans locale
  locales localizable located location locations lock locks logistics lone long longer longest looking looks loop loops loose
  loosely losed lost lower lowered lunch machine machines madam mail main maker makers makes malpractice management managements
  manager managers mandarin mandatory manner manners maple marc march mark marked marketplace marks mars match matched matches
  matching matter mattered matters maya maybe mean meaningful means meant media mediate mediation mediations mediator mediators
  mediatrices medical meditation medium mediums meet meeting meetings meets member members memos mention mentioned mentions
  merger mergers merit merits message messages miami microphone microphones micros microsoft midday middle might milieu million
  millions milliseconds mind minds mine mines minister ministers ministry minus minute minutes misrepresentation miss missed
  misses missing misspelled mistake mistaken mistakes mistyped mobile mobiles mode moderate moderator modes modify moment
  moments monday monitor monitored monitoring monitors month months montreal morning mornings mort mortgage mortgages mostly
  motion motions mountain mountains move moved moves much municipality must myself named names narrative narratives nationals
  near nearest necessary need needed needing needle needles needs negation negations negative negligence neither never newest
  nice night nights nine noel none nonsense noon nope normal normalize normalizes notebook notebooks noted notes nothing
  nothings notice notices noun nouns november null numbered numbering numbers numeric object objected objection objections
  objects occur occurred occurs october odds offer offered offers office offices official officials offset once ones ontario
  oops open opened opening openings opens operate operated operates operating operation operations operator operators opinion
  opinions opposed opposing opposition oppression option optional optionally optionals options oral order ordered ordering
  orders ordinal ordinary ords organisation organisations origin origins others ottawa ours ourselves outer output outputs
  outside overlap overlaps overs overtime owed owned ownership pacific pads paid palais panel panels paper papers para paralegal
  pardon park parking parks parted participant participants particle particles particular particularly particulars parties
  partner partners partnership partnerships parts party paseo pass passes past pasta paste patent patents path paths pattern
  patterns payment payments pays peoples perfect perfectly perhaps period periods permanent person persona personae personal
  personality personas personnel persons pesos petitioners phone phones phrase phrases physical physically pick picked pickle
  pickles picks piece pieces pile piso place placed placement placements places plain plains plaintiff plaintiffs plan plans
  platform platforms pleases plus point points police polish port portable portal portatile ports position positions possessive
  possessives possibility possible pour practice practices practise practitioner practitioners prayer prayers precise precisely
  precision precisions prefer preferably preference preferences preferred prefers prefix preliminary premier premiere premieres
  premiers premise premises prep preposition presentation presentations president presidents presiding pressing pressings
  previous prices pricing primary primers principal principals printed printer printers printing prior priority private
  procedural procedure procedures proceed proceeding proceedings proceeds professional professionals program programs project
  projectors projects proper property proportion proportional proportionals proportions provide provided provider providers
  provides province provinces provincial provincials provision provisions proximal purchased purchaser purchasers push pushes
  qualified quarter quarters quay quebec queen queens question questioning questionings questions quick quickly quiet quit quite
  quoted radiation raft rafts rank ranked ranks raptors rata rate rates rather reach reachable reached reaching read reading
  readings reads real reality rebate rebook recap received reckoned reclamation recognised recontact record recording recordings
  records recover redo reduce reduces reference references refine refinement refines refund refusal refusals refused regard
  regarding regards region regions registered registrar regular regulars relate related relates relating relation relations
  relative relatives relator relators release releasee releasees releases remediation remind reminds remote remotely remotes
  renamed rent rental rentals repeat repeated repeater repeating repeats replace replacement replacements replaces reply report
  reported reporter reporters reporting reportings reports repositions represent representation representations representative
  representatives represented representee representees representing represents republic republics request requested requests
  require required requirement requirements requires requiring reschedule reservation reservations reserve reserved reserves
  reserving reset reside resides residing resolution resolutions resolve resolved resolves respect respectfully respects respond
  responded respondent respondents responders responding responds responsibility rest restart restaurant restaurants rests
  result results resume retailer retailers retention retransmissions return returns reunion reverse reverses revert reverted
  reverting reverts review reviews rice rights righty ring rings road roads robot robots roger rogers role roles room rooms
  rough roughs round rounded rounder rounds route routes routine routines rows royalties royalty rule rules rush rushes sage
  sages said saint saints sales salle salon salons same satisfies saturday says scattered schedule scheduled scheduling score
  scores scratch screen screens searched searches searching seat seats seconda seconde seconded secondee secondees secondes
  secondly secondo seconds secretaries secretary section sections seeks seems seen selected self seller seminar seminars send
  sends senior seniors sensing sensitive sent sentence sentences separate separates septa september sera server servers session
  sessions setting settings settle settled settlement settlements settles setup seven several severals severance shall shape
  shaped shapes share shared shareholder shareholders shares sharing sharp shipping shoe shoes shop shops short shortened
  shorter shorts show showed shown shows side sides siege sign signature signatures signed signs simple simply simultaneous
  simultaneouses simultaneously since sincerely single singles sites sits sitting situated size sizes skip skipped slice slip
  slips slot slots slowest small smart society software sold sole solicit solicitor solicitors solo solos solution solutions
  somebody someone something sometime sometimes somewhat somewhere soon sooner soonest sorry sort sorts sound sounds source
  sources space spaced spaces span spanish spans speak speaker speakers speaking speakings speaks special specialises specialist
  specialists specially specials specific spelled spelt splices split splits spoken spring springs square squares staff staffed
  staffs stage stages standard standards star stars start started starters starting starts stemming stems stenograph
  stenographers stenographies stenographs step steps still stock stockholders stocks stone stones stop stopped stops store
  stored stores story straight straights stream streamed streaming streams street streets strict string stringed stringent
  strings stripped strong student students style styles subject subjects submission submissions submit success succession
  succursale sued suing suit suite suites suits summaries summary summer summers sunday super superior superiore superiors
  supplied supplier suppliers supply support supports supreme supremes sure surname surnames switch sworn systems table tables
  tablet tablets tail tails taken takes taking talk talking talks tape taped tapes taping target targeted targeting targets tart
  tate teams tech technic technical technician technicians technique techniques tele teleconference telephone telling tells
  tenant tenants terminal terminals terminated termination terminations test testimony tests text texts thank thanks
  thanksgiving theater theaters theatre theatres theirs therefore theses thing things thinks third thirds thirty those thought
  thoughts throughout throw throws thursday tiers till timeout times timing title titles today token tokens told tomorrow took
  tool tools toronto total totally totals touch town towns trademark trademarks training trainings transcribe transcribed
  transcript transcription transcriptional transcriptions transcripts transfer transfers transform transformation
  transformations transformed transformer transformers transforming transforms translation translations translator translators
  transmit transmits traveling travelling trial trials tribunal tribunals tries trim trimmed trois true truly trust trusts
  trying tryings tuesday turnaround turns twelve twenty type types typo unable unasked unavailable unchanged undecided undefined
  understand understands understood undo union unions unique unit unite unites units unknown unpaid unreachable unrepresented
  unsuccessful unsure until untrue upcoming update updates urgency urgent urgently user users using vacant vacation vague vale
  valid value values vancouver vegan vegetarian vegetarians vendor vendors venture ventures venue venues version versions versus
  very video videographer videographers videography videos virtual virtually visitor visitors voice voices void voluntary wages
  wait waiting waits wall walls wanted wants warm warranty weak webcast wednesday week weekday weekdays weekend weekends weeks
  weight weights welcome welcomes wells west wests whatever whats wheel wheels whenever wheres whether whiteboards whole wholly
  whom whoop whoops whose wide widened winnable winning winnipeg winter winters wireless wish wished wishes within withins
  without withouts witness witnessed witnesses wonder wonderful wondering wonderings wonders word words worked worker workers
  working workings works workshop workshops write writes writing writings written wrong wrongful wrongs wrote yesterday york
  yours zero zone zones zoom
`,
  known: `
  abide ables aboard abode abord abort abouts aboves absents abuses accent accented acceptors accessions accord ace acquire
  acquires acre acres acta actuals addiction additions adds adjoins adjoints adjudications adjusts ads advertisings advices
  advised adviser advisers affaire affirmatives affirms afield afternoons afters aged ages aground ague ahem ahold aid aide
  aided aids ailing aim aimer aiming aired airliner airliners airs alan aland albert albums ale ales alf alike alive alleged
  alleles allemande alley alloy alter alteration alterations alternated alto ambos amen amine ana analyses analysts anion ann
  anna announce announcer announces annuals annul ant ante antes ants anyones anythings anyways ape apes apologise appealed
  appealing appel applications appreciates approves appui apres arbitrages arc arch arena aria arisen ark arm arms arose
  arranged arranger arras arriba arrobas arse arsed arty ascent ascents ash asides askings asleep asp ass assert asserts asses
  assess assistances associated assurances ate ates atop atrial attache attaches attacked attended auction auctions audios audit
  audition augusts auras autumns auxiliar avails avant ave avenge averaged await awaiting awaits aware aways awe awhile axe aye
  baba babe babes backing backyard bag bah bailed bails bait bake baked baker baking balanced bald ball balls bam ban bancos
  banding bands bang banging bangs banjo banked bankings banner banners bar barb bares barge baring bark barking barks barn
  barry bars basement bash basil basis bass basse bat batch batches bates bath baths batter batters battled battles bay beach
  beaches beads beam beams bean beans beard bearing beast beasts beat beats beau beaucoup beck becomes bed bee beef beep beeps
  beer beers bees beg begun bein believed believer believes bell bells belt belts ben bend bender bent bequest beset besoin
  besoins bet beth bets betters betting betweens biases bid bids bight bike bikes bilinguals billed billion billions billy bin
  bind binders binds bing bio bite bites bits bitter biz blast blasting blasts bled bleep bless blink bloc blockings blogs blood
  blow blur boar bob boil bold bon bond bonds bone bones bong bonne bonsoir boo boob boobs boom boot booth boots border bordered
  bordering borders bore boring boron bother bothers bottle boughts boulevards bounded bounty bout bow bowed boys brace brad
  brand brands bread breakfasts breakouts breath breathes breathing bred bree breech brent briefs bright brine brink broad brock
  brooks broom brothel brothers brought brown browser brush buck bud bug build bull bulls bum bummer bun bunch bundled bunk
  bureaux burn burns bury bus bush bushes bust busty butch butt butter buys cab cable cables cadre cadres cage cain cake cakes
  calf caller callings calm cam camel cameo camp canadas cancels cancer cane cannon cans cants cap cape capita capitalized
  capitals capitol captors cared careers carl carrier carries cars carter carve carver casa cash casting cat catch catches
  catching caterings cation cats cattle causal caused caution cave caves cease cee cellos celts centered centering centrals
  ceres cero certainty cession cha chad chaired chambre championships chancel changer changs chant chanted chanting chap
  characters charged charging charing charm chars chart charting charts chas chase chats chatter che cheat cheated cheek cheeks
  chef cher chere chew chick chicks chiefs chile chili chill chin chinas chino chip choir choirs chop chopping chops chores
  chose chow chuck cites clam clan clanging clans clap clarity claro clash classes classy clatter claw claws clay clays cleaner
  cleans cleared cleft clerks clicks clink clint clips cloak clone clones closer closest closets closings clown clowns clue
  clues coarse coast coasts coat coats cock cocks cod codec codex coding coffees coin coined coins coke cold cole collar colt
  colts coma comb combe comet comings comma commanded commandery commenced commencements commenting commerces committed commuter
  commuters compared compares competed compiler compilers complement complements complexes complied compose composer compter
  computed comte con concert concerts concords condition condom condos cone conferencings confirmations conform conformation
  conge congested congo conseils consent consulta contend contends contention continuations continuos contracted contrast
  contrasts contrat convection convent cook cooked cooking cooks cool coop coordinators cop cope copied cops copyrights coral
  cord cordials corey cork corn corps cory cos costa costly cote couch cough coughs counselings counselors countess countries
  coup coupe coupled courant courtrooms cove covert coveted cow cows cox cozy crack craft crafts crank crate creaks creates
  credits cree creek creoles crescents crest crested crests cries criollo crises crops crore crores crow crowd crowds crows
  crush crust cry crying cuatro cub cubs cue cued cues cuesta cum cunt cups cure currents curry curse curtain cut cuz cysts dads
  daft dairy daisy dales dam damaged dame damp dams dan dang dans dare dared dares dari daring dark darn dart darts das dating
  datos daughters dawn daylights deadlines deaf dealt dean dearest dearly dears deaths deb debate debe debit debtors debutants
  decade decades decay deceived decent decider decline declines decor dee deed deeds deep deer defaults defeat defeats
  defectives defence defences define defines defy dejeuner del deleted deliver delivers dell deltas demain demander demos den
  dent dental departement departments depend depending depends deported deposed deposes depth derive derives dernier describe
  describes deserve deserved deserves designer designs despise detained detective detention determine determines devel developer
  developments dex dial dice dick dicks dies diet diffusions dig dim dime dine ding dings dinner dinners dip directrice dirt
  disclosed discloses discover discovers discriminations discusses dish dishes dismisses disposition dispositions distanced
  distract districts ditch dites dive divide dividend divides diving divisions divorced dock docked dockets docks documental
  documentations doe dog dogs doings doit dolly dom dome domes dong donna donne donor doo doom doors dope doping dork dorm
  dormer dose doses dossier dossiers dot doth dots dough dove downed downloads downtowns draining drank dread dress dresser
  dresses dressing dressings dried drift drinks driven driver drivers drone drove drown drunk dry dual duality duck ducks dude
  duel duet dug duh duke dull duplicated duplicates durant dust dwell dye dying ear earl earning ears ease eased easements
  easier easters easts eating eats edict effected egal ego eighth eights eighty ejected ejection elect elections elevens elf
  emailings emergence emits emos emotion emotions empire employments empress enable enact encodes endings engaged enjoy enjoys
  enoughs enquiry ensure enterings entires entirety environ envy episodes equality era ere erected eres erm escribe espagnole
  espanol especially est establishes etages etat eternal evacuate evaluated eve evidenced evidences exacts examiner examiners
  examples excerpt excerpts exchanged excise excused execute executes exigences exit exits expanse expect expects expended
  experienced experiences expired explicits expositions expropriations extensive extent externals extras eye fable fables faced
  faction factions factor factors factual facture fade fades fag fail failings fails faint fair fairy fake faking falling falses
  fame famed famille fan fang fare fared fares farewells farm farmed farmer farms fart farther farts faster fasting fasts fat
  fate fated fathers faut favour fear fearing fears feast feat feather feats feature featured fed feds fee feeding feels feet
  fell fellow fellows festivals feud feuds fever fewest fibre fibres fiddle fig fights filing filled filly filmed films filth
  fin finale finales finch finder fined finest finishings fish fist fists fit fitness fits fives fix flank flanks flaps flatter
  flavor flaw flaws fled flee flees flew flick flies flight fling flip float flock flocks flooding floorings flour flow flower
  flowered flyings foam focal foe fog folder folk folks followings fond font fonts foods fool fools foot forced ford forge
  forged forgets forgot fork formal formers fort forth forts fought foul foundings founds fountain fountains fours fox frank
  frauds freak freaks freed frees freights fresh fried fries fright frog frost fry fucks fudge fuel fulls fully fund funded
  funding funds funk fur furious furthers fuse fused fusing gables gag gal gale gang gangs gap gardens gas gases gate gated
  gates gather gays gaze gear gears gee geek gel gem gene genera generate gents germination germs gets ghats ghost ghosts gifts
  gig gimmes gin givens giving gland glass glide glove glow glue goa goat gods goings gold golds golly gon gong goo goodbyes
  goody googles goons goose goosenecks gorge goring gown grab grace grade grain grains grange grans grant grants grave gravel
  gray greats grecque greed greens greet grief grim grind groan groom gross grossed grossing ground grounded grounds grown grows
  guaranis guides guilt guise gules gum gun guns gus gusts gut guts guv hack hae hag hah hail hailed hails hair hairs halals
  hale halfs hall halls halt ham han handhelds handy hanged hanging hank harassments hards hardy hare harm harry hart hash hasta
  haste hat hatch hate hated hates hath hating hats haut havens haves havings hay headed headers headings headline heal healing
  healths healthy heap hearts heat heater heaters heath heating heats heave heaven hech heck heed heel heels heh height heights
  heil heir heirs hellos hen heralds herb herd herding herds heres heresy hero hers hicks hid hide hides hike hill hills hilly
  hinder hint hints hip hips hire hisses hissing hist hits hitter hitters hitting hiver hmm hog hoisted hollow holt holy homer
  homo hon honesty honey hong honk hoo hood hook hooked hooking hooks hop hoped hora horas horde horn hose hosen hostel hostels
  hostiles hostings hotly hotter hound housed howl hug hull hum hunch hung hunt hup hurray husbands hush hut ice ideal ideals
  ignored ignores ill images implies imposition impossibles incorporate incorporates indexed indie infer informations infos ing
  ingles inheritances ink inland inners inning insides instants instituted insurances intelligences inter interests interned
  internets interrogees intervene intervened interveners intervenes intime introduce introduces invalids invited invitee
  involved iso itch jab jack jade jail jailed jake james jams janes jar jaw jay jays jean jeans jeep jess jet jew jews jill jin
  jingle jock joe jog joker jolly jones jour jours joy judged judgement judgments jun junction junctions juntas justs kane kang
  kara kat kay keen ken kent kettle khan kick kicked kicks killer kills kilo kin kip kiss kissed kisses kissing kit kite kites
  kits knee knight knights knob knot knots knowns koshers lab labelling laces lacey lack lacks lad lads lady laids lain lair
  lakes lam lame lana lance lands lang langue lap lapel laps larger lars las laser lass lasted lastings latent laterals latests
  latte laughter launch laura lawn laws lay layer layers laying lays lea leader leading leaf leafs leagues leaks lean leaning
  leap learns learnt leased leash leaved lee lefts leg legals legation legion legions legs lend lending lends lens lenses lent
  les lets letting lettres levee lever lex lexicons libel lice lick lid lie lied liege lies lieus lift lifted lifting lights
  ligne liked liking lime limiteds lin lined linen liner liners ling lining lip lire listens listings lit liter literal
  litigations litigators litter lived liver livings llama load loads loaf loaves lobed locals locate locates loch locked locking
  locos locus loft log logan logic logie longers longs loo looked looms looping loosen looses loot looting lord lords los lose
  loser loses losing loss lots lou loved lover lovers loves loving lowers lowest loyal loyalty luck luke lunes lung lure lust
  lying lynch mac mace mack mad madame madams mae maid mailing mails mains mal male males mali mall malls malpractices mam mama
  manage managed manages manana mandarins manly manned mano manor mans maples maps mar mara marched marches marching marcs mare
  marge marker markers marketplaces markets marking marred marries marry marsh mary mask masked masks mass massage massed masses
  master mastered masters masts mat mate mated mater mates math maths matin matinee mating max mayas maybes mayo mayor maze meal
  meals meat meath med medial median medias mediated mediates medic medicals medication meditations meg mein mel melt melting
  memo mend mental menu mere merge merged merges mesa meses mess messed messing met mice mick micro mics mid middays middles
  midi mights mighty mike mild mile miles milieus mill mills mina minas mined miners ming mini minster mint mise mises
  misrepresentations missus missy mist mitch mites mitigation mix mixed mixes moan moaning moans mob mock mod modal models modem
  moderated moderates moderators moderne modest modifier moe moist mold molded molding molds mole molly momento moms mon monde
  monitorings monkey monte monty moo mood moon moose mop moral mores morse mortal morts moses moss mosses mosts motel moth
  mothers moths mould mound mounds mount mounted mounting mourning mouse mouth mouths mule mules mum museums musts mutt mutters
  nada nail nailed nails naked nam nan nap nat nay neal nearly nears neat neath necessaire necessaires ned needless needy
  negatives negligences nerd nest nests netting networks newer nexts nicer niche niches nick nicked niece nines nod node nodes
  noels nones nonsenses noons noose nor norm norma normalized normals norman norms norths nose noses notaire notaires noticed
  noting notion notions nous novel novice novices nown nulls numberings numerics nun nuns nut oath oaths objet odd officer
  officers offs offsets okays older ole olive omit onces onion onions onto oof ooms opined oppose opposes oppositions
  oppressions ops orals orange orderings ordinals organization organizations ouch ought ounce oups outers outs outsider outsides
  ouvert oval oven overlay overt overtimes owe ower owes owl owner ownerships owns pace paced pack packed packing packs pact pad
  pain pains paint painted painter painters painting pair pal palace palaces pale paler pals pam pan panties pants papa par
  paralegals paras pardons parent parents parfait paris parity parked parkings parle parse parsons parti parting partly pas
  paseos pasha passed passee pastas pastes pasts pat patch patient patients patty pause paving paw paws paying payout pea peace
  peach peak peaking peaks peck pee peed peek peel peep peer peg pen pendant pending pens pep perdu perfecto perfects
  performances performer permanents perp personals personnels pest pests pet petite petty phase phases phoned phony photons
  physicals physique pic pics pie pied pier pierce piers pig pike piles pill pills pin pinch pine pines ping pink pint pipe
  piper pisos piss pissed pisses pissing pit pits pity placer placing plait plane planes planks plant plants plate plates
  plating player plays plead pleads pleas pleased plot plots plug plum pocket pod poet poets pointe pointed pointing poke pole
  poles polices polite polity polly polo polonaise ponga poo pool pools poop poor pop pope popes pops populations pork porno
  porta portables portals ported pos pose posed posh posited posits possibles possibly postal poster posting pot potable potent
  potion pots pound pounder pounding pounds pours pow powder powered powers practiced practised practises prank pray prayed
  praying pre preach preached preaching precious precises prefect prelate premiered prepositions preps presents preservation
  preserve preserved preserves preserving preside pressed presume prevent preview prey priced pricings prick pride primacy
  primate primavera prime primero primes prince princes printings prints priors priory prise privates prize prizes probable
  procedurals prochain produce producer produces productions prof profiled profiles prom promise promises prone prop propel
  properly propers proposition protect protects proto prowess proximo pry psst pst pub publisher publishes pull punch punto
  purchase purchases pure pushed puss puts quack qualifier qualify quartet quartets quatre quays quebecs queer quest quests
  quicks quid quiets quinze quites quits quiz quota quotes raced races racing rack radiations rage raging raid rail rails
  railways rain raining rains raise raises raising raja rally ran rand rang ranga ranged ranger ranges ranking rap rape raped
  rappel rare rash rat ratas rated ratings ratio rational rats rattle ravel raven raw ray rays reaches react reacted reader
  realm reals rear rearing reason rebates rebooks recaps receive receiver receives reclamations recognise recognises recognized
  recontacts recorder recovers recovery redos reduced reed reeds reel ref referenced referred refers refined refinements refunds
  refuse refuses refuted reg regarder regent regie registers registrars relaxed relaxing relay relayed relays relieve rely
  remediations remembers remove removes renal rename renters rents rep repay repeal repealed repeaters repeatings repent
  replaced replay representant requirings res reschedules resent reserver resets resided resident residents residue residues
  resign resigned resort resorted resorts resource restarts resto resumed resumes retail retard retentions retook retrait
  reunions reused revered reverence reversed reversing revolution revolutions revolved revolves reward rewards rex rices rich
  rick rid riddle ride rider rides rig rim ripe rise rises rising rite rites rivers roam roar roars rob robe rocket rocks rocky
  rod rode roll rolls rom roman roof roofs rook root roots rope ropes rose roses rot rouge rounders roups routed router routers
  routing rover row rowed rower rub rubles rude rue rug ruin ruled ruler rulers rum runs rusa rushed russe ruth saber sack sacks
  sad safe saga sagas sai saids sail sailed sailing sails sais sake sakes sal salles sally salmon saloon saloons salt salts
  salutations sam sames sample sand sands sane sang sank sans santo sarge sat satisfied sault saut saved saves saving sawyer
  sayings scale scales scan scans scant scar scare scared scares scaring scars scent schedules sciences scold scope scored
  scorer scorers scots scream screamed screaming screams seal seals sean seance seances seas seasons seating sec sects sedes
  seduce seed seeded seeding seeds seek seem sees seis seize selection selects selfs sellers selling sells semen seminal
  seminary senas sending senor sensings sensitives sensor sensors sentenced sents separated serons serve serves serviced sets
  settler settlers settling setups sevens severances sew sexy shade shaded shades shading shake shakes shaking shale shalt shame
  shan sharings shark sharks sharps shattered shatters shave shaved shaving shaw shawn shear shearing shed sheep sheer shelf
  shell shh shift shin shingle shingles ship shipped shippings ships shire shirt shirts shits shitting shock shoo shoot shooter
  shoots shore shores shorten shorty shot shots shout shouts shove shoved shower shred shuts shy sick sickle sided sieges sigh
  sighs sight sights sim simpler simples simplex sin sing singled singly sings sinister sink sinned sinner sins sip sire sired
  sis sitar sited sittings sized skate ski skill skilled skin skipper skipping skips skits sky slack slain slap slate slater
  slave slay sleeps sleepy slices slick slide slides slight slim slime slipped slipping slit slits sloan sloop slow slowed
  slower slut sly smalls smarts smell smelled sneak sneakers sneaking snitch snorts snow soared sobs sock socks sod soft
  softwares soiree sol solds soles solicits solicitudes solid solon solve someones somethings somewhats somewheres sons sooners
  sore sought sounded sounders sounding sour sourced sous souths sow soy spa spain spam spare spared spares spark sparking
  sparks spear spears specialised specializes specialty specifics spell spelts spend spends spent spice spill spilled spin spit
  spite spits spitting spoke spoon spore spores sport spot spots sprang sprints spy spying squire stab stable stables stack
  stade staged stairs stake stakes stalking stall starch stare stared staring stark starred starring startings startled starved
  starving stated stating stations stats statue statues stave staying stays steak steaks steam steep stele stem stemmings steno
  stepped steven stew stick sticks stiff stills sting stint stints stir stitch stoke stokes stole stoned stony stool stopping
  storeys storied storing storm storms stove stoves straining strapped stray streak streaks streamings stripper stuck stud
  stuffed sturt styled sub submits successions succursales suck sucking sucks sucre suction sue suings suited suivante sum
  summarizes summed summit sung sunk superb supers supper supplies sures surf surge swan swat sway sweat sweep swell swing sword
  swords swore tab tad tae tag tai tailed takin takings tale tales talkings tall taluk tame tan tang tank tanks tanner tao tap
  taper tapped tapping taps tar tara tarts task tasked tasks taste tastes tasting tates taxed taxes taxi tea teach teaching teal
  tear tearing tears tease technicals technics techs ted tee teens tel telephoner telephones telephony teles televisions teller
  tellin tellings telly ten tend tended tends tenia tent terminates terns terror thane thanking thanksgivings thans thee theme
  themes thens thereby theres thesis thick thief thigh thighs thin thine thingy thirsty thongs thorough threads threat threes
  threw throughput thrown thru thrust thud thuds thug thugs thy tick tickle tide tides tie tied tier ties tigers tight til tiled
  tiles tiling tills timeouts timer timings tin ting tip tips tire tired tires tiring tis tissue tissues tit tithe tithes titled
  tits toad todays toe toes toll tolls tom tomorrows ton tonal tone tones tong tonic tons topics topped tops torch tore tories
  torn tory tough tours tout tow towed tower toxic toy trace tracks tract trail trailing trails tram trams transcribes
  transformings transit travelings travellings travels tray tread treat treated tree trees trench tres trey tribal tribes trick
  tried trier trims trio trios trip tripped trips trough troy truce truck trues tsk tuck turd turf turk turks turnarounds twat
  twelves twin twinning tying typed typing typos tyres ultima ultimo umber undecideds uniques unison unity unknowns untie unto
  updated usable usage uses usher vacances vacations vagues vain vales valet valued valve valves van vanish var vary vase vases
  vast vat vault vaults vega vegans vegas vent ventral ventured venus vera verb verifier verses vest vet viable vice views vile
  villages vin viscount visits vivo vocal voces vogue voiced voids voip vote voted votes vouch vow vows wade wage waged wager
  wailing wails waist waited waiter waitings wake wakes waking wales walk walking walks walled wally wan wand wander wandering
  waned wang wanting ward warden wards wares warms warn warns warp warrant warrants wars wary wash washed waste wasted wastes
  wasting watched watches watching waters wattle wave waves waving wax ways wealth wear wearing wears webcasts websites wed wee
  weed weeds weep weigh weighs welcomed wen westerns wet wha whale wheat whens whereas whereby wherever whew whiles whites
  whitey whoa wholes whore whores whys wicked wider wides widows width wig wild wills willy wind winding window winds wine wing
  wings wink winner winners winnings wins wipe wire wired wires wise wit witch withs wits wives woe woken wont woo wood woods
  wool woolly wording wore worlds worm worms worn worse worth woulds wound wounded wounding wounds woven wow wrench wright
  writer writers yah yale yang yank yard yards yay yea yeahs yearly yeast yell yelling yells yelps yen yep yesterdays yield
  yields yin yorker yorks yourselves youth yuck yup zack zeros zoned zoo zooms
`,
};
