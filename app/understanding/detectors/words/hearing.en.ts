/** How the hearing is held and what it needs, in English. */
import type { CueWords } from "../cues.ts";

export const FORMATS_EN: CueWords = {
  none: "zoom host|zoom technician|zoom tech|videoconference equipment|videoconferencing equipment|video conference equipment|video equipment",
  in_person:
    "in person|in-person|face to face|face-to-face|on site|onsite|on-site|physically|in the room|in the flesh|everyone in the room|live in the room|all there|in the building|around the table|around a table|everybody there",
  virtual:
    "virtual|virtually|by zoom|over zoom|on zoom|via zoom|zoom|by teams|on teams|over teams|via teams|ms teams|microsoft teams|webex|google meet|online|remote|remotely|by video|over video|on video|by videoconference|videoconference|video conference|video conferencing|video link|by video link|by phone|by telephone|dial in|dialing in|calling in|call in|skype|whatsapp video|on screen|from home|via link",
  hybrid:
    "hybrid|hibrid|part in person part remote|some in person some remote|a mix of both|bit of both|mixed|in person and virtual|partly remote|both in person and zoom|partly by zoom",
};
export const SETUPS_EN: CueWords = {
  u_shape: "u-shape|u shape|u-shaped|horseshoe|horse shoe|table in a u",
  boardroom:
    "boardroom style|boardroom set-up|boardroom setup|boardroom table|one big table|conference table|one long table|single long table",
  other: "round table|oval table|hollow square|open square|chairs in a circle|circle of chairs|in a circle",
  courtroom:
    "courtroom style|courtroom set-up|courtroom setup|courtroom layout|theatre style|theater style|witness box|witness stand|classroom style",
  exam: "examination set-up|exam setup|deposition setup|exam set-up|examination layout",
};
export const ROOM_WORDS_EN: CueWords = {
  breakout:
    "breakout room|breakout|breakout rm|brkout|brkout room|brkout rm|brk out room|caucus rm|side rm|break-out room|break-out|break out room|caucus room|caucus|hospitality room|war room|extra room|additional room",
  additional:
    "retiring room|deliberation room|tribunal room|panel room|room for the tribunal|room for the panel|room for the arbitrators|private room for the panel|private room for the tribunal",
  side: "small side room|little side room|side room|private room|separate room|waiting room|witness room|small room|quiet room|retreat room|prep room",
  main: "main room|hearing room|big room|large room|room|rm",
};
export const SERVICES_EN: CueWords = {
  courtReportingRequired:
    "court reporter|reporter|stenographer|steno|court reporting|stenography|court stenographer|reporting service|transcript|real-time transcript|realtime|real time|live transcript|live transcription|real time reporting|daily transcript|rough transcript|verbatim record|transcriptionist|stenographic",
  needsLegalVideography:
    "videographer|videography|video recording|video record|legal video|video depo|video deposition|recorded on video|film it|filmed|videotaped|videotape|record the session|have it recorded|video camera|recorded on video|video recorded|video-recorded|recording|be recorded|record it|videoed|film the",
  needsInterpretation:
    "interpreter|interpretation|interpreting|interp|translator|translation|simultaneous interpretation|consecutive interpretation|simultaneous translation|interpretor|booth",
  needsSignLanguage: "sign language|asl|lsq|asl interpreter|sign language interpreter|deaf interpreter|signing interpreter",
  prepared:
    "record audio|record the audio|record only the audio|recording the audio|recording audio|audio recorded|audio only|only audio|just audio|audio recording|sound recording|voice recording|audio record|audio only recording|recording of the sound|audio taping|cart|closed captioning|captioning|captions",
  streamingRequired: "streaming|livestream|live stream|live-stream|live feed|webcast|broadcast|streamed",
  needsDocumentPlatform:
    "document platform|e-bundle|electronic bundle|document sharing platform|exhibit sharing|electronic exhibits|document sharing|shared document|electronic hearing bundle|online bundle|document management|case view",
  evidencePresentationSpecialist:
    "evidence presentation|trial tech|hot seat operator|trial technician|evidence display|document display|display of documents|display documents|display the documents|display exhibits|exhibits on screen|exhibits on the screen|documents on screen|documents on the screen|document presentation|electronic presentation",
};
export const NEEDS_EN: CueWords = {
  need: "wheelchair|wheelchair access|accessible|accessibility|step-free|elevator|ramp|water|parking|flip chart|flipchart|whiteboard|projector|screen|printer|photocopier|shredder|wifi|wi-fi|internet|laptop|monitor|microphone|headset|hearing loop|kettle|fridge|refrigerator|window|windows|natural light|locked door|safe|prayer room|nursing room|service dog|guide dog|high chair|allergy|allergies|breastfeeding|separate entrance|separate entrances|security guard|security|privacy|confidentiality|hotel block|ramp access|large print|sound system|easel|polycom|conference phone|speakerphone|podium|blinds|zoom host|zoom technician|zoom tech|videoconference equipment|videoconferencing equipment|video conference equipment|video equipment",
};
/** What is eaten and drunk, and phrases with such words that order nothing. */
export const FOOD_EN: CueWords = {
  food: "kosher|halal|vegan|vegetarian|gluten-free|gluten free|lunch|lunches|breakfast|coffee|tea|snack|catering|catered|sandwich|meal|nut-free|refreshment|pastries|buffet",
  none: "lunch break|break for lunch|stop for lunch|breaking for lunch|after lunch|before lunch|over lunch|lunch hour|lunchtime|coffee shop|coffee house|tea party|meal plan|catering contract|catering company|catering business",
};
export const URGENCY_EN: CueWords = {
  standard:
    "no rush|not urgent|no hurry|whenever you can|no urgency|take your time|no great rush|in no hurry|not in a hurry|standard|no rush whatsoever|not pressing|normal",
  emergency:
    "emergency|for yesterday|by yesterday|needed it yesterday|needed this yesterday|need it yesterday|need this yesterday|right now|life or death|drop everything|extremely urgent|super urgent|today if at all possible|within the hour",
  urgent:
    "urgent|urgently|asap|as soon as possible|rush|pressing|time-sensitive|time sensitive|the sooner the better|very soon|quick turnaround|immediately|quite urgent|priority|expedited",
};
