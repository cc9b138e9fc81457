import { JobFailure } from "#app/domain/jobs.ts";

/** What `work` gives, if it does so within `milliseconds`; else throws a `JobFailure` for `timeout`. The work is not ended by it. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new JobFailure("timeout")), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
