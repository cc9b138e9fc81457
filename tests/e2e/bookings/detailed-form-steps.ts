/** What the journeys through the detailed form do again and again, on a wide screen and, step by step, on a phone. */
import { expect, type Page } from "@playwright/test";

export const fieldOf = (page: Page, name: string) => page.locator(`#book-${name}`);

/** The names under which a few controls are posted, which differ from their fields' (the draft's own). */
const POSTED: Readonly<Record<string, string>> = { bookingDate: "preferredDate" };

/** Opens the form and waits until its program runs: before that the browser itself would post it. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("#detailed-booking button[type=button]:not(.invisible)").first()).toBeAttached();
}

/** Answers one field. On a phone it goes on from section to section until the field is in sight. */
export async function answer(page: Page, name: string, value: string): Promise<void> {
  const card = `input[type=radio][name="${POSTED[name] ?? name}"][value="${value}"]`;
  const control = page.locator(`${card}, #book-${name}:not([type=radio])`).first();
  const [tag, type] = await control.evaluate((element) => [element.tagName, (element as HTMLInputElement).type]);
  for (let steps = 0; steps < 20 && !(await control.isVisible()); steps += 1) await nextSection(page);
  if (tag === "SELECT") await control.selectOption(value);
  else if (type === "radio" || type === "checkbox") {
    // The page answers a click when its turn comes: what it shows then counts.
    const wanted = value !== "false";
    if ((await control.isChecked()) !== wanted) await control.click();
    await expect(control).toBeChecked({ checked: wanted });
  } else await control.fill(value);
}

export async function answerAll(page: Page, answers: Readonly<Record<string, string>>, without: readonly string[] = []): Promise<void> {
  for (const [name, value] of Object.entries(answers)) if (!without.includes(name)) await answer(page, name, value);
}

/** Presses the Next of the section that a phone shows, and waits until that section has gone. */
export async function nextSection(page: Page): Promise<void> {
  const section = page.locator("#detailed-booking section:visible").first();
  const left = page.locator(`#${await section.getAttribute("id")}`);
  await left.locator("button[type=button]:visible").last().click();
  await expect(left).toBeHidden();
}

/** Goes through what is left of a phone's steps and has the answers checked. */
export async function checkAnswers(page: Page): Promise<void> {
  const check = page.locator("button[name=intent][value=review]").last();
  for (let steps = 0; steps < 20 && !(await check.isVisible()); steps += 1) await nextSection(page);
  await check.click();
  await expect(page).toHaveURL(/step=review/);
  await expect(page.locator("button[value=send]")).toBeVisible();
}

export async function send(page: Page): Promise<void> {
  await page.locator("button[value=send]").click();
  await expect(page).toHaveURL(/\/booking-confirmation\/[\w-]+$/);
}

export const CONTACT = {
  bookingContactName: "Marie O'Brien",
  bookingContactFirm: "Larch & Wood LLP",
  bookingContactEmail: "marie@larchwood.example",
  bookingContactPhone: "+1 514 555 0199",
};
const SIDES = { claimantName: "Alba Minerals", claimantFirm: "Roche LLP", respondentName: "Bruno Shipping", respondentFirm: "Stone LLP" };
const CAUSE = { styleOfCause: "Alba v. Bruno" };
const DAY = { bookingDate: "2027-03-16", startTime: "10:00", duration: "full_day" };
const FILE = { courtFileNumber: "CV-27-0042" };

/** The nine proceedings of the specification, each with what the rules make mandatory for it, in the form's order. */
export const JOURNEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arbitration: {
    locationType: "in_person_and_virtual",
    ...CONTACT,
    ...SIDES,
    ...CAUSE,
    ...DAY,
    arbitrationProceedingType: "arbitration",
    location: "arbitration_place_miami",
    platformPreference: "zoom",
  },
  mediation: {
    locationType: "virtual",
    ...CONTACT,
    ...SIDES,
    ...CAUSE,
    ...DAY,
    timeZone: "America/Vancouver",
    platformPreference: "teams",
  },
  examination_or_related: {
    locationType: "in_person",
    ...CONTACT,
    ...CAUSE,
    ...FILE,
    ...DAY,
    examType: "cross_examination",
    witnessName: "Ana Ruiz",
    location: "arbitration_place_ottawa",
  },
  court_trial: {
    ...CONTACT,
    ...SIDES,
    ...CAUSE,
    ...FILE,
    ...DAY,
    trialType: "superior_ontario",
    trialCourtLocation: "Toronto, courtroom 4",
  },
  hearing_board: {
    locationType: "in_person",
    ...CONTACT,
    ...CAUSE,
    ...DAY,
    adjudicatingBody: "Board of Inquiry",
    location: "arbitration_place_montreal",
  },
  other: { locationType: "virtual" },
  boardroom_only: { ...CONTACT, ...DAY, meetingType: "business", mainRoomCapacity: "12" },
  audio_transcription: {
    ...CONTACT,
    mediaType: "audio_file",
    lengthOfMedia: "2 hours",
    numberOfSpeakers: "3",
    languageOfAudio: "English",
  },
  past_proceeding_transcript_order: {
    ...CONTACT,
    orderingCounselName: "Paul Roy",
    orderingCounselFirm: "Roy LLP",
    orderingCounselEmail: "paul@roy.example",
    orderingCounselPhone: "416 555 0177",
    typeOfProceeding: "Examination for discovery",
    witnessName: "Ana Ruiz",
  },
};
