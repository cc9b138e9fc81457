import { Trans } from "@lingui/react/macro";
import { Clauses } from "#app/components/documents/clauses.tsx";
import { MailLink, PhoneLink } from "#app/components/documents/reach-us.tsx";

export function Requests() {
  return (
    <Clauses>
      <Trans>
        What you send by a form or through the assistant is a request. It becomes a booking when we confirm it to you, and not before.
      </Trans>
      <Trans>You receive a reference at once. It says that we have your request, and nothing more.</Trans>
      <Trans>
        We call about a fast booking within 2 business hours, counted while the venue is open. We review a detailed request within 24 hours.
      </Trans>
      <Trans>Urgency levels say how soon you need us. Whether a date, a room or a service is available is confirmed by a person.</Trans>
      <Trans>We may decline a request, and say so without delay.</Trans>
    </Clauses>
  );
}

export function Rooms() {
  return (
    <Clauses>
      <Trans>A room is held for you only when we have said that it is. Several requests may ask for the same room and time.</Trans>
      <Trans>Once a booking at one of our venues is confirmed and a room is held for it, no other confirmed booking holds it then.</Trans>
      <Trans>Dates and times are those of the venue, unless the booking names another time zone.</Trans>
      <Trans>
        Please tell us beforehand what your participants need, and leave rooms as a careful guest would. You are responsible for damage that
        your side causes.
      </Trans>
    </Clauses>
  );
}

export function Assistant() {
  return (
    <Clauses>
      <Trans>
        The assistant is a program, available 24/7. It answers questions about our services and prepares a request with you. It gives no
        legal advice.
      </Trans>
      <Trans>
        It can misunderstand. Before anything is sent it shows you a summary; please read it, since what you confirm there is what we
        receive.
      </Trans>
      <Trans>It cannot promise a price, a room or an outcome. Only what our staff confirm binds us. Ask for a person at any time.</Trans>
    </Clauses>
  );
}

export function Fees() {
  return (
    <Clauses>
      <Trans>
        Fees depend on the room, the length of the proceeding and the services you ask for, and are set out in a quote. No payment is taken
        when you send a request.
      </Trans>
      <Trans>
        Unless you say otherwise, the booking party bears the whole cost. It can also be shared equally, divided in proportion among
        examining counsel, or arranged otherwise.
      </Trans>
    </Clauses>
  );
}

export function Cancelling() {
  return (
    <Clauses>
      <Trans>
        To change or cancel, call <PhoneLink />, write to <MailLink />, or use the contact details on your confirmation page, and give your
        booking number. For a cancellation we ask you for the reason.
      </Trans>
      <Trans>These terms set no cancellation fee. A charge is due only where the quote that you accepted provides for one.</Trans>
      <Trans>
        If we have to move or cancel a confirmed booking, we tell you at once and offer another room or date. You may then withdraw at no
        cost.
      </Trans>
    </Clauses>
  );
}

export function Technology() {
  return (
    <Clauses>
      <Trans>
        A video platform of your own may not be available for all proceedings; technical assistance and assurance cannot be provided for it.
      </Trans>
      <Trans>
        Transcripts that are not ordered beforehand may not be eligible for expedited delivery; availability is assessed when you ask. A
        discount applies only to transcripts ordered beforehand.
      </Trans>
      <Trans>Recording, photography and streaming take place only as the tribunal or the parties have agreed.</Trans>
    </Clauses>
  );
}
