import { Plural } from "@lingui/react/macro";

/** Says when a form may be sent again; nothing where it was not sent too often. `wait` in seconds. */
export function TooOften({ wait }: { wait: number | null }) {
  if (wait === null) return null;
  const minutes = Math.ceil(wait / 60);
  return (
    <p role="alert" className="border-l-4 border-warning bg-warning-wash px-5 py-4">
      <Plural
        value={minutes}
        one="Too many attempts. Please wait a minute and try again."
        other="Too many attempts. Please wait # minutes and try again."
      />
    </p>
  );
}
