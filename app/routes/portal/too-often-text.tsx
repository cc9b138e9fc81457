import { Plural } from "@lingui/react/macro";

/** Says when something that was tried too often may be tried again. `wait` in seconds. */
export function TooOftenText({ wait }: { wait: number }) {
  const minutes = Math.ceil(wait / 60);
  return (
    <Plural
      value={minutes}
      one="Too many attempts. Please wait a minute and try again."
      other="Too many attempts. Please wait # minutes and try again."
    />
  );
}
