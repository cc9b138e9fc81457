import { Plural, Trans, useLingui } from "@lingui/react/macro";

/** Somebody's words in every place of a sentence, as screens and mails put them there (`users-words.test.ts`). */
export function Greeting({ name, count }: { name: string; count: number }) {
  const { t } = useLingui();
  return (
    <p title={t`Written by ${name}`}>
      <Trans>
        Written by <strong>{name}</strong>, as {name} says.
      </Trans>
      <Trans>
        <Plural value={count} one="# file" other="# files" /> of {name}
      </Trans>
    </p>
  );
}
