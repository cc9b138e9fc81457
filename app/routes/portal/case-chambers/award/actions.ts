/** What is posted about the award of a panel. */
import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { AwardIntent } from "./intents.ts";

type AwardAction = (context: Readonly<RouterContextProvider>, caseId: string, text: (name: string) => string) => Promise<string>;

const SECTION = "award";

/** Each gives the part of the page that it leads back to; once the award is issued its place is the case itself. */
export const AWARD_ACTIONS: Readonly<Record<string, AwardAction>> = {
  "put-award": async (context, caseId, text) => {
    await context.get(servicesContext).panelAwards.put(caseId, { documentId: text("documentId"), outcome: text("outcome") });
    return SECTION;
  },
  "answer-award": async (context, caseId, text) => {
    const { panelAwards } = context.get(servicesContext);
    const given = { awardId: text("awardId"), answer: text("answer"), reason: text("reason"), opinionId: text("opinionId") };
    await panelAwards.answer(caseId, given);
    return SECTION;
  },
  "take-award-back": async (context, caseId, text) => {
    await context.get(servicesContext).panelAwards.takeBack(caseId, text("awardId"));
    return SECTION;
  },
  "issue-award": async (context, caseId, text) => {
    const { panelAwards } = context.get(servicesContext);
    await panelAwards.issue(caseId, { awardId: text("awardId"), absence: text("absence"), noMajority: text("noMajority") });
    throw redirect(`/cases/${encodeURIComponent(caseId)}?told=status`, 303);
  },
} satisfies Record<AwardIntent, AwardAction>;
