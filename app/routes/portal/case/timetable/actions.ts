/** What is posted to a case's timetable. */
import { type Services, servicesContext } from "#app/context.ts";
import type { CasePageAction } from "../action.ts";
import type { TimetableIntent } from "./verb-names.ts";

const SECTION = "timetable";

const verb =
  (work: (timetable: Services["timetable"], caseId: string, field: (name: string) => string) => Promise<unknown>): CasePageAction =>
  async ({ caseId, form, context }) => {
    await work(context.get(servicesContext).timetable, caseId, (name) => String(form.get(name) ?? ""));
    return SECTION;
  };
export const TIMETABLE_ACTIONS: Readonly<Record<TimetableIntent, CasePageAction>> = {
  "set-deadline": verb((timetable, caseId, field) =>
    timetable.set(
      caseId,
      {
        title: field("title"),
        owedBy: field("owedBy"),
        dueDate: field("dueDate"),
        dueTime: field("dueTime"),
        zone: field("zone"),
        closedDay: field("closedDay") || undefined,
      },
      field("formKey"),
    ),
  ),
  "finish-deadline": verb((timetable, caseId, field) => timetable.finish(caseId, field("id"))),
  "cancel-deadline": verb((timetable, caseId, field) => timetable.cancel(caseId, field("id"), { reason: field("reason") })),
  "ask-extension": verb((timetable, caseId, field) =>
    timetable.askExtension(caseId, field("id"), {
      wantedDate: field("wantedDate"),
      wantedTime: field("wantedTime"),
      reason: field("reason"),
      closedDay: field("closedDay") || undefined,
    }),
  ),
  "decide-closed-day": verb((timetable, caseId, field) =>
    timetable.decideClosedDay(caseId, field("id"), { closedDay: field("closedDay") }),
  ),
  "decide-extension": verb((timetable, caseId, field) =>
    timetable.decideExtension(caseId, field("id"), { decision: field("decision"), reason: field("reason") }),
  ),
};
