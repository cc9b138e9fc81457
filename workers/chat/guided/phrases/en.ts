import type { Phrases } from "./phrases.ts";

const list = (things: readonly string[], last: string) =>
  things.length < 2 ? (things[0] ?? "") : `${things.slice(0, -1).join(", ")} ${last} ${things.at(-1)}`;

export const en: Phrases = {
  greeting: "Good day. I can arrange a hearing with you here, or answer questions about our venues and services.",
  whoAmI:
    "I am Concord’s booking assistant: software, not a person. I take down booking requests and answer questions; our staff do the rest.",
  thanks: "You are welcome.",
  farewell: "Goodbye. What you have told me is kept for 14 days, so you can come back to it.",
  hostile: "I can only help with bookings and questions about our venues, and I have written nothing down from that message.",
  nonsense: "I am sorry, I did not understand that, so I have written nothing down.",
  legalAdvice: "I cannot give legal advice; for that, please speak with a lawyer. I can arrange the hearing itself.",
  noted: (what) => `Noted: ${what}.`,
  changed: (what) => `Changed: ${what}.`,
  undone: "I have taken that back.",
  nothingToUndo: "There is nothing of mine to take back.",
  startedOver: "I have cleared everything; we begin afresh.",
  skipped: "Of course, we can leave that open.",
  soFar: (what) => `So far I have: ${what}.`,
  nothingYet: "I have written nothing down yet.",
  unknownQuestion:
    "I do not have a reliable answer to that. Our staff can tell you when they call, or I can ask a colleague to call you back.",
  callbackPromised: (phone, by) => `I have asked a colleague to call you at ${phone} by ${by}, with this conversation before them.`,
  callbackAlready: "A colleague has already been asked to call you, and will.",
  callbackRefused: "Our office has been told that you want to reach a person, and that you want no call.",
  callbackNeedsPhone: (providerPhone) =>
    `You can reach a person at ${providerPhone}. If you would rather be called back, what number should we use?`,
  booked: (number, by) =>
    `Your request is in. Its reference is ${number}. It is not a confirmed booking yet${by ? `: our staff will call you by ${by} to settle the details` : ""}. A copy goes to your e-mail address.`,
  alreadyBooked: (number) =>
    `Your request ${number} is already with our staff. If you need another hearing, tell me about it and I will start a new request.`,
  cannotSendYet: "I have not sent anything yet: I may only send a summary that you have seen and confirmed.",
  sendFailed: "I could not send the request just now. Nothing is lost; please say yes once more in a moment.",
  whatToChange: "What should I change?",
  changeTo: (field) => `What should I put for ${field.toLowerCase()} instead?`,
  dateWhich: (words, options) => `“${words}” can be read in more than one way. Do you mean ${options}?`,
  dateNarrow: (words) => `Which day do you mean by “${words}”? A day and a month are enough.`,
  or: "or",
  invalid: {
    contactEmail: (words) => `“${words}” does not look like a complete e-mail address.`,
    contactPhone: (words) => `“${words}” does not look like a complete phone number; I need at least ten digits with the area code.`,
    dateInPast: (words) => `“${words}” has already passed at the venue.`,
    dateInvalid: (words) => `“${words}” is not a day that exists in the calendar.`,
    timeInvalid: (words) => `I could not read “${words}” as a time of day.`,
    description: "That is a little short for our staff to prepare; one sentence is enough.",
    courtTrialInPerson: "Court trials are held in person only; we do not offer them virtually or as hybrids, so I have put in person.",
    notOffered: "That proceeding is not offered that way.",
    other: (field) => `I could not use that for ${field.toLowerCase()}.`,
  },
  ask: {
    proceedingType: [
      "What kind of proceeding is it: for example an arbitration, a mediation, an examination or a virtual hearing?",
      "Which would describe it best: arbitration, mediation, examination, court trial, hearing before a board, expert determination, virtual hearing, case conference, boardroom, transcription, or something else?",
    ],
    locationType: [
      "Will it be in person, virtual or hybrid?",
      "Please choose one: in person, virtual, or hybrid (some in the room, some online).",
    ],
    place: [
      "Will it be in person, virtual or hybrid, and in which city: Toronto, Montreal, Miami, Grand Cayman or Ottawa?",
      "Please tell me whether it is in person, virtual or hybrid; for a room, also which city.",
    ],
    location: [
      "In which city: Toronto, Montreal, Miami, Grand Cayman or Ottawa?",
      "We have venues in Toronto, Montreal, Miami, Grand Cayman and Ottawa. Which one?",
    ],
    contactName: ["What is your full name?", "I still need your name, as it should stand on the booking."],
    nameAndFirm: [
      "What is your full name, and which firm or organisation are you with?",
      "I still need your full name, and your firm if you have one.",
    ],
    contactEmail: ["Which e-mail address should we write to?", "Please type the e-mail address once more, for example name@firm.com."],
    contactPhone: ["Which phone number should we call?", "Please type the phone number once more, with the area code."],
    emailAndPhone: [
      "Which e-mail address and phone number should we use?",
      "I still need an e-mail address and a phone number, with the area code.",
    ],
    caseDescription: [
      "In a sentence or two, what is the matter about?",
      "Please describe the case or proceeding in your own words; I will take them down as they are.",
    ],
  },
  optional: (things) =>
    things.length === 1
      ? `One more thing, if you like: ${things[0]}? You may skip this.`
      : `Two more things, if you like: ${things[0]}, and ${things[1]}? You may skip either.`,
  optionalThing: {
    location: "which city you would prefer (Toronto, Montreal, Miami, Grand Cayman or Ottawa)",
    contactFirm: "which firm or organisation you are with",
    preferredDate: "a date you would prefer",
    specialRequirements: "anything special we should prepare, such as an interpreter or step-free access",
  },
  tell: (things, again) => `${again ? "I still need" : "Please tell me"} ${list(things, "and")}.`,
  services: (things) => `Is there anything else to prepare: ${list(things, "or")}? You may simply say no.`,
  serviceThing: {
    courtReportingRequired: "a court reporter",
    needsInterpretation: "an interpreter",
    specialRequirements: "equipment, breakout rooms or other wishes",
  },
  expressOffer:
    "If you would rather not go through it all, say “express”: our staff then call you within 2 hours, during opening hours, and settle the rest with you.",
  expressChosen: "Of course, the short way: what you have told me goes with it, and our staff settle the rest when they call.",
  detailedChosen: "Of course, I will take down the whole request.",
  availability: {
    free: (city, day, people, hours) =>
      `${city}, ${day}: rooms are free${people ? ` for ${people} people` : ""}${hours ? " at those hours" : ""}.`,
    few: (city, day, people, hours) =>
      `${city}, ${day}: few rooms are left${people ? ` for ${people} people` : ""}${hours ? " at those hours" : ""}.`,
    none: (city, day, people, hours) =>
      `${city}, ${day}: no room of ours is free${people ? ` for ${people} people` : ""}${hours ? " at those hours" : ""}.`,
    closed: (city, day, _people, hours) => `${city}, ${day}: we are closed${hours ? " on that day or at those hours" : ""}.`,
    nearest: (days) => `The nearest days with a room: ${list(days, "and")}.`,
    noneNear: "I see no room on the days around it either; our staff can look further when they call.",
    nothingHeld: "Asking holds nothing: a room is yours once our staff have confirmed it.",
    whichCity: "In which city should I look: Toronto, Montreal, Miami, Grand Cayman or Ottawa?",
    whichDay: "For which day should I look?",
  },
  whyNot: "It helps our staff to prepare; nothing more.",
};
