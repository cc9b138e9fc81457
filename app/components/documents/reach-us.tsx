import { PROVIDER } from "#app/domain/provider.ts";

/** The provider's e-mail address, as a link in running text. `subject` is written into the mail. */
export function MailLink({ subject }: { subject?: string }) {
  return (
    <a href={`mailto:${PROVIDER.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`} className="prose-link">
      {PROVIDER.email}
    </a>
  );
}

/** The provider's telephone number, as a link in running text. */
export function PhoneLink() {
  return (
    <a href={`tel:${PROVIDER.phone.replaceAll(" ", "")}`} className="prose-link tabular whitespace-nowrap">
      {PROVIDER.phoneDisplay}
    </a>
  );
}
