/** What is stored and when it begins, in the order in which a visitor comes to it. Retention: `DRAFT_DAYS`, `sweepExpired`, `LIMITS`. */
import { Trans } from "@lingui/react/macro";
import { BulletList } from "#app/components/documents/bullet-list.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import { UNANSWERED_DAYS } from "#app/domain/assistant/faq/unanswered.ts";
import { EMPTY_TALK_DAYS } from "#app/domain/assistant/kept-volume.ts";
import { DRAFT_DAYS } from "#app/domain/booking/draft/draft.ts";
import { UNTOUCHED_DAYS } from "#app/domain/booking/requests/kept-requests.ts";

export function Reading() {
  return (
    <>
      <p>
        <Trans>
          Reading needs no account and sets no cookie. For each page we count how often it was read on a day, and in which language. The
          count holds no network address, no device and nothing that would tell one reader from another; it is kept for 13 months. If your
          browser asks not to be tracked (Global Privacy Control, Do Not Track), you are not counted at all.
        </Trans>
      </p>
      <p>
        <Trans>
          Typefaces, pictures and programs all come from this site. There are no third-party scripts, no advertising and no trackers.
        </Trans>
      </p>
      <p>
        <Trans>
          The company that hosts the site handles every request, and with it the network address that the request came from. It may keep
          technical logs for a limited time.
        </Trans>
      </p>
    </>
  );
}

export function Drafts() {
  return (
    <>
      <p>
        <Trans>
          With the first value that you enter in the booking form, or the first message to the assistant, we begin a draft and set a cookie
          that holds nothing but a random identifier. Under that identifier we keep:
        </Trans>
      </p>
      <BulletList>
        <Trans>the values of your draft and, next to each one that the assistant wrote, the words of yours that it came from;</Trans>
        <Trans>the conversation with the assistant: your messages, its answers, those of our staff who join it, and the language;</Trans>
        <Trans>if you make a link to continue on another device, a code that keeps it working until you revoke it.</Trans>
      </BulletList>
      <p>
        <Trans>
          Drafts and conversations are removed {DRAFT_DAYS} days after they were begun; a conversation in which you gave nothing for a
          request {EMPTY_TALK_DAYS} days after its last message. A draft that has become a booking stays with the booking; its conversation
          is removed all the same.
        </Trans>
      </p>
      <p>
        <Trans>
          If so many arrive that our systems would fill up, drafts without an e-mail address or telephone number may be removed sooner, with
          their conversation, but never within four days.
        </Trans>
      </p>
      <p>
        <Trans>
          You can delete the conversation yourself, under the field in which you write: what was said and the draft are then gone at once.
          That a conversation was deleted, when, and whether by you or by us, is recorded; nothing of what it held is.
        </Trans>
      </p>
      <p>
        <Trans>
          Our administrators can read a conversation while it goes on, and later if you asked for a person or gave something for a booking.
          They can join it: you are told who, and the assistant is silent meanwhile. Who of them opened, joined, left or deleted a
          conversation, and when, is recorded.
        </Trans>
      </p>
      <p>
        <Trans>
          If you ask the assistant for a call, your name, telephone number and e-mail address are kept as a task for our staff. Please leave
          privileged or sensitive evidence out of the forms and of the conversation.
        </Trans>
      </p>
      <p>
        <Trans>
          A question that the assistant could not answer is kept for {UNANSWERED_DAYS} days after it was last asked, so that we can write
          the answer: its words alone, without names, addresses and numbers, and without a trace of who asked.
        </Trans>
      </p>
    </>
  );
}

export function Assistant() {
  return (
    <>
      <p>
        <Trans>
          The assistant is a program. As it is delivered it runs inside this site, and what you write to it is sent nowhere else.
        </Trans>
      </p>
      <p>
        <Trans>
          The operator of this site may connect an external language model instead. Then your messages, the answers (at most the last{" "}
          {CHAT_LIMITS.historyMessages} of the conversation, those of our staff included) and the values of your draft, which may include
          your name, e-mail address and telephone number, are sent to the company that runs the model, so that it can answer. Pressing
          Confirm under a summary sends it nothing.
        </Trans>
      </p>
      <p>
        <Trans>
          Ask us at any time whether a model is connected, and whose. No program decides anything about you: the assistant prepares a
          request, and people decide on it.
        </Trans>
      </p>
    </>
  );
}

export function Bookings() {
  const at = useSitePath();
  return (
    <>
      <p>
        <Trans>
          We keep what you sent: whom to contact, with firm, e-mail address and telephone number; the proceeding, the place and the date;
          the description of the case and what you asked us to prepare; and the language you were reading.
        </Trans>
      </p>
      <p>
        <Trans>
          A booking is kept with its history: each change, its time and who made it, in a chain that cannot be altered. A booking that is
          deleted disappears from the lists; the record and its history remain.
        </Trans>
      </p>
      <p>
        <Trans>
          A request from a person without an account is removed {UNTOUCHED_DAYS} days after its last day (or after it came, where it names
          no day), with everything that belongs to it, if nobody has acted on it by then and no link of our e-mails was opened. Only an
          entry that it came and was removed remains.
        </Trans>
      </p>
      <p>
        <Trans>
          The confirmation page has an address that cannot be guessed. Anyone who has it can read the booking, so keep it to yourself.
        </Trans>
      </p>
      <p>
        <Trans>
          What you write on the{" "}
          <a href={at("/contact")} className="prose-link">
            contact page
          </a>{" "}
          is kept with your name, your e-mail address and, if you give it, your telephone number, so that we can answer and say later what
          we answered.
        </Trans>
      </p>
      <p>
        <Trans>
          For every e-mail that we send you, such as the receipt of your request, we keep your e-mail address, the kind of e-mail, its
          language and what it is about.
        </Trans>
      </p>
    </>
  );
}

export function Accounts() {
  return (
    <>
      <p>
        <Trans>
          Accounts are opened by invitation. We keep your name, e-mail address, role, language and time zone, and your password only as a
          hash from which it cannot be read back.
        </Trans>
      </p>
      <p>
        <Trans>
          A picture that you add is kept until you replace or remove it. The key of a second factor and its backup codes are kept encrypted.
          Of an invitation we keep who invited whom, as what, and when; of its link, as of one for a forgotten password, only a hash. What
          is changed of an account is kept in its history.
        </Trans>
      </p>
      <p>
        <Trans>
          Each session is recorded with the kind of browser and system that it was begun in and with a keyed hash of its network, never the
          address itself. It ends when you sign out, or after 7 days without use, and after 30 days in any case.
        </Trans>
      </p>
      <p>
        <Trans>
          Of a passkey we keep the public half of the key, the name that you gave it, and when it was last used; the key itself, your
          fingerprint and your face never leave your device. Each sign-in to your account, and each failed attempt, is kept in a history; an
          address that has no account is never written down.
        </Trans>
      </p>
    </>
  );
}

export function AgainstAbuse() {
  return (
    <>
      <p>
        <Trans>
          A wrong password or code is counted under a keyed hash of the network and one of the e-mail address that was given, whether it has
          an account or not. The count decreases over time and is removed within a few hours.
        </Trans>
      </p>
      <p>
        <Trans>
          To limit how often one caller may book, write to us or to the assistant, or have a page counted, we count requests under a keyed
          hash of the network address, never under the address itself. Such a count serves for a minute, or for an hour with bookings and
          messages, and is removed within the hour that follows.
        </Trans>
      </p>
      <p>
        <Trans>
          So that a request which is sent twice by accident does not become two bookings, the first answer may be kept for one day and given
          again.
        </Trans>
      </p>
    </>
  );
}
