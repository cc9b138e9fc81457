/** Words of the detailed form itself: its head, its steps, its sections and what is said around them. */
import { msg } from "@lingui/core/macro";

export const FORM_TEXTS = {
  title: msg`Detailed booking request`,
  lead: msg`Choose the proceeding and its format; the form then asks only for what they need. The assistant can fill it in while you talk.`,
  liveHelp: msg`Live Help`,
  tellAssistant: msg`Tell the assistant`,
  fieldsShown: msg`Fields shown`,
  requiredOnly: msg`Required Only`,
  allFields: msg`All Fields`,
  begin: msg`Choose the type of proceeding and its format. The rest of the form follows from these two.`,
  showWhatIsNeeded: msg`Show what this needs`,
  sections: msg`Sections`,
  goToSection: msg`Go to a section`,
  complete: msg`Complete`,
  optional: msg`Optional`,
  needsAttention: msg`Needs attention`,
  continuedElsewhere: msg`This request was continued on another device. What you fill in here begins a new one.`,
  notSaved: msg`Not saved yet; we keep trying`,
  saving: msg`Saving…`,
  saved: msg`Saved`,
  sentElsewhere: msg`This request was sent from another tab, and has been received.`,
  beginsNew: msg`What you fill in here begins a new one.`,
  received: msg`Your request has been received.`,
  seeConfirmation: msg`See your confirmation`,
  back: msg`Back`,
  next: msg`Next`,
  check: msg`Check your answers`,
  nothingSent: msg`Nothing is sent until you have read it through.`,
  choose: msg`Choose one`,
  noPreference: msg`No preference`,
  settledByChoice: msg`Your choices also settle this`,
  suggested: msg`Suggested; change it if another suits better.`,
  sameAsBooking: msg`Same as booking contact`,
  addCounsel: msg`Add to the list and name another`,
  counselListed: msg`Additional counsel named so far`,
  remove: msg`Remove`,
  nameFirst: msg`Additional counsel name required`,
} as const;

export const filledText = (filled: number, total: number) => msg`${filled} of ${total} filled`;
export const stepText = (step: number, steps: number) => msg`Section ${step} of ${steps}`;
export const sectionsCompleteText = (done: number, all: number) => msg`${done} of ${all} sections complete`;
export const whyText = (label: string) => msg`Why is this required? ${label}`;
export const sameText = (who: string) => msg`${who}: same as booking contact`;
export const removeText = (what: string) => msg`Remove: ${what}`;
