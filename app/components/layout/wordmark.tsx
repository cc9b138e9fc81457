import { PROVIDER } from "#app/domain/provider.ts";

/** The provider's name, set as a mark. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-medium font-serif text-xl">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 text-accent">
        <rect x="1" y="1" width="30" height="30" rx="3" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M21.5 11.6A7 7 0 1 0 21.5 20.4" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      {PROVIDER.name}
    </span>
  );
}
