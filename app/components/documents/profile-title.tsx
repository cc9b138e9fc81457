import { useLocale } from "#app/components/layout/use-site-path.ts";
import { type PublicProfile, textFor } from "#app/domain/people/roster/roster-vocabulary.ts";

/** A person's professional title, marked where it is in another language than the page. */
export function ProfileTitle({ person, className }: { person: PublicProfile; className?: string }) {
  const locale = useLocale();
  const { text, language } = textFor(person.texts, locale);
  return (
    <p className={className} lang={language === locale ? undefined : language}>
      {text.title}
    </p>
  );
}
