/** Use cases of cases, wired. */

import type { LimitedContext } from "#app/services/limited-context.ts";
import { withContext } from "#app/services/use-cases.ts";
import { acceptAssignment } from "./arbitrators/accept-assignment.server.ts";
import { addAbsence } from "./arbitrators/add-absence.server.ts";
import { answerDisclosure } from "./arbitrators/answer-disclosure.server.ts";
import { assignArbitrator } from "./arbitrators/assign-arbitrator.server.ts";
import { decideChallenge } from "./arbitrators/decide-challenge.server.ts";
import { decideDisclosure } from "./arbitrators/decide-disclosure.server.ts";
import { declareInterest } from "./arbitrators/declare-interest.server.ts";
import { declineAssignment } from "./arbitrators/decline-assignment.server.ts";
import { endRemarks } from "./arbitrators/end-remarks.server.ts";
import { getDisclosure } from "./arbitrators/get-disclosure.server.ts";
import { listDeclared } from "./arbitrators/list-declared.server.ts";
import { listDisclosures } from "./arbitrators/list-disclosures.server.ts";
import { listSeats } from "./arbitrators/list-seats.server.ts";
import { remarkOnDisclosure } from "./arbitrators/remark-on-disclosure.server.ts";
import { removeAbsence } from "./arbitrators/remove-absence.server.ts";
import { setTribunal } from "./arbitrators/set-tribunal.server.ts";
import { withdrawInterest } from "./arbitrators/withdraw-interest.server.ts";
import { answerAward } from "./awards/answer-award.server.ts";
import { issueAward } from "./awards/issue-award.server.ts";
import { openAwardDocument } from "./awards/open-award-document.server.ts";
import { putAward, takeAwardBack } from "./awards/put-award.server.ts";
import { readAward } from "./awards/read-award.server.ts";
import { linkBooking } from "./bookings/link-booking.server.ts";
import { listCasesOfBooking } from "./bookings/list-cases-of-booking.server.ts";
import { unlinkBooking } from "./bookings/unlink-booking.server.ts";
import { beginBundle, changeBundle, giveUpBundle, lookOn } from "./bundles/change-bundle.server.ts";
import { holdBundle, releaseBundle } from "./bundles/hold-bundle.server.ts";
import { listBundles } from "./bundles/list-bundles.server.ts";
import { makeFinal } from "./bundles/make-final.server.ts";
import { openBundle } from "./bundles/open-bundle.server.ts";
import { lookAtBundle, takeBundle } from "./bundles/take-bundle.server.ts";
import { makeCaseFeed } from "./calendar/make-case-feed.server.ts";
import { readCaseFeed } from "./calendar/read-case-feed.server.ts";
import { readCaseFeedState } from "./calendar/read-case-feed-state.server.ts";
import { revokeCaseFeed } from "./calendar/revoke-case-feed.server.ts";
import { candidatesForCase } from "./candidates/candidates-for-case.server.ts";
import { listCandidates } from "./candidates/list-candidates.server.ts";
import { cancelDeadline } from "./deadlines/cancel-deadline.server.ts";
import { decideClosedDay } from "./deadlines/decide-closed-day.server.ts";
import { decideExtension } from "./deadlines/decide-extension.server.ts";
import { finishDeadline } from "./deadlines/finish-deadline.server.ts";
import { listOwnDeadlines } from "./deadlines/list-own-deadlines.server.ts";
import { requestExtension } from "./deadlines/request-extension.server.ts";
import { setDeadline } from "./deadlines/set-deadline.server.ts";
import { attachUploadedDocument } from "./documents/attach-uploaded-document.server.ts";
import { describeDocument } from "./documents/describe-document.server.ts";
import { documentsSection } from "./documents/documents-section.server.ts";
import { fileDocument } from "./documents/file-document.server.ts";
import { fileUploadedDocument } from "./documents/file-uploaded-document.server.ts";
import { listDocuments } from "./documents/list-documents.server.ts";
import { listExhibits } from "./documents/list-exhibits.server.ts";
import { lookAtDocument, openDocument } from "./documents/open-document.server.ts";
import { orderDocument } from "./documents/order-document.server.ts";
import { previewDocument } from "./documents/preview-document.server.ts";
import { receiveUpload } from "./documents/receive-upload.server.ts";
import { setDocumentRoom } from "./documents/set-document-room.server.ts";
import { beginUpload } from "./documents/uploads/begin-upload.server.ts";
import { finishUpload } from "./documents/uploads/finish-upload.server.ts";
import { giveUpUpload } from "./documents/uploads/give-up-upload.server.ts";
import { listUploads } from "./documents/uploads/list-uploads.server.ts";
import { sendPart } from "./documents/uploads/send-part.server.ts";
import { withdrawDocument } from "./documents/withdraw-document.server.ts";
import { changeCaseRecord } from "./lifecycle/change-case-record.server.ts";
import { createCase } from "./lifecycle/create-case.server.ts";
import { createKeyedCase, type KeyedCaseContext } from "./lifecycle/create-keyed-case.server.ts";
import { createWithInvitations } from "./lifecycle/create-with-invitations.server.ts";
import { editCase } from "./lifecycle/edit-case.server.ts";
import { getCase } from "./lifecycle/get-case.server.ts";
import { moveCase } from "./lifecycle/move-case.server.ts";
import { openCaseFile } from "./lifecycle/open-case-file.server.ts";
import { reopenCase } from "./lifecycle/reopen-case.server.ts";
import { resolveCase } from "./lifecycle/resolve-case.server.ts";
import { setMailSays } from "./lifecycle/set-mail-says.server.ts";
import { startReview } from "./lifecycle/start-review.server.ts";
import { countCases } from "./lists/count-cases.server.ts";
import { listActivities } from "./lists/list-activities.server.ts";
import { listCases } from "./lists/list-cases.server.ts";
import { listCasesWithStatistics } from "./lists/list-cases-with-statistics.server.ts";
import { discussionSection } from "./messages/discussion-section.server.ts";
import { keepMessageDraft } from "./messages/keep-message-draft.server.ts";
import { listMessages } from "./messages/list-messages.server.ts";
import { postMessage } from "./messages/post-message.server.ts";
import { countUnreadNotices } from "./notices/count-unread-notices.server.ts";
import { listGivenNotices } from "./notices/list-given-notices.server.ts";
import { listNotices } from "./notices/list-notices.server.ts";
import { markAllNoticesRead } from "./notices/mark-all-notices-read.server.ts";
import { markCaseOpened } from "./notices/mark-case-opened.server.ts";
import { markNoticeRead } from "./notices/mark-notice-read.server.ts";
import { editPerson } from "./people/edit-person.server.ts";
import { inviteNamedPeople } from "./people/invite-named-people.server.ts";
import { invitePerson } from "./people/invite-person.server.ts";
import { namePerson } from "./people/name-person.server.ts";
import { removePerson } from "./people/remove-person.server.ts";
import { continueChecks } from "./record/continue-checks.server.ts";
import { exportRecord } from "./record/export-record.server.ts";
import { nameRecord } from "./record/name-record.server.ts";
import { readRecordChecks } from "./record/read-record-checks.server.ts";
import { takeRecord } from "./record/take-record.server.ts";
import { verifyRecord } from "./record/verify-record.server.ts";
import { changeNote, removeNote } from "./tribunal/change-note.server.ts";
import { markChambersRead } from "./tribunal/mark-chambers-read.server.ts";
import { openChambers } from "./tribunal/open-chambers.server.ts";
import { openEarlier } from "./tribunal/open-earlier.server.ts";
import { writePost } from "./tribunal/write-post.server.ts";

const CASES = { create: createCase, createKeyed: createKeyedCase, createWithInvitations, get: getCase, change: changeCaseRecord };
const LISTS = { list: listCases, overview: listCasesWithStatistics, statistics: countCases };
const MOVES = { edit: editCase, start: startReview, resolve: resolveCase, reopen: reopenCase, move: moveCase, setMailSays };
const PEOPLE = { name: namePerson, edit: editPerson, invite: invitePerson, inviteNamed: inviteNamedPeople, remove: removePerson };
const ASSIGNMENTS = {
  candidates: listCandidates,
  candidatesFor: candidatesForCase,
  seats: listSeats,
  assign: assignArbitrator,
  setTribunal,
  accept: acceptAssignment,
  decline: declineAssignment,
  disclosures: listDisclosures,
  disclosure: getDisclosure,
  answer: answerDisclosure,
  decide: decideDisclosure,
  remark: remarkOnDisclosure,
  decideChallenge,
  endRemarks,
};
const INTERESTS = { declared: listDeclared, declare: declareInterest, withdraw: withdrawInterest, addAbsence, removeAbsence };
const DOCUMENTS = {
  receive: receiveUpload,
  fileUpload: fileUploadedDocument,
  attachUploaded: attachUploadedDocument,
  of: listDocuments,
  attach: fileDocument,
  withdraw: withdrawDocument,
  describe: describeDocument,
  order: orderDocument,
  exhibits: listExhibits,
  setRoom: setDocumentRoom,
  open: openDocument,
  look: lookAtDocument,
  preview: previewDocument,
};
const UPLOADS = { begin: beginUpload, of: listUploads, send: sendPart, finish: finishUpload, giveUp: giveUpUpload };
const BUNDLES = {
  of: listBundles,
  open: openBundle,
  begin: beginBundle,
  change: changeBundle,
  giveUp: giveUpBundle,
  lookOn,
  makeFinal,
  hold: holdBundle,
  release: releaseBundle,
  take: takeBundle,
  look: lookAtBundle,
};
const MESSAGES = { of: listMessages, post: postMessage, keepDraft: keepMessageDraft };
const TIMETABLE = {
  set: setDeadline,
  finish: finishDeadline,
  cancel: cancelDeadline,
  askExtension: requestExtension,
  decideExtension,
  decideClosedDay,
  mine: listOwnDeadlines,
};
const FEEDS = { state: readCaseFeedState, make: makeCaseFeed, revoke: revokeCaseFeed, read: readCaseFeed };
const NOTICES = {
  unread: countUnreadNotices,
  list: listNotices,
  markRead: markNoticeRead,
  markAllRead: markAllNoticesRead,
  opened: markCaseOpened,
  given: listGivenNotices,
};
const CHAMBERS = {
  open: openChambers,
  markRead: markChambersRead,
  write: writePost,
  changeNote,
  removeNote,
  openEarlier,
};
const AWARDS = {
  read: readAward,
  put: putAward,
  answer: answerAward,
  takeBack: takeAwardBack,
  issue: issueAward,
  open: openAwardDocument,
};
const RECORD = { export: exportRecord, name: nameRecord, take: takeRecord, verify: verifyRecord };

export type CaseServices = ReturnType<typeof createCaseServices>;

export function createCaseServices(context: KeyedCaseContext & LimitedContext) {
  return {
    cases: withContext(context, CASES),
    caseFiles: withContext(context, { open: openCaseFile }),
    caseLists: withContext(context, LISTS),
    activities: withContext(context, { list: listActivities }),
    caseMoves: withContext(context, MOVES),
    casePeople: withContext(context, PEOPLE),
    assignments: withContext(context, ASSIGNMENTS),
    interests: withContext(context, INTERESTS),
    caseDocuments: { section: documentsSection, ...withContext(context, DOCUMENTS) },
    caseUploads: withContext(context, UPLOADS),
    caseBundles: withContext(context, BUNDLES),
    caseMessages: { section: discussionSection, ...withContext(context, MESSAGES) },
    timetable: withContext(context, TIMETABLE),
    caseFeeds: withContext(context, FEEDS),
    notices: withContext(context, NOTICES),
    caseBookings: withContext(context, { link: linkBooking, unlink: unlinkBooking, of: listCasesOfBooking }),
    caseRecord: withContext(context, RECORD),
    chambers: withContext(context, CHAMBERS),
    panelAwards: withContext(context, AWARDS),
    recordChecks: withContext(context, { state: readRecordChecks, advance: continueChecks }),
  };
}
