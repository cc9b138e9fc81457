/** English. */
import type { ChoiceTable, ChoiceWords } from "./choice-words.ts";

const OTHER: ChoiceWords = { answer: ["other", "another( one| kind| type)?", "something else", "none of (these|those|them)", "different"] };
const FORMATS: Readonly<Record<string, ChoiceWords>> = {
  electronic: {
    said: [
      "electronic (copy|copies|transcripts?|format|form|delivery|version)",
      "e-?transcripts?",
      "(in |as a |a )?pdf( transcript| copy| format)?",
      "digital cop(y|ies)",
    ],
    answer: ["electronic(ally)?", "digital(ly)?", "by e-?mail", "pdf"],
  },
  hard_copy: {
    said: [
      "hard[- ]cop(y|ies)( transcript)?",
      "paper cop(y|ies)",
      "printed (cop(y|ies)|transcripts?)",
      "(transcripts? )?on paper",
      "bound cop(y|ies)",
    ],
    answer: ["paper", "printed?", "hard"],
  },
  both: {
    said: [
      "(both )?(electronic(ally)?|digital|pdf)( copy)? and (a )?(hard|paper|printed)( cop(y|ies))?",
      "(both )?(hard|paper|printed)( cop(y|ies))? and (an? )?(electronic|digital|pdf)( copy)?",
      "both formats",
    ],
    answer: ["both", "each"],
  },
};
const DURATION: Readonly<Record<string, ChoiceWords>> = {
  half_day: { said: ["half[- ](a[- ])?days?", "half of (a|the) day"], answer: ["half", "(3\\.5|3 1/2|three and a half) hours"] },
  full_day: { said: ["(a |one |the )?(full|whole|entire)[- ]days?", "all[- ]day( long)?"], answer: ["full", "(7|seven) hours"] },
  extended: { said: ["extended (day|hours|session|booking|duration)", "longer than a (full )?day"], answer: ["extended", "longer"] },
};

export const CHOICES_EN: ChoiceTable = {
  examType: {
    discovery: { said: ["examinations? for discovery", "discovery( examinations?)?", "discoveries", "xfd"] },
    cross_examination: { said: ["cross[- ]?examinations?( on (an )?affidavits?)?", "cross[- ]?examin(e|ed|es|ing)"], answer: ["cross"] },
    questioning: { said: ["questioning( of (a|the) witness)?"] },
    voluntary_interview: { said: ["voluntary interviews?"], answer: ["voluntary"] },
    compelled_interview: { said: ["(compelled|compulsory) interviews?"], answer: ["compelled", "compulsory"] },
    interview: { said: ["interviews?( of (a|the) witness)?", "witness interviews?"] },
    us_deposition: { said: ["(u\\.?s\\.?a?|american|united states)[- ](style )?depositions?"], answer: ["depositions?", "american"] },
    aid_of_execution: {
      said: ["(examinations? )?in aid of execution", "judgment debtor examinations?"],
      answer: ["aid of execution", "execution"],
    },
    section_13: { said: ["section 13( examinations?)?", "s\\. ?13"] },
    other: OTHER,
  },
  arbitrationProceedingType: {
    motion: { said: ["motions?( hearings?)?", "procedural motions?"] },
    case_conference: {
      said: ["case conferences?", "case management conferences?", "procedural conferences?", "preliminary conferences?"],
      answer: ["conference"],
    },
    arbitration: {
      said: ["(main|merits|full|final) (arbitration )?hearing", "hearing on the merits", "arbitration hearing( itself)?"],
      answer: ["arbitration", "(the )?hearing( itself)?", "(the )?merits"],
    },
    other: OTHER,
  },
  adjudicationType: {
    sole_arbitrator: { said: ["(sole|single) arbitrators?", "one arbitrator"], answer: ["sole", "single", "one", "just one"] },
    panel: {
      said: [
        "(three|3)[- ](member|person|arbitrator) panel",
        "panel of (three|3|arbitrators)( arbitrators)?",
        "(three|3) arbitrators",
        "arbitral panel",
      ],
      answer: ["(a )?panel", "three"],
    },
    tribunal: { said: ["arbitral tribunal", "before a tribunal"], answer: ["(a )?tribunal"] },
  },
  meetingType: {
    shareholder: { said: ["shareholders?('s?)? meetings?", "stockholders?('s?)? meetings?"], answer: ["shareholders?"] },
    annual_general: { said: ["annual general meetings?", "annual meetings?", "agm"], answer: ["annual", "general"] },
    business: {
      said: ["business meetings?", "board meetings?", "client meetings?", "team meetings?"],
      answer: ["business", "board", "(just )?a meeting"],
    },
    seminar: { said: ["seminars?", "workshops?", "training( sessions?| days?)?"], answer: ["training", "course"] },
    other: OTHER,
  },
  trialType: {
    superior_ontario: {
      said: ["(ontario )?superior court of justice", "ontario superior court", "superior court of ontario"],
      answer: ["superior( court)?", "ontario", "scj"],
    },
    supreme: { said: ["supreme court( of [a-z]+( [a-z]+)?)?"], answer: ["supreme"] },
    other: { answer: [...(OTHER.answer ?? []), "federal( court)?", "provincial( court)?", "court of appeal"] },
  },
  mediaType: {
    audio_file: { said: ["audio (files?|recordings?)", "voice (recordings?|memos?)", "mp3"], answer: ["audio", "sound"] },
    video_file: { said: ["video (files?|recordings?)", "mp4"], answer: ["video"] },
    other: { answer: [...(OTHER.answer ?? []), "tapes?", "cassettes?", "cds?"] },
  },
  formatDelivery: FORMATS,
  transcriptFormat: FORMATS,
  roomSetup: {
    u_shape: { said: ["u[- ]shaped?( (table|setup|set-up|layout|style|room))?", "horse-?shoe( shape)?"], answer: ["u"] },
    courtroom: {
      said: ["court-?room (style|set-?up|layout|arrangement)", "set up (like|as) a court-?room"],
      answer: ["court-?room", "like a court-?room"],
    },
    boardroom: { said: ["board-?room (style|set-?up|layout|arrangement)", "set up (like|as) a board-?room"], answer: ["board-?room"] },
    exam: {
      said: ["exam(ination)?( room)? (style|set-?up|layout|arrangement)", "set up for an examination"],
      answer: ["exam(ination)?( room)?"],
    },
    other: { said: ["(theatre|theater|classroom) (style|set-?up|layout)"], answer: [...(OTHER.answer ?? []), "theatre", "classroom"] },
  },
  platformPreference: {
    zoom: { said: ["zoom"] },
    teams: { said: ["(ms |microsoft )teams", "(on |via |by |over |through |using |use )?teams"], answer: ["ms teams"] },
    client_provided: {
      said: [
        "our own (platform|link|account|zoom|webex|teams|licen[cs]e|video ?conference( link)?)",
        "we (will|'ll|can) (provide|send|supply|host|bring) (the|our|a) (own )?(platform|link|video ?conference)",
        "(platform|link) (provided|supplied|hosted) by (us|the client|our firm)",
        "client[- ]provided",
      ],
      answer: ["(we have )?our own", "ours", "we provide it", "provided by (us|the client)", "web-?ex", "google meet"],
    },
  },
  virtualSupport: {
    full_support: {
      said: [
        "full (technical |virtual |tech )?support",
        "(technical |tech |virtual )?support (throughout|all day|for the whole (hearing|day|session)|from start to finish)",
        "a (technician|moderator|host) throughout",
        "someone to (run|host|moderate) the (call|zoom|session|hearing)",
      ],
      answer: ["full", "throughout", "the whole time"],
    },
    setup_only: {
      said: [
        "set-?up only",
        "only (the )?set-?up",
        "just (the )?set-?up",
        "(just|only) set (it|the link|the platform) up",
        "(only|just) do (the )?set-?up",
        "setup support only",
      ],
      answer: ["set-?up", "just the link", "only the link"],
    },
  },
  alternateLanguage: {
    english_only: {
      said: [
        "(record|transcript|proceedings?|hearing) (is |will be )?in english( only)?",
        "english[- ](only )?(record|transcript)",
        "english only",
      ],
      answer: ["english"],
    },
    bilingual: {
      said: [
        "bilingual (record|transcript|hearing|proceedings?|mediation|arbitration)",
        "(record|transcript|proceedings?|hearing) (is |will be )?(bilingual|in (both (languages|french and english|english and french)|english and french|french and english))",
      ],
      answer: ["bilingual", "both( languages)?", "english and french", "french and english"],
    },
    french: {
      said: ["(record|transcript|proceedings?|hearing) (is |will be )?in french", "french (record|transcript|hearing)"],
      answer: ["french"],
    },
    spanish: {
      said: ["(record|transcript|proceedings?|hearing) (is |will be )?in spanish", "spanish (record|transcript|hearing)"],
      answer: ["spanish"],
    },
    other: { answer: [...(OTHER.answer ?? []), "another language"] },
  },
  transcriptDelivery: {
    next_day_9am: {
      said: [
        "(transcript|delivery|delivered|it)( the)?( very)? next[- ](day|morning)( delivery)? (by |at |before )?9( ?a\\.?m\\.?)?",
        "next[- ]day (delivery |transcript )?(by |at |before )?9( ?a\\.?m\\.?)?",
      ],
      answer: ["(by |at )?9( ?a\\.?m\\.?)?", "(the )?next morning", "next day 9( ?am)?"],
    },
    next_day_5pm: {
      said: [
        "(transcript|delivery|delivered|it)( the)?( very)? next[- ]day( delivery)? (by |at |before )?5( ?p\\.?m\\.?)?",
        "next[- ]day (delivery |transcript )?(by |at |before )?5( ?p\\.?m\\.?)?",
      ],
      answer: ["(by |at )?5( ?p\\.?m\\.?)?", "(the )?next (afternoon|evening)", "next day 5( ?pm)?"],
    },
    "2_days": {
      said: ["(transcripts?|delivery) (with)?in (two|2) days", "(two|2)[- ]day (transcripts?|delivery|turnaround)"],
      answer: ["((with)?in )?(two|2)( business)? days"],
    },
    "3_days": {
      said: ["(transcripts?|delivery) (with)?in (three|3) days", "(three|3)[- ]day (transcripts?|delivery|turnaround)"],
      answer: ["((with)?in )?(three|3)( business)? days"],
    },
    "4_days": {
      said: ["(transcripts?|delivery) (with)?in (four|4) days", "(four|4)[- ]day (transcripts?|delivery|turnaround)"],
      answer: ["((with)?in )?(four|4)( business)? days"],
    },
    standard_5_10: {
      said: [
        "standard (transcripts?|delivery|turnaround)",
        "(transcripts?|delivery) (with)?in (5|five)( to |-)(10|ten)( business)? days",
        "regular (delivery|turnaround|transcript)",
      ],
      answer: ["standard", "regular", "normal", "(5|five)( to |-)(10|ten)( business)? days", "no rush"],
    },
    no_transcript: {
      said: [
        "no transcripts?( (is )?(needed|required))?",
        "without (a |any )?transcripts?",
        "(don't|do not|won't|will not) (need|want|require) (a |any |the )?transcripts?",
      ],
      answer: ["none", "no"],
    },
  },
  transcriptSeniorServices: {
    real_time: { said: ["real[- ]?time( transcri(pts?|ption)| reporting| feed| text)?", "live transcri(pts?|ption)", "livenote"] },
    daily_rough: {
      said: ["daily (rough )?(drafts?|transcripts?|copy|copies|roughs?)", "rough drafts?", "roughs"],
      answer: ["rough", "daily"],
    },
    cart_closed_caption: {
      said: ["closed[- ]caption(s|ing)", "cart( caption(s|ing)| services?)?", "captioning", "live captions?"],
      answer: ["captions?"],
    },
    same_day_finals: {
      said: ["same[- ]day finals?( transcripts?)?", "final transcripts? (on )?the same day"],
      answer: ["same[- ]day", "finals"],
    },
  },
  interpretationType: {
    simultaneous: { said: ["simultaneous(ly)?( (interpretation|interpreters?|interpreting|translation))?"] },
    consecutive: { said: ["consecutive (interpretation|interpreters?|interpreting|translation)"], answer: ["consecutive(ly)?"] },
  },
  financialResponsibility: {
    "100_booking_party": {
      said: [
        "100 ?%( (to|by|on) (the )?booking party)?( booking party)?",
        "(we|i|our firm|my firm)( will|'ll| would)? (pay|cover|bear) (for )?(everything|all( of)?( the)?( it| costs?| fees?| that)?|the (full|whole|entire) (cost|amount|bill)|in full)",
        "(all|everything|(the )?(costs?|fees?|bill)) (will be |is |are )?(paid|covered|borne) by (us|our firm|the booking party)",
        "bill (us|our firm) for (everything|all( of it)?)",
        "booking party pays",
      ],
      answer: ["(we|i)( will|'ll)? pay( it all)?", "us", "ourselves", "our firm", "my firm", "me", "booking party"],
    },
    "50_50": {
      said: [
        "50[/ -]50",
        "fifty[- ]fifty",
        "50 ?% (each|each side|per side)",
        "split (the )?((costs?|fees?|bill|expenses) )?(equally|evenly|in half|down the middle|in two|half and half)",
        "(costs?|fees?|bill|expenses) (will be |are |is )?(split|shared|divided)( equally| evenly| in half)?",
        "(share|shared|sharing) (the )?((costs?|fees?|bill|expenses) )?(equally|evenly)",
      ],
      answer: ["half( and half| each)?", "split( it)?", "equally", "shared"],
    },
    examining_counsel_proportional: {
      said: [
        "examining counsel( (pays|pay|proportional(ly)?|in proportion))?",
        "(in proportion|proportional(ly)?) to (the )?(time|examination)( time)?( used)?",
        "(costs?|fees?) (are |will be )?(shared )?(proportional(ly)?|in proportion)",
      ],
      answer: ["proportional(ly)?", "in proportion", "pro rata"],
    },
    other: OTHER,
  },
  duration: DURATION,
  bookingType: {
    "non-consecutive": {
      said: [
        "non[- ]?consecutive( days| dates)?",
        "(separate|different|scattered|several separate) (days|dates)",
        "(days|dates) that (don't|do not) follow( each other)?",
        "not (in a row|consecutive)",
      ],
      answer: ["separate", "scattered", "not consecutive"],
    },
    consecutive: {
      said: ["consecutive (days|dates)", "(several |[a-z]+ )?days in a row", "back[- ]to[- ]back days", "straight days"],
      answer: ["consecutive", "in a row", "several days"],
    },
    single: {
      said: ["(a |just a |only a )?single (day|date)", "(just|only) (one|1|a) day", "one day only", "1 day only"],
      answer: ["single", "one( day)?", "1( day)?", "a day"],
    },
  },
  timeZone: {
    "America/Toronto": { answer: ["eastern", "toronto", "montreal", "ottawa", "est", "edt"] },
    "America/New_York": { answer: ["new york", "miami", "florida"] },
    "America/Winnipeg": { answer: ["central", "winnipeg"] },
    "America/Edmonton": { answer: ["mountain", "edmonton", "calgary", "alberta"] },
    "America/Vancouver": { answer: ["pacific", "vancouver", "bc"] },
    "America/Cayman": { answer: ["(grand )?cayman( islands)?"] },
  },
  location: {
    alternate: {
      said: [
        "(at |in )?(an?|the|some) (alternate|alternative|other|different|external|outside) (location|venue|place|site)",
        "(at |in )?another (location|venue|place|site)",
        "(at|in) (our|my|our own|their|the client's|our client's|opposing counsel's) (own )?(offices?|premises|boardroom)",
        "somewhere else",
        "off-?site",
      ],
      answer: ["alternate", "elsewhere", "other", "another( place)?", "our (own )?offices?"],
    },
  },
};
