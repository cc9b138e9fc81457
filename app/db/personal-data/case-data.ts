/** What tables of cases hold of a person: their own part. The other side's, and what is private to somebody, is never theirs. */
import { type SQL, sql } from "drizzle-orm";
import type { Sought, TableData } from "./held-data.ts";

/** Rows of cases that the person may read, which `column` says are their own. */
const ownIn =
  (column: SQL) =>
  ({ cases, userId }: Sought) =>
    sql`(case_id IN (SELECT value FROM json_each(${cases})) AND ${column} = ${userId})`;

export const CASE_DATA: Readonly<Record<string, TableData>> = {
  cases: {
    erasure: { kept: "case" },
    title: "Cases",
    rows: ({ cases }) => sql`id IN (SELECT value FROM json_each(${cases}))`,
    given: "id case_number title status created_at resolved_at",
    others: "description party_a_id party_b_id arbitrator_id outcome award_document_id listed_people",
    plain: "resolved_month origin_key version arrival updated_at shown_version shown_at document_room mail_says tribunal_size",
  },
  case_people: {
    erasure: { kept: "case" },
    title: "Roles in cases",
    rows: ownIn(sql`user_id`),
    inCase: {},
    given: "case_id capacity side name firm email aliases state seat created_at answered_at removed_at",
    plain: "id user_id vouched_by worded_by_office reminded",
  },
  case_entries: {
    erasure: { kept: "case" },
    title: "Own acts in cases",
    rows: ownIn(sql`actor_id`),
    inCase: { audience: "audience", author: "actor_id" },
    given: "case_id at type audience body",
    // A number would tell how much is hidden from its reader.
    others: "seq",
    plain: "actor_id actor_kind body_hash previous_hash hash",
  },
  case_messages: {
    erasure: { kept: "case" },
    title: "Own messages in cases",
    rows: ownIn(sql`sender_id`),
    inCase: { audience: "audience", author: "sender_id" },
    given: "case_id content audience created_at sender_first_name sender_last_name sender_as",
    plain: "id sender_id origin_key",
  },
  // A deliberation is the members' secret, and leaves its page for nobody: what they write is read there, by its own rules.
  tribunal_posts: {
    erasure: { kept: "case" },
    others: "author_name content",
    plain: "id case_id seq room author_id origin_key created_at version changed_at changed_by removed_at",
  },
  // Nothing that whom the hold is about learns of; it goes once the hold has ended.
  kept_notes: { erasure: { kept: "case" }, others: "content", plain: "note_id version kept_at" },
  tribunal_readers: { plain: "user_id case_id read_until" },
  tribunal_consents: { plain: "person_id by_user at" },
  tribunal_openings: { plain: "person_id at" },
  // As a deliberation: what of it is for the parties is in the entry that issues the award.
  tribunal_awards: {
    erasure: { kept: "case" },
    others: "put_as outcome",
    plain: "id case_id put_by put_at document_id answers ended_at ended_as",
  },
  tribunal_signatures: {
    erasure: { kept: "case" },
    others: "reason",
    plain: "award_id user_id answer opinion_id at",
  },
  case_message_documents: { plain: "message_id document_id" },
  case_documents: {
    erasure: { kept: "case" },
    title: "Own documents in cases",
    rows: ownIn(sql`uploaded_by`),
    inCase: { audience: "audience", author: "uploaded_by" },
    given:
      "id case_id name type size sha256 audience version created_at ready_at withdrawn_at uploader_first_name uploader_last_name folder description document_date series series_number",
    others: "withdrawn_by withdrawn_reason relied_on",
    plain: "object_key uploaded_by root_id scan filed_for position",
  },
  case_uploads: {
    erasure: { kept: "case" },
    title: "Own large documents on their way",
    rows: ownIn(sql`owner_id`),
    inCase: {},
    // Until it is filed nobody else knows that it is there, whatever audience it was begun for.
    alone: true,
    given: "case_id name type size audience filed_as state created_at updated_at",
    plain: "id owner_id filed_for replaces object_key multipart_id document_id finishing finishing_at sha256",
  },
  case_bundles: {
    erasure: { kept: "case" },
    title: "Own bundles for a hearing",
    rows: ownIn(sql`created_by`),
    inCase: { audience: "audience", author: "created_by" },
    given: "case_id title tabs lines locale state created_at changed_at pages size sha256",
    // Who of their side changed it last; names of those who filed what is in it.
    others: "changed_by changed_as parts",
    plain: "id audience version created_by made_of object_key plan",
  },
  held_bundles: {
    erasure: { kept: "case" },
    title: "Bundles that one holds back",
    rows: ownIn(sql`held_by`),
    inCase: {},
    given: "case_id reason held_as held_at",
    plain: "bundle_id held_by",
  },
  case_bundle_volumes: { plain: "bundle_id folder number name first_page pages size sha256" },
  case_document_sources: { plain: "document_id state pages weight look tries" },
  case_upload_parts: { plain: "upload_id number size sha256 etag claim claimed_at" },
  case_deadlines: {
    erasure: { kept: "case" },
    title: "Deadlines that one has set",
    rows: ownIn(sql`set_by`),
    inCase: {},
    given: "case_id title owed_by due_date due_time zone created_at set_as",
    others: "done_by done_as cancelled_by cancelled_as cancel_reason",
    plain: "id due_at set_by done_at cancelled_at remind_at moved case_resolved day_check closed_day kept_day",
  },
  case_extensions: {
    erasure: { kept: "case" },
    title: "Own requests for more time",
    rows: ownIn(sql`asked_by`),
    inCase: {},
    given: "case_id asked_at wanted_date wanted_time reason asked_as decision decided_at",
    others: "decided_by decided_as decision_reason",
    plain: "id deadline_id asked_by side kept_day",
  },
  case_disclosures: {
    erasure: { kept: "case" },
    title: "Own disclosures",
    rows: ownIn(sql`arbitrator_id`),
    inCase: {},
    given: "case_id asked_at answer disclosure answered_at decision decided_at seat",
    others: "hits answers asked_by reason decided_by",
    plain: "id arbitrator_id hits_key remarks_until reminded",
  },
  disclosure_remarks: {
    erasure: { kept: "case" },
    title: "Own remarks on disclosures",
    rows: ownIn(sql`made_by`),
    inCase: {},
    given: "case_id kind side remark made_as made_at decision decided_at",
    others: "reason decided_by decided_as",
    plain: "id disclosure_id made_by",
  },
  case_notices: {
    erasure: { kept: "case" },
    title: "Notices of cases",
    rows: ownIn(sql`user_id`),
    inCase: {},
    // Some are of what a side alone may know of.
    alone: true,
    given: "case_id at read_at opened_at mail_state mail_at",
    others: "seq",
    plain: "user_id mail_id",
  },
  case_readers: {
    erasure: { step: "account", removed: ({ userId }) => sql`user_id = ${userId}` },
    title: "Unsent messages in cases",
    rows: ownIn(sql`user_id`),
    inCase: {},
    alone: true,
    given: "case_id draft draft_audience updated_at",
    others: "read_until",
    plain: "user_id",
  },
  pending_renames: {
    erasure: { step: "account", removed: ({ userId }) => sql`user_id = ${userId}` },
    title: "New names that are still to be entered",
    rows: ownIn(sql`user_id`),
    inCase: {},
    given: "case_id before changed_at",
    plain: "user_id",
  },
  arbitrator_interests: {
    erasure: { step: "account", removed: ({ userId }) => sql`user_id = ${userId}` },
    title: "Interests declared",
    rows: ({ userId }) => sql`user_id = ${userId}`,
    alone: true,
    given: "name note created_at removed_at",
    plain: "id user_id name_key",
  },
  arbitrator_absences: {
    erasure: { step: "account", removed: ({ userId }) => sql`user_id = ${userId}` },
    title: "Absences",
    rows: ({ userId }) => sql`user_id = ${userId}`,
    given: "from_date to_date created_at",
    plain: "id user_id",
  },
  case_bookings: {
    erasure: { kept: "case" },
    others: "linked_by",
    plain: "case_id booking_id linked_at",
  },
  // Made of the entries by triggers.
  case_feed: { plain: "reader own at case_id seq type actor_id actor_name case_number details unread" },
  case_scopes: { plain: "scope case_id arrival status resolved_month" },
  case_counts: { plain: "scope bucket n" },
  chain_passes: { plain: "id started_at after_case cases entries broken finished_at" },
  chain_reads: { plain: "case_id begun_at" },
  chain_faults: { plain: "case_id fault seq found_at seen_at mended_at" },
};
