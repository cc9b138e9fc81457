/** English words, folded, by which slips of the fingers are recognised (`spelling.ts`). Made by `scripts/words.mjs`. */
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
  academy accessories according across act activities activity addition administration adult advanced advertise age ago ain air
  aircraft alive almost along although analysis announced anymore appeared application applications appointed archive archives
  army art artist artists arts ask ass assembly associated attack attended awarded baby bad band basic battle bay beach beat
  beautiful beauty become bed behind believe below bet big bit bitch blog blood boss box boy boys brand bridge brother brought
  browse built bye calm came camera campaign captain car career careful cash catch categories catholic census century
  championship championships chapter character characters child children chuckles civil coach coast collection color command
  community companies competition considered contains cool copyright corporate crazy create culture cup cut dad daddy damn dance
  database daughter dead death defeated degree department described design designed despite developed development die directed
  directory district division dog domain done door download downloads dream drop drug due earth easy eat economic edition
  education effects elected end engine engineering entertainment environment environmental episode established even event events
  eventually everybody example eyes families famous far father fax feature featured features feedback feeling felt female
  festival few fight figure finance force forces forget formed forum forums friend friends fuck fucking fun funny future gallery
  garden gay gentlemen gift gifts girl girls glad global goal god gold golf gone gotta governor ground growth guess gun guy hair
  happy hardware hate heard heart hell hey higher highest himself historic historical hit hmm honey hot huh husband image images
  income increase india industry initially interest involved jack james japan jesus job jobs john journal jun key kid kids kill
  kingdom knew knowledge ladies lady lake land laughing laughs launched law leader leading league learn learning leaving led
  less library license lie light linux listen listing listings little lived log login looked lord los loss lot loved low luck
  lucky lyrics mad magazine major making man map mar market marketing married master material materials medal memory men met
  method methods michael mid miles military mission model models modern mom money mother movement murder museum musical native
  natural nature navy net network newsletter nobody non northern notable note novel nude numerous off officer oil old older ooh
  original originally overall own package parents paris parliament password paul pay per percent performance performed photo
  photos pics picture pictures planning plant play played player players playing plays poker policies political poor popular
  population porn posted posts power powered press previously print pro probably problem problems process produced production
  professor profile promise protection public pull purchase put quality race radio railway range rating ready receive recent red
  refer regional register released religious remained remember replaced research resource resources returned risk river rock
  royal run running rural safety sale san save saw say scared schools science scored sea seeing seem select sell sense series
  serious served set sex ship shit shoot shopping shot shut sick sighs significant similar sir sister sit six sleep social son
  southern soviet species spent stand stated statement stay storage stories structure studies studio study stuff stupid
  subscribe successful sun supplies supposed sweet tax teen television ten texas theory thinking though thread thus tickets tips
  together too topic topics tour tournament towards township toys trade traditional travel treatment tried trouble truth try
  turn turned uncle valley various via village visit walk wanna watch water way website went western white whoa wife win window
  windows woman women won worry wow writer yahoo yellow yet young yourself youth
`,
  own: `
  able above absent absentee absentees absolutely accept accepted acceptee acceptees accepting acceptor accepts access accessed
  accesses accessibility accessible accessing accession accident accidents accommodate accommodates accommodation accommodations
  account accounting accounts accurate acquired acquisition acquisitions acted acting actings action actions active actor actors
  acts actual actually adapt added additional address addressed addressee addressees addresses addressing adjoint adjourn
  adjudicates adjudicating adjudication adjudicator adjust administrative administrator administrators advance advances adverse
  advertising advice advices advise advises affected affiant affiants affidavit affidavits affirm affirmative affordable afraid
  afresh afternoon again against agency agent agents agree agreed agreement agreements agrees ahead airline airlines airport
  airports alberta alleges allergies allergy allowed ally alone already alright alternate alternates alternation alternations
  alternative alternatives always ambiguous amend amends amenities american ames among amount amounted amounting amounts anchor
  anchors animal animals annual another answer answered answering answers anybody anyone anything anytime anyway anyways
  anywhere apart apologies appeal appeals appear appearance appearances appearing appears appellants applicable applicant
  applicants apply appoint appointment appointments appoints apposed appreciate appreciated approve approved approximately april
  arabic arbitrage arbitral arbitrary arbitrate arbitrates arbitrating arbitration arbitrations arbitrator arbitrators arbitress
  areas arise arises arising arking around arrange arranged arrangement arrangements arranges arrive arroba arse article
  articles arties artificial aside asked asking asks assent assents asset assets assigned assignment assignments assigns
  assistance assistant assistants associate associates association associations assume assumes astern atom atoms attach attached
  attachment attempt attempted attempting attempts attend attendance attendances attendee attendees attending attends attorney
  attorneys audience audiences audiencia audiencias audio audiovisual august aura author authority authors auto automated autumn
  avail availability available avenida avenue avenues average averages avoid avoids awaited award awards away awesome background
  backgrounds backs backward backwards bail bake balance balances ballpark banco bank banking banks bare barrister barristers
  base based bases basically basketball bear bears because began begin beginning beginnings begins behalf beings beside besides
  best bests better beverage beverages bien bigger biggest biling bilingual bill billed billing bills binder binding binds
  bitcoin black blacks blank blanks blind block blocked blocking blocks blue blues board boardroom boardrooms boards body
  bonjour book booked booking bookings books boolean borne bought boulevard bound boundary bounds boutique boutiques boyfriend
  boyfriends branches breach breaches breaching bread break breakfast breakout breaks brief bring brings bucks budget budgets
  build builder builders building buildings builds bundle bundles bureau bureaus buses busy buyer buyers cabinet cabinets cafe
  cafes caiman caimans cake cakes calendar calendars call callback callbacks called calling calls canada cancel cancelation
  canceled cancellation cancelled cancelling cancels candidate candidates cannot cant cantonese capacity capital capitalised
  caption captioning captions card cards care cares cargo carried carry cars cart cartable carts case cases cassette cassettes
  cast caste castes castle castles casts category cater catered catering caterings caters caucus causa cause causes cayman
  caymans cell cello cells cent center centers central centre centred centres cents certain certainly certified chain chained
  chains chair chairs chamber chambers chance chances chang change changed changes changing channel channels char charge charges
  chat chatting cheap check checked checking checks cheer cheers chemin cheque chez chief chiefs china chinese choice choices
  choose chooses chosen christmas church circuit circuits cities claim claimant claimants claims clarify class classroom
  classrooms clause clauses clean cleaned clear clears clerk client clienteles clients clip clock clocks close closed closely
  closes closest closet closing club clubs cobra cocounsel code codes coffee cold collation colleague colleagues college
  colleges collision collisions column columns comes coming commander commanders commence commencement commences commencing
  comment comments commerce commercial commercials commission commissions committee committees common commons company compare
  compared compares comparison comparisons compelled compete competes compile compiled compiles complainant complainants
  complained complete completed completely completes completing completion completions compliment compliments composed
  composition compositions compulsory computer computers concern concerning concerns concord condition conditions condo
  condominium condominiums conference conferences conferencing confidential confidentiality confidentially confirm confirmation
  confirmed confirmee confirmees confirms conflict conflicts connect connects consecutive consecutively conseil consider
  considers construction constructions constructors consult consultation consultations contacted contactee contactees contacts
  content contents contest contested contests context contexts continual continuation continue continued continues continuing
  continuo contract contractor contractors contracts contraries control controls convention conventions conversation
  conversations cook cooks coordinator copies copy cordial core cores corporation corporations correct corrected correcting
  correction corrections correctly corrects cost costs could couldn council councils counsel counselee counselees counseling
  counselor counsels count counted counter counters counties counting countries country counts county couple couples course
  courses court courthouse courtroom courts cover coverage covered covers created credentials credit credits creole crescent
  critical cross crosse crossed crosses crossing crossings crown crowns crypto curious currency current currently currents
  custody customer customers daily dale damage damages danish dated dates daylight days deadline deaf deal deals dear debt
  debtor debts debut debutant debuts december decide decided decides decision decisions declined decoy decoys default defaults
  defect defective defects defence defend defendant defendants defended defender defenders defending defends defense defenses
  define defined defines definitely delay delays delete deleted deletes deliver delivered delivery delta demand demanded
  demanding demands democrat democrats deny depend depends deponent deponents depose deposit deposition depositions deposits
  describe describes description descriptions desk detail detailed details detect detects determination determinations
  determined died diet dietary diets diff differ difference differences different differs diffusion digit digital digitally
  digitals digits diner diners dinner dinners dire direct direction directions director directors directs disability disabled
  disagreement disagreements disciplinary disclose discount discounts discoveries discovery discrimination discuss discussed
  discussion discussions dismissal dismissals dismissed display displays dispute disputed disputes distance distances distinct
  distinction distinctions distribution distributions divided divorce divorces docket doctor doctors document documenta
  documentation documented documenting documents does doesnt doing dollar dollars double doubles down downs downtown draft
  drafts dressed drink drinks drive drives driving dropped duplicate duration durations dutch each earlier earliest earn earns
  easement east easter eastern edit edits edmonton eight either election elections electronic electronica electronically
  electronicas electronics elevator eleven elides else elsewhere emailing emails embargo emergencies emergency employ employed
  employee employees employer employers employment employs empty encores encrypted encryption ended ending endings ends energy
  enforceable engage engages english englishes enough enquire entente enter entered entering enterprise enterprises enters
  entire entirely entries entry envoy envoys equally equipment equipped error errors escribanos essay essays essentially estate
  estates estimate estimates estimation etage etudes euro euros evaluate evaluates evening evenings evenly ever everest every
  everyone everything evidence exact exactly exam examination examinations examine examined examinee examinees examiner
  examiners examines examining exams excellent except excepting exception exceptions excepts exchange exchanges excluding excuse
  excuses executed execution executions executive executives exhibit exhibits expect expects expedite expedited expense expenses
  expensive experience experienced experiences expert expertise experts expire expires expiring explain explained explains
  explicit export exports exposition express expression expressions expropriation extend extended extending extends extensile
  extension extensions external extra extremely face faces facet facets facilities facility fact factory facts failed failing
  failure failures fairly fall falls false farewell fast fault faults favor favorite favorites favors favourite favourites
  february federal federale federally federals feed feeds feel feels fees fewest field fields fifteen fifth fifths fifty file
  filed files fill fills films filter filtered filtering filters final finale finally finals financial finds fine fines finish
  finished finisher finishers finishes finishing fire fired fires firm firms firstly firsts fits fitting fittings five fixed
  flag flags flat flats flexible flight flights flood floods floor flooring floors florida flying focus fold folded folds follow
  followed follower followers following follows fond food foods football forecast forecasts foreign form format formats former
  forms fortnight fortnights forward forwards found foundation foundations founded founder founders founding four fourth fourths
  fragment fragments franchise franchises fraud freight french friday front fronts full function functional functions further
  gain gains game games garage garages gave general generale generally generals george german germans gets getting gimme
  girlfriend girlfriends give given gives gluten glutens goes goodbye goods google gooseneck government governments gran grand
  grande grandee grandees grands gratis great greek green greeting greetings greffier grievance grievances group groups guarani
  guest guests guide guided guides guys hailing halal half hand handheld handicap handled hands hang hangs happen happened
  happens harassment hard hatter hatters haute haven having head header heading headquartered heads hear hearing hearings hears
  held hello helps herald hereby hether highs highway highways hired hiya hockey hold holding holdings holds hole holes holiday
  holidays holly homes homework hone honest hope hopes hoping horoscope horse horses hospital hospitals host hosted hostile
  hosting hosts hotel hotels hour hourly hours house houses hows human humane humans hundred hundreds hurry hurt hurts hybrid
  hybrids idea ideally ideas identical ideography ignore ignored immediate immediately impaired impartial implied important
  imported impossible inactive inch inches incident incidents include included includes inclusion inclusions incorporated
  incorrect incorrectly indeed independent independents index indexes indication indications indirect individual individuals
  industries info ings inheritance initial initials injured injuries injury inner input inputs inquiline inquilines inquire
  inquiry inside instance instances instant instead institute institutes institution institutional institutions instruction
  instructions insurance insurer insurers integrated intelligence interface interfaces interlocutors international
  internationally internationals internet interpret interpretation interpretations interpreted interpreter interpreters
  interpretess interpreting interprets interrogee intervener interview interviews introduced invalid investment investments
  invite invites invoice invoices involve involves involving ipad ipads island islands issue issued issues italian item items
  itself jane january javascript join joined joining joins joint joints joke jokes judge judges judgment judicial junior juniors
  junta justice justices keep keeps kept keys keyword keywords killed kind kinda kindest kindly kinds king kings knows kosher
  label labeled labeling labelled labels lace laid lame landlord landlords lane lanes language languages laptop laptops large
  larger largest lasting lasts late lateral latest latter lawsuit lawsuits lawyer lawyers layout layouts lazy lead leads leak
  lease leases least leave leaves left legal legalese legaleses legally length lengths lengthy letter letters level levels
  lexicon lexicons liable licence licensing lieu life lift likeness likenesses likes limit limitation limitations limited limits
  line lines link links lips listed lists litigation litigator live lives livestream living livraisons loan loans local locale
  locales localizable locals locate located locates location locations lock locks logistics lone long longer longest looking
  looks loop loops loose loosely lose losed loses lost lottery love loves lower lowered lunch lunches machine machines madam
  mail main maker makers makes malpractice managed management managements manager managers mandarin mandatory manner manners
  mans maple marc march mark marked marketplace marks mars match matched matches matching matter mattered matters maximum maya
  maybe meal meals mean meaning meaningful meanings means meant media mediate mediating mediation mediations mediator mediators
  mediatrices medical meditation medium mediums meet meeting meetings meets member members memos mention mentioned mentions
  merger mergers merit merits message messages metro micro microphone microphones micros microsoft mics midday middle might
  milieu million millions milliseconds mind minds mine mines minimum minister ministers ministry minus minute minutes
  misrepresentation miss missed misses missing misspelled mistake mistaken mistakes mistyped mixed mobile mobiles mobility mode
  moderate moderator modes modification modifications modify moment moments monday monitor monitored monitoring monitors month
  months montreal morning mornings mort mortgage mortgages mostly motif motifs motion motions mountain mountains move moved
  moves movie movies much multilingual multiple multiples municipality must myself named names narrative narratives nationals
  near nearby nearest necessary need needed needing needle needles needs negation negations negative negligence negotiation
  negotiations neither netflix neutral neutrals never newest nice night nights nine noel none nonsense noon nope normal
  normalize normalizes normally notebook notebooks noted notes nothing nothings notice notices noun nouns november null numbered
  numbering numbers numeric object objected objection objections objects occur occurred occurs october odds offer offered offers
  office offices official officials offset often once ones onsite ontario oops open opened opening openings opens operate
  operated operates operating operation operations operator operators opinion opinions opposed opposing opposition oppression
  opted option optional optionally optionals options oral order ordered ordering orders ordinal ordinary ords organisation
  organisations organization organizations origin origins others otherwise ottawa ours ourselves outer output outputs outside
  overlap overlaps overs overtime owed owned ownership pacific pads pages paid palais panel panels paper papers paperwork para
  paralegal pardon park parking parks parted partial participant participants participate participates participation particle
  particles particular particularly particulars parties partly partner partners partnership partnerships parts party paseo pass
  passes past pasta paste patent patents path paths pattern patterns pause pauses paying payment payments pays pencil pendent
  peoples perfect perfectly perhaps period periods permanent person persona personae personal personality personas personnel
  persons pesos petitioner petitioners phone phones phrase phrases physical physically pick picked pickle pickles picks piece
  pieces pile piso pizza place placed placement placements placer places plain plains plaintiff plaintiffs plan plans platform
  platforms pleases plus poem poems point points police polish politics port portable portal portatile porter porters ports
  portuguese position positions possessive possessives possibility possible possibly postpone postponed pour practice practices
  practise practitioner practitioners prayer prayers precise precisely precision precisions prefer preferably preference
  preferences preferred prefers prefix prehearing preliminary premier premiere premieres premiers premise premises prep prepare
  prepares preposition preprocesses prescription present presentation presentations presents president presidents presiding
  pressing pressings pretty previous prices pricing primary prime primers primes principal principals printed printer printers
  printing prior priority privacy private privilege privileged privileges procedural procedure procedures proceed proceeding
  proceedings proceeds professional professionals program programs project projector projectors projects prolong prompt prompts
  proper property proportion proportional proportionals proportions provide provided provider providers provides province
  provinces provincial provincials provision provisions proximal publican published punjabi purchased purchaser purchasers push
  pushes python qualified quarter quarters quarto quay quebec queen queens query question questioning questionings questions
  quick quickly quiet quit quite quotation quotations quote quoted quotes radiation raft rafts ramp ramps rand rank ranked ranks
  raptors rarest rarity rata rate rates rather reach reachable reached reaching read reading readings reads real reality
  realtime reason reasons rebate rebook recap received receptionist recipe reckoned reclamation recognised recommend recommends
  recontact record recorded recording recordings records recover redo reduce reduces redundant reference references refine
  refinement refines refreshment refreshments refund refundable refusal refusals refused regard regarding regards region regions
  registered registrar regular regulars relate related relates relating relation relations relative relatives relator relators
  release releasee releasees releases remediation remedies remind reminds remote remotely remotes renamed rent rental rentals
  repeat repeated repeater repeating repeats replace replacement replacements replaces replies reply replying report reported
  reporter reporters reporting reportings reports repositions represent representation representations representative
  representatives represented representee representees representing represents republic republican republicans republics
  reputation request requested requests require required requirement requirements requires requiring reschedule rescheduling
  reservation reservations reserve reserved reserves reserving reset reside resides residing resolution resolutions resolve
  resolved resolves respect respectfully respects respond responded respondent respondents responders responding responds
  response responses responsibility responsible rest restart restaurant restaurants rests result results resume retailer
  retailers retention retransmissions return returns reunion reverse reverses revert reverted reverting reverts review reviews
  rewritten rice rights righty ring rings road roads robot robots roger rogers role roles room rooms roster rosters rough roughs
  round rounded rounder rounds route routes routine routines rows royalties royalty rule rules runs rush rushed rushes russian
  safe sage sages said saint saints sales salle salon salons same satisfies saturday saturdays saving savings saying sayings
  says scan scans scattered schedule scheduled scheduling score scores scratch screen screens searched searches searching seat
  seating seats seconda seconde seconded secondee secondees secondes secondly secondo seconds secret secretaries secretary
  secrets section sections secure secured security seeks seems seen sees selected self seller seminar seminars send sending
  sends senior seniors sensing sensitive sent sentence sentences separate separates septa september sera serve server servers
  serves session sessions setting settings settle settled settlement settlements settles setup seven several severals severance
  shall shape shaped shapes share shared shareholder shareholders shares sharing sharp shipping shoe shoes shop shops short
  shortened shorter shorts show showed shown shows side sides siege sign signature signatures signed signs simple simply
  simultaneous simultaneouses simultaneously since sincere sincerely single singles sites sits sitting situated size sizes skip
  skipped slice slip slips slot slots slowest small smaller smart snack snacks soccer society software sold sole solicit
  solicitor solicitors solicitude solo solos solution solutions somebody someone something sometime sometimes somewhat somewhere
  song songs soon sooner soonest sorry sort sorts sound sounds source sources space spaced spaces span spanish spans speak
  speaker speakerphone speakers speaking speakings speaks special specialises specialist specialists specially specials specific
  speed speeds spelled spelt splices split splits spoken sport sports spring springs square squares staff staffed staffs stage
  stages stairs standard standards star stars start started starters starting starts station stations status stem stemming stems
  stenograph stenographer stenographers stenographies stenographs step steps still stock stockholders stocks stone stones stop
  stopped stops store stored stores story straight straights stranger strangers strategy stream streamed streaming streams
  street streets strength strengths strict string stringed stringent strings stripped strong student students style styles
  subject subjected subjects submission submissions submit submitting subway success succession succursale sue sued suing suit
  suite suites suits summaries summary summer summers sunday sundays super superior superiore superiors supplied supplier
  suppliers supply support supported supports supreme supremes sure surface surfaces surname surnames swapped switch sworn
  systems table tables tablet tablets tail tails taken takes taking talk talking talks tape taped tapes taping target targeted
  targeting targets tart tate taxi taxis teams tech technic technical technician technicians technique techniques technology
  tele teleconference telephone telling tells tenant tenants term terminal terminals terminated termination terminations terms
  test testify testimony tests text texts thank thanks thanksgiving theater theaters theatre theatres theirs therefore theses
  thing things thinks third thirds thirty those thought thoughts throughout throw throws thursday tiers tiles till timeout times
  timing title titles today token tokens told tomorrow tonight took tool tools toronto tory total totally totals touch town
  towns track tracks trademark trademarks train training trainings trains transcribe transcribed transcript transcription
  transcriptional transcriptions transcripts transfer transfers transform transformation transformations transformed transformer
  transformers transforming transforms transit translate translates translation translations translator translators transmit
  transmits transport transports traveling travelling trial trials tribunal tribunals tries trim trimmed trois true truly trust
  trusts trying tryings tuesday turnaround turns twelve twenty twice type types typeset typesets typing typo unable unasked
  unavailable unchanged unclear undecided undefined understand understands understood undo undone unglued union unions unique
  unit unite unites units unknown unpaid unreachable unread unrepresented unsuccessful unsure until untrue upcoming update
  updated updates upload uploading upon urgency urgent urgently user users uses using usually utilise vacant vacation vague vale
  valid valuation value values vancouver vegan vegetarian vegetarians vendor vendors venture ventures venue venues version
  versions versus very video videoconference videoconferencing videographer videographers videography videos virtual virtually
  visa visas visitor visitors voice voices void voluntary wages wait waiting waits wall walls wanted wants warm warranty weak
  weather webcast webcasting webex wednesday week weekday weekdays weekend weekends weeks weigh weighed weighing weighs weight
  weights welcome welcomes wells west wests whatever whats wheel wheelchair wheels whenever whereabouts wheres whether
  whiteboard whiteboards whole wholly whom whoop whoops whose wide widened winnable winning winnipeg winter winters wireless
  wish wished wishes withdraw within withins without withouts witness witnessed witnesses wonder wonderful wondering wonderings
  wonders word words worked worker workers working workings works workshop workshops write writes writing writings written wrong
  wrongful wrongs wrote yesterday yield yields york yours zero zone zones zoom
`,
  known: `
  abide ables aboard abode abord abort abouts aboves absents abuses accent accented acceptors accessions accommodated accord
  accountings ace acquire acquires acre acres acta actives actuals adapts addiction additions adds adept adjoins adjoints
  adjourns adjudications adjudicators adjusts administrations adopt ads adults advertised advertiser advertisings advised
  adviser advisers affaire affects affirmatives affirms afield afternoons afters aged ages aground ague ahem ahold aid aide
  aided aids ailing aim aimer aiming aired airliner airliners airs alan aland albert albums ale ales alf alike alleged alleles
  allemande alley alloy alter alteration alterations alternated alto ambos amen amine ana analyses analysts anion ann anna
  announce announcer announces annuals annul annulation ant ante antes ants anyones anythings anywheres ape apes apologise
  appealed appealing appel apple appreciates approves appui apres arbitrages arc arch archived arena aria arisen ark arm armies
  arms arose arranger arras arrest arriba arrived arrives arrobas arsed arses artistes arty ascent ascents ash asides askings
  asleep asp assay assemble assert asserts asses assess assistances assumed assurance assurances assure ate ates atop atrial
  attache attaches attachments attacked attacks attendings auction auctions audios audiovisuals audit audition augusts auras
  autobus autos autumns auxiliar avails avant ave avenge averaged avise await awaiting awaits aware aways awe awhile axe axis
  aye baba babe babes backing backyard bag bah bailed bails bait baked baker bakes baking balanced bald ball ballparks balls bam
  ban bancos banding bands bang banging bangs banjo banked bankings banner banners bar barb bares barge baring bark barking
  barks barn barry bars basement bash basics basil basin basis basketballs bass basse bat batch batches bates bath baths batter
  batters battled battles beaches beads beam beams bean beans beard bearing beast beasts beating beats beau beaucoup beck
  becomes beds bee beef beep beeps beer beers bees beg begun bein believed believer believes bell bells belt belts ben bench
  bend bender bent bequest beset besoin besoins beta beth bets betters betting betweens biases bid bidding bids bight bike bikes
  biking biles bilinguals billings billion billions billy bin bind binders bindings bing bio birds bite bites biting bits bitter
  biz blame blast blasting blasts bled bleep blend bless blinds blink bloc blockings blogs blond bloody bloom blow blur boar
  boat bob boil boiling bold bon bond bonding bonds bone bones bong bonne bonsoir boo boob boobs boom boot booth boots border
  bordered bordering borders bore boring boron bother bothers bottle boughts boulevards bounded bounty bout bow bowed brace brad
  brain brains brake branched brands brandy brat breads breakfasts breakouts breath breathes breathing bred bree breech breed
  brent breve bride bridges briefs bright brine brink bro broad brock brooks broom brothel brothers brown browser brush buck bud
  bug bugger bull bulls bum bummer bun bunch bundled bunk bunny buns bureaux burn burned burns bury bus bush bushes bust busty
  butch butt butter buys cab cable cables cadre cadres cage cain calf caller callings cam camel cameo cameras camp campaigns
  camps canadas cancelations cancellations cancer cancers cane cannon cans cants cap cape capita capitalized capitals capitol
  caps captains captors cared careers cargos carl carrier carries carte carter carve carver casa casting cat catches catching
  catholics cation cats cattle causal caused caution cave caves cease cee cellos celts centered centering centrals ceres cero
  cerrado certainty cession cha chad chaired chambre champaign chancel changer changs chant chanted chanting chap chapters
  charged charging charing charm chars chart charter charting charts chas chase chats chatter che cheaps cheat cheated cheek
  cheeks chef chefs cheques cher chere chew chick chicks chile chili chill chin chinas chino chip choir choirs chop chopping
  chops chores chose chow chuck chuckle cide cites civic clam clan clanging clans clap clarity claro clash classes classy
  clatter claw claws clay clays cleaner cleans cleared cleft clerks clicks clink clint clips cloak clone clones closer closets
  closings clown clowns clue clues coal coarse coasts coat coats cobras cock cocks cod codec codex coding coffees coin coined
  coins coke colder colds cole collar collations collections colors colour colt colts coma comb combe comer comet comings
  commanded commandery commands commenced commencements commenting commerces committed commuter commuters competed competing
  competitions compiler compilers complement complements complexes complied compose composer compter computed comte con concert
  concerts concierge concords condom condos cone conf conferencings confirmations confirmer conform conformation conge congested
  congo cons conseils consent consul consuls consulta consulter consults contain contend contends contention continuations
  continuos contracted contrast contrasts contrat convection convent cooked cooking coop coordinators cop cope copied cops
  copyrights coral cord cordials corey cork corn corps cory cos costa costly cote couch cough coughs counselings counselors
  countess coup coupe coupled courant courtrooms couverts cove coverages covert coveted cow cowards cows cox cozy crack cracks
  craft crafts cran crank crash crate crater craters creaks cream creates cree creek creoles crescents crest crested crests
  cried cries crime crimes criollo cris crises crook crooks crop crops crore crores crow crowd crowds crows crush crushed crust
  cry crying cryptos cuatro cub cubs cue cued cues cuesta cult cultured cultures cum cunning cunt cups cure curry curse curtain
  cute cuts cuz cysts dads daft dairy daisy dales dam damaged dame damp dams dan danced dancer dances dandy dang dans dare dared
  dares dari daring dark darn dart darts das dash databases dating datos daughters dawn daylights deadlines dealt dean dearest
  dearly dears deaths deb debate debe debit debtors debutants decade decades decay deceive deceived decent decider deck decline
  declines decor decree dee deed deeds deep deer def defeat defeats defected defectives defences defy degrees dejeuner del
  delivers dell deltas demain demander demos den dense dent dental departement departments depending depleted deported deposed
  deposes depth derive derives deriving dernier deserve deserved deserves designer designs desks despise detained detective
  detention determine determines devel developer developments dex dial dice dick dicks dies diffs diffusions dig dim dime dine
  ding dings dip directrice dirt disclosed discloses discover discovers discriminations discusses dish dishes disk dismisses
  disposition dispositions distanced distract districts ditch dites dive divide dividend divides diving divisions divorced dock
  docked dockets docks documental documentations doe dogs doings doit dolly dom domaine domains dome domes dong donna donne
  donor doo doom doors dope doping dork dorm dormer dose doses dossier dossiers dot doth dots doubled dough dove downed
  downtowns drag drain draining drains drank dread dreams dreamt dress dresser dresses dressing dressings dried drift drip
  driven driver drivers drivings droit droits drone drops drought drove drown drugs drum drunk dry dual duality duck ducks ducky
  dude duel duet duets dug duh duke dull duplicated duplicates dura durant dure dures dust dwell dye dying ear earl earning ears
  earths ease eased easements easier easters easts eating eats economics edict editions effacer effect effected egal ego eighth
  eights eighty ejected ejection elder elect electrons elevators elf elites emailings emergence emission emits emos emotion
  emotions empire emplacement employments empress enable enact encodes encryptions engaged engined engines enjoy enjoys enlace
  enoughs enquires enquiry ensure ententes enterings entertainments entires entirety environ environments envoi envy epics
  episodes equality equipments era ere erected eres erm escribe espagnole espanol especially est establishes estimated
  estimations etages etat eternal evacuate evaluated evaluation eve evidenced evidences exacts examen examples excerpt excerpts
  exchanged excise excused execute executes exemple exigences exit exits expanse expansive expended expertises expired explicits
  expositions expropriations extensive extent externals extras eye fable fables faced faction factions factor factors factual
  facture fade fades fag fail failings fails faint fair fairy fake faking falling falses fame famed famille fan fang fanny fans
  fare fared fares farewells farm farmed farmer farms fart farther farts faster fasting fasts fat fate fated fathers faut
  fauteuil faux favour fear fearing fears feast feat feather feats fed feds fee feeding feelings feet fell fellow fellows
  females ferm festivals feud feuds fever fiance fibre fibres fiddle fig fights figured figures filing filled filling filly
  filmed filmer filth fin finales financed finances finch finder finding fined finest finishings fish fission fist fists fit
  fitness fives fix flame flank flanks flaps flatter flavor flaw flaws fled flee flees flew flick flies fling flip float flock
  flocks flooding floorings flour flow flower flowered flyings foam focal foe fog folder folk folks followings fonds font fonts
  fool fools foot footballs forced ford forge forged forgets forgot fork formal formally formers fort forth forts foster fought
  foul foundings founds fountain fountains fours fox franc frank frauds freak freaks freed frees freights fresh fridge fried
  fries fright frog frost fry fucks fudge fuel fueling fuels fulls fully functionals fund funded funding funds funk funky fur
  furious furthers fuse fused fusing gables gag gal gale gales gane gang gangs gap garbage gardens gas gases gate gated gates
  gather gays gaze gear gears gee geek gel gem gene genera generate gentleman gents germination germs gettings ghats ghost
  ghosts gig gimmes gin givens giving gland glass glide glove gloves glow glue gnu goa goals goat gods goings golds golly gon
  gong goo goodbyes goody googles goons goose goosenecks gorge goring governors gown grab grace grade grain grains grandeur
  grange grans grant grants grave gravel gray greats grecque greed greens greet greffiers grief grim grind groan groom gross
  grossed grossing grounded grounds grown grows guaranis guild guilds guilt guise gules gulf gum guns gus gusts gut guts guv
  hack hae hag hah hail hailed hails hairs hairy halals hale halfs hall halls halt ham han handed handhelds handicaps handle
  handles handy hanged hanging hank harassments hards hardy hare harm harry hart hash hasta haste hat hatch hated hates hath
  hating hats haul havens haves havings hay headed headers headings headline heal healing healths healthy heap hearts heat
  heater heaters heath heather heating heats heave heaven hech heck heed heel heels heh height heights heil heir heirs hellos
  hen heralds herb herd herding herds heres heresy hero hers hicks hid hide hides hike hill hills hilly hinder hint hints hip
  hips hire hisses hissing hist hitch hits hitter hitters hitting hiver hockeys hog hoisted holder hollow holt holy homer
  homeworks homo hon honesty hong honk hoo hood hook hooked hooking hooks hop hoped hora horas horde horn horoscopes hose hosen
  hostel hostels hostiles hostings hotly hotter hound housed howl hug hull hum hunch hung hunt hup hurray husbands hush huso hut
  ice ideal ideals ignores ill implies imposition impossibles incomes incorporate incorporates increased increases indexed
  indican indie indispensables infer informations infos ing ingles inheritances ink inland inners inning inquirer inquires
  insides instants instituted insurances integrate integrates intelligences inter interests interned internets interrogees
  intervene intervened interveners intervenes intime introduce introduces invalids invited invitee iso itch jab jade jail jailed
  jake jams janes jar jaw jay jays jean jeans jeep jess jet jets jew jews jill jin jingle jock jockey joe jog joinings joked
  joker jolly jones jour journals jours joy judged judgement judgments junction junctions junk juntas justs kane kang kara kat
  kay keen ken kent kettle khan kick kicked kicks killer killing kills kilo kin kingdoms kip kiss kissed kisses kissing kit kite
  kites kits knee knight knights knob knot knots knowns koshers lab labelling laces lacey lack lacks lad lads laids lain lair
  lakes lam lamb lames lamp lamps lana lance lands lang langue langues lap lapel laps lars las laser lass lasted lastings latent
  laterals latests latte laugh laughter launch launcher launches laura lawn laws lay layer layers laying lays lea leaders leaf
  leafs leagues leaking leaks lean leaning leanings leap learns learnt leased leash leasing leasts leather leaved lee lefts leg
  legals legation legion legions legs lend lender lending lends lens lenses lent les lets letting lettres levee lever leverage
  lex lib libel lice licences licensed licensee licenses lick lid lied liege lien lies lieus lifes lifted lifting lifts lights
  ligne liked liking lime limiteds lin lined linen liner liners ling lining lip lire listens lit liter literal litigations
  litigators litter liver livings llama load loading loads loaf loaves lobed lobes loch locked locking locos locus loft logan
  logic logie logo logs longers longs loo looms looping loosen looses loot looted looting lords loser losers losing losses lots
  lou loud lover lovers loving lowers lowest loyal loyalty luke lunes lung lure lust lying lynch lyric mac mace mack macro
  madame madams mae magazines maid mailing mails mains mal male males mali mall malls malpractices mam mama manage manages
  manana mandarins manger manly manned mano manor maples maps mara marched marches marching marcs mare marge marker markers
  marketplaces markets marking marred marries marry marsh martial mary mask masked masks mass massage massed masses mastered
  masters mastery masts mat mate mated mater materiel maternal mates math maths matin matinee mating mature max maximums mayas
  maybes mayo mayor maze meat meath med medals medial median medias mediated mediates medic medicals medication meditations meg
  mein mel melt melting memo mend ment mental menu menudo mere merge merged merges mesa meses mess messed messing metal metals
  meth metre metros mic mice mick middays middles midi mights mighty mike mild mile milfs milieus mill milling mills mina minas
  mined miners ming mini minimums minster mint mise mises misrepresentations missions missus missy mist mister mitch mites
  mitigation mix mixes mixte moan moaning moans mob mock mod modal modem moderated moderates moderators moderne modest modifier
  moe moire moist mold molded molding molds mole molly momento moms mon monde monitorings monkey monte monty moo mood moon moose
  mop moral mores morse mortal morts moses moss mosses mosts motel moth mothers moths mould mound mounds mount mounted mounting
  mourning mouse mouth mouths movements mover mud mule mules multiplex mum murders museums musicals musts mutt mutters nada nail
  nailed nails naive naked nam nan nap nat natives nay neal nearly nears neat neath necessaire necessaires ned needless needy
  negatives negligences nerd nerve nerves nest nests netting networks neural newer newsletters nexts nicer niche niches nick
  nicked niece nigger nines nobility nod node nodes noels nones nonsenses noons noose nor norm norma normalized normals norman
  norms norths nose noses notables notably notaire notaires noticed noting notion notions nourriture nous nouvelles novels
  novice novices nown nuclear nulls numberings numerics nun nuns nut oath oaths objet odd officers offs offsets okays ole olive
  omit onces onion onions onto oof ooms opined oppose opposes oppositions oppressions ops orals orange orderings ordinals ouch
  ought ounce oups outers outs outsider outsides ouvert oval oven overlay overt overtimes owe ower owes owl owner ownerships
  owns pace paced paces pack packaged packages packed packing packs pact pad paddy pain pains paint painted painter painters
  painting pair pairs pal palace palaces pale paler palm pals pam pan panties pants papa paperworks par paralegals paras pardons
  parent parer parfait parish parity parked parkings parle parliaments parse parsons parti partials participated participations
  parting partis pas paseos pasha passed passee pastas pastes pasts pat patch patient patients patty paving paw paws payer
  payings payout pea peace peach peak peaking peaks peck pedal pee peed peek peel peep peer peg pen pencils pendant pendents
  pending pens pep perdu perfecto perfects performances performer permanents perp personals personnels pest pests pet petite
  petitioned pets petty phase phases phoned phony photons physicals physique pic pie pied pier pierce piers pies pig pigs pike
  piles pill pills pin pinch pine pines ping pink pins pint pipe piper pisos piss pissed pisses pissing pit pitch pits pity
  pizzas placers placing plait plane planes planet planks planting plants plate plates plating plead pleads pleas pleased plot
  plots pluck plug plum pocket pod poet poets pointe pointed pointing poke pole poles polices polite polity poll polly polo
  polonaise pond ponga poo poof pool pools poop pop pope popes pops populations pork porno porta portables portals ported pos
  pose posed poser posh posited posits possibles postal poster posters posting postpones pot potable potent potion pots potter
  potters pottery pound pounder pounding pounds pours pow powder powers practiced practised practises prank pray prayed praying
  pre preach preached preaching precious precises prefect prelate premiered prepared prepositions preps prescriptions
  preservation preserve preserved preserves preserving preside pressed presume prevent prevents preview prey priced pricings
  prick pride primacy primate primavera primero prince princes printings prints priors priory prise privates prize prizes
  probable procedurals processor prochain produce producer produces productions prof professors profiled profiles projection
  prolongs prom promised promises prone prop propel properly propers proposition pros protect protections protector protects
  proto prowess proximo prussian pry psst pst pub publicans publisher publishes pulls punch punches punto purchases pure pushed
  puss puts pythons quack qualifier qualify quartet quartets quartos quatre quays quebecs queer quest quests quicks quid quiets
  quinze quip quites quits quiz quota quotas raced races racing rack radiations rage raging raid rail rails railways rain
  raining rains raise raises raising raja rally ram rams ran ranches rands randy rang ranga ranged ranger ranges ranking rap
  rape raped rappel rare rash rat ratas rated ratings ratio rational rats rattle ravel raven raw ray rays reaches react reacted
  reader realm reals rear rearing rebates rebooks recaps receiver receives receptionists recipes recite reclamations recognise
  recognises recognized recontacts recorder recovers recovery redos reduced reed reeds reel ref referenced referred refers
  refined refinements refunds refuse refuses refuted reg regained regarder regent regie registers registrars relaxed relaxing
  relay relayed relays relies relieve religions rely relying remediations remembers remise remove removes renal rename rend
  rends renters rents rep repay repeal repealed repeaters repeatings repent replay replied representant reputations requirings
  res reschedules reschedulings resent reserver resets resided resident residents residue residues resign resigned resort
  resorted resorts restarts resto resumed resumes retail retained retard retentions retirer retook retrait reunions reused
  revered reverence reversed reversing revolution revolutions revolved revolves reward rewards rex rices rich rick rid riddle
  ride rider rides ridge riel rig rim ripe rise rises rising risks risky rite rites rivers roam roar roars roast rob robe rocket
  rocks rocky rod rode roll rolls rom roman ront roof roofs rook rooster root roots rope ropes rory rose roses rot rouge
  rounders roups routed router routers routing rover row rowed rower rub rubles rude rue ruedas rug ruin ruining ruins ruled
  ruler rulers rum rusa russe russia ruth saber sack sacks sacred sad safely safer safes saga sagas sai saids sail sailed
  sailing sails sais sake sakes sal salles sally salmon saloon saloons salt salts salutations sam sames sample sand sands sane
  sang sank sans santo sarge sat satisfied saul sault saut saved saves sawyer scale scaled scales scam scant scar scare scares
  scaring scars scent schedules sciences scold scope scorer scorers scots scream screamed screaming screams seal sealing seals
  sean seance seances seas seasons seated seatings sec sects secures sedes sedition seduce seed seeded seeding seeds seek
  seeking seize selection selections selects selfs sellers selling sells semen seminal seminary senas sendings senor sensed
  sensei senses sensibles sensings sensitives sensor sensors sente sentenced sents separated serons serviced sets settler
  settlers settling setups sevens severances sew sewing sexes sexy shack shade shaded shades shading shake shakes shaking shale
  shalt shame shan sharings shark sharks sharps shattered shatters shave shaved shaving shaw shawn shear shearing shed sheep
  sheer sheet shelf shell shh shift shin shingle shingles shipped shippings ships shire shirt shirts shits shitting shock shoo
  shook shooter shoots shore shores shorten shorty shots shout shouts shove shoved shower shred shuts shy sickle sided sieges
  sigh sight sights silk sim simpler simples simplex sin sing singled singly sings sinister sink sinned sinner sinners sins sip
  sire sired sis sisters sitar sited sittings sized skate skating ski skill skilled skin skipper skipping skips skits sky slack
  slain slap slapped slate slated slater slave slay sleeps sleepy slices slick slide slides slight slim slime slipped slipping
  slit slits sloan sloop slow slowed slower slut sly smack smalls smarts smell smelled smiles snapped sneak sneakers sneaking
  snitch snorts snow snuck soared sobs soccers sock socks sod soft softwares soil soiree sol solds soles solicits solicitudes
  solid solon solve someones somethings somewhats somewheres sons sooners sordo sore sortes sought sounded sounders sounding
  sour sourced sous souths soviets sow soy spa spain spam spare spared spares spark sparking sparks speakerphones spear spears
  specialised specializes specialty specifics spell spelts spend spending spends spice spill spilled spin spit spite spits
  spitting spoke spoon spore spores spot spots sprang sprints spy spying squire stab stable stables stack stade staged stains
  stake stakes stalking stall stands starch stare stared staring stark starred starring startings startled starved starving
  statements stating stats statue statues stave stayed staying stays steak steaks steam steed steep stele stemmings steno
  stepped stern steven stew stick sticks stiff stills sting stint stints stir stitch stoke stokes stole stoned stony stool
  stopping storeys storied storing storm storms stove stoves strain straining strains strange strapped stray streak streaks
  streamings stripper stronger structured structures stuck stud studied studios stuffed sturt styled sub submits submittings
  subscribed subscriber subways successions succursales suck sucking sucks sucre suction suings suited suivante sum summarizes
  summed summit sung sunk sunny superb supers supper supporter suppose sures surf surfaced surge swan swat sway sweat sweating
  sweep sweets swell swept swing sword swords swore tab tad tae tag tai tailed taille takin takings tale tales talkings tall
  taluk tame tan tang tank tanks tanner tao tap taper tapped tapping taps tar tara tarts task tasked tasks taste tastes tasting
  tates tats taxed taxes tea teach teaching teal tear tearing tears tease technicals technics techs ted tee teens tel telephoner
  telephones telephony teles televisions teller tellin tellings telly temps tend tended tends tenia tens tense tent terminates
  terns terror thane thanking thanksgivings thans thee theme themes thens thereby theres thesis thick thief thigh thighs thin
  thine thingy thirsty thongs thorough threads threat threes threw throughput thrown thru thrust thud thuds thug thugs thy tick
  ticket tickle tide tides tie tied tier ties tigers tight til tiled tiling tills timeouts timer timings tin ting tip tire tired
  tires tiring tis tissue tissues tit tithe tithes titled tits toad toast toby todays toe toes toll tolls tom tomorrows ton
  tonal tone tones tong tonic tonights tons tony topped tops torch tore tories torn toss tough tournaments tours tout tow toward
  towed tower townships toxic toy trace traces tract tracts traded trades traduction trail trailing trails traits tram tramp
  trams tranche trans transcribes transformings transits translated travail travelings travellings travels tray tread treason
  treat treated treatments tree trees trench tres trey tribal tribes trick tricks trier trims trio trios trip tripped trips
  tropics troubled troubles trough troy truce truck trucks trues tsk tuck tuned turd turf turk turks turnarounds turner twat
  tweet twelves twin twinning tying typed typings typos tyres ultima ultimo umber umm undecideds uniques unison unity unknowns
  unload untie unto uploads urgence usable usage usher utilised utiliser utilises utilize vacances vacations vagues vain vales
  valet valleys valuations valued valve valves van vanish var vary vase vases vast vat vault vaults vega vegans vegas vent
  ventral ventured venus vera verb verbal verifier verser verses verve vest vet viable vice videoconferences videoconferencings
  views vile villages vin viscount visits vista vite vitesse viva vivo vocal vocals voces vogue voiced voids voip voiture vote
  voted votes vouch vow vows wade wage waged wager wailing wails waist waited waiter waitings wake wakes waking wales walking
  walks walled wally wan wand wander wandering waned wang wanting ward warden wards wares warms warn warns warp warrant warrants
  wars wary wash washed waste wasted wastes wasting watched watches watching waters wattle wave waves waving wax ways wealth
  wear wearing wears weathers weaving webcasts websites wed wee weed weeds weep weighings weighted weighting welcomed wen
  westerns wet wha whale wheat wheelchairs whens whereas whereby wherever whew whiles whip whites whitey wholes whore whores
  whys wicked wickets wider wides widow widows width wig wild willing wills willy wind winding winds wine wing wings wink winner
  winners winnings wins wipe wire wired wires wise wit witch withdrawn withdraws withdrew withs wits wives woe woke woken wolf
  wont woo wood woods wool woolly wording wore worlds worm worms worn worse worth woulds wound wounded wounding wounds woven
  wrench wright writers wrought yah yale yang yank yard yards yay yea yeahs yearly yeast yell yelling yells yelps yen yep
  yesterdays yin yorker yorks yourselves youths yuck yup zack zeros zona zoned zoo zooms
`,
};
