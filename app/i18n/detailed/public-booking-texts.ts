/** Words of the public booking landing and of its page after sending (specification, section 2 "Public booking landing"). */
import { msg } from "@lingui/core/macro";

export const PUBLIC_BOOKING_TEXTS = {
  metaTitle: msg`Book your proceeding`,
  metaText: msg`Request hearing rooms, court reporters, interpreters and equipment for an arbitration, a mediation, an examination or a trial.`,
  title: msg`Book Your Proceeding`,
  lead: msg`Rooms, platform, court reporting and interpreters in one request. We review it within 24 hours.`,
  fast: msg`Fast booking, two minutes`,
  detailed: msg`Fill in the detailed form`,
  blurbs: msg`What a request brings`,
  reviewed: msg`Reviewed within 24 hours`,
  reviewedText: msg`A person reads your request and comes back to you with the open points.`,
  asked: msg`Only what is needed`,
  askedText: msg`The form asks for what your proceeding makes necessary, and says why. Everything else is there if you want it.`,
  together: msg`All in one request`,
  togetherText: msg`Room, platform, record, interpretation and equipment are requested together, for one day or for many.`,
  formTitle: msg`Your booking request`,
} as const;

export const SUBMITTED_TEXTS = {
  title: msg`Request Submitted`,
  lead: msg`Thank you. We have received your booking request. It is not confirmed yet.`,
  next: msg`What happens next`,
  review: msg`We review your request within 24 hours.`,
  contact: msg`A person from the venue calls or writes to settle what is open.`,
  confirmation: msg`You receive a confirmation by e-mail once date, rooms and services are agreed.`,
  another: msg`Submit Another Request`,
  home: msg`Return to Homepage`,
  see: msg`See your answers and their reference`,
  questions: msg`Questions?`,
} as const;
