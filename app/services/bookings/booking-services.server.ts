/** Use cases of bookings, wired: requests and drafts, reading, staff's desk, documents, links. */
import { type WithContext, withContext } from "#app/services/use-cases.ts";
import { createBeginAgain } from "./begin-again.server.ts";
import { createBookingLists } from "./booking-lists.server.ts";
import { createBookingNotes } from "./booking-notes.server.ts";
import { createBookingCalendar } from "./calendar/booking-calendar.server.ts";
import { createCalendarFeeds } from "./calendar/calendar-feeds.server.ts";
import { openCalendarFile } from "./calendar/open-calendar-file.server.ts";
import { listAllRooms } from "./desk/list-all-rooms.server.ts";
import { moveByStaff } from "./desk/move-by-staff.server.ts";
import { readAttachments } from "./desk/read-attachments.server.ts";
import { removeBooking } from "./desk/remove-booking.server.ts";
import { attachDocument } from "./documents/attach-document.server.ts";
import { attachUploadedDocument } from "./documents/attach-uploaded-document.server.ts";
import { listBookingDocuments } from "./documents/list-documents.server.ts";
import { openBookingDocument } from "./documents/open-document.server.ts";
import { removeDocument } from "./documents/remove-document.server.ts";
import { addDescription } from "./drafts/add-description.server.ts";
import { bookForCase } from "./drafts/book-for-case.server.ts";
import { keepTyped } from "./drafts/keep-typed.server.ts";
import { patchDraft } from "./drafts/patch-draft.server.ts";
import { readDraft } from "./drafts/read-draft.server.ts";
import { readMonthOfTyped } from "./drafts/read-month-of-typed.server.ts";
import { requestArbitrator } from "./drafts/request-arbitrator.server.ts";
import { reviewTyped } from "./drafts/review-typed.server.ts";
import { undoTyped } from "./drafts/undo-typed.server.ts";
import type { EditingContext } from "./editing/edit-booking.server.ts";
import { editByStaff } from "./editing/edit-by-staff.server.ts";
import { previewEdit } from "./editing/preview-edit.server.ts";
import { readEditForm } from "./editing/read-edit-form.server.ts";
import { listInquiries } from "./inquiries/list-inquiries.server.ts";
import { markInquiryAnswered } from "./inquiries/mark-inquiry-answered.server.ts";
import { receiveInquiry } from "./inquiries/receive-inquiry.server.ts";
import { askForLinks } from "./links/ask-for-links.server.ts";
import { recogniseBooking } from "./links/recognise-booking.server.ts";
import { revokeLinks } from "./links/revoke-links.server.ts";
import { sendLinks } from "./links/send-links.server.ts";
import { sendLinksAgain } from "./links/send-links-again.server.ts";
import type { MovingContext } from "./moves/move-booking.server.ts";
import { assignTask } from "./queue/assign-task.server.ts";
import { changeTask } from "./queue/change-task.server.ts";
import { countOpenTasks } from "./queue/count-open-tasks.server.ts";
import { getTask } from "./queue/get-task.server.ts";
import { listQueue } from "./queue/list-queue.server.ts";
import { listStaff } from "./queue/list-staff.server.ts";
import { moveTask } from "./queue/move-task.server.ts";
import { noteCall } from "./queue/note-call.server.ts";
import { getBooking } from "./reading/get-booking.server.ts";
import { openConfirmation } from "./reading/open-confirmation.server.ts";
import { readBookingMaker } from "./reading/read-booking-maker.server.ts";
import { readHeldUntil } from "./reading/read-held-until.server.ts";
import { readMadeBooking } from "./reading/read-made-booking.server.ts";
import { readPricedBooking } from "./reading/read-priced-booking.server.ts";
import { makeDetailed } from "./requests/make-detailed.server.ts";
import { makeFast } from "./requests/make-fast.server.ts";
import { makeSimple } from "./requests/make-simple.server.ts";
import { type RequestContext, requestBooking } from "./requests/request-booking.server.ts";
import { requestSimple } from "./requests/request-simple.server.ts";
import { requestTyped } from "./requests/request-typed.server.ts";
import { inspectResumeLink } from "./resume/inspect-resume-link.server.ts";
import { makeResumeLink } from "./resume/make-resume-link.server.ts";
import { readTakenDraft } from "./resume/read-taken-draft.server.ts";
import { revokeResumeLink } from "./resume/revoke-resume-link.server.ts";
import { takeOverDraft } from "./resume/take-over-draft.server.ts";

/** What use cases of bookings share; each asks for the part that it needs. */
export type BookingContext = RequestContext & EditingContext & MovingContext;

/** What writes into the visitor's draft: the forms without scripts, the roster, a case. */
const EDITS = { keepTyped, undoTyped, addDescription, reviewTyped, readMonthOfTyped, requestArbitrator, bookForCase };

const BOOKINGS = {
  makeFast,
  makeSimple,
  makeDetailed,
  get: getBooking,
  priced: readPricedBooking,
  made: readMadeBooking,
  maker: readBookingMaker,
  confirmation: openConfirmation,
  heldUntil: readHeldUntil,
  calendar: openCalendarFile,
};
/** Makes bookings and reads them, for everyone who may see them. */
export type BookingService = WithContext<typeof BOOKINGS>;

export type BookingServices = ReturnType<typeof createBookingServices>;

export function createBookingServices(context: BookingContext) {
  const lists = createBookingLists(context);
  const draft = withContext(context, { current: readDraft, patch: patchDraft });
  const editing = { ...context, drafts: draft };
  return {
    bookings: withContext(context, BOOKINGS),
    lists,
    requests: withContext(editing, { send: requestBooking, sendSimple: requestSimple, sendTyped: requestTyped }),
    drafts: { ...draft, ...withContext(editing, EDITS) },
    resumeLinks: withContext(context, {
      make: makeResumeLink,
      revoke: revokeResumeLink,
      inspect: inspectResumeLink,
      taken: readTakenDraft,
      open: takeOverDraft,
    }),
    beginAgain: createBeginAgain(context, context.visitor),
    desk: withContext(context, { move: moveByStaff, remove: removeBooking, attachments: readAttachments, rooms: listAllRooms }),
    changes: withContext(context, { form: readEditForm, preview: previewEdit, edit: editByStaff }),
    queue: withContext(context, { list: listQueue, get: getTask, counts: countOpenTasks, move: moveTask, change: changeTask }),
    queueCalls: withContext(context, { note: noteCall, assign: assignTask, staff: listStaff }),
    notes: createBookingNotes(context),
    documents: withContext(context, {
      of: listBookingDocuments,
      attach: attachDocument,
      attachUploaded: attachUploadedDocument,
      open: openBookingDocument,
      remove: removeDocument,
    }),
    bookingLinks: {
      opened: context.links.opened,
      token: context.links.token,
      ...withContext(context, {
        recognised: recogniseBooking,
        sendAgain: sendLinksAgain,
        ask: askForLinks,
        send: sendLinks,
        revoke: revokeLinks,
      }),
    },
    calendar: createBookingCalendar(context),
    feeds: createCalendarFeeds(context),
    inquiries: withContext(context, { receive: receiveInquiry, list: listInquiries, markAnswered: markInquiryAnswered }),
  };
}
