import { PROVIDER } from "#app/domain/provider.ts";

/** The provider's name, set as a mark: two parties, one table. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-3 whitespace-nowrap font-serif text-[1.375rem] leading-8 tracking-[-0.015em] text-ink">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 shrink-0">
        <rect width="32" height="32" rx="3" className="fill-accent" />
        <path d="M21.5 11.6A7 7 0 1 0 21.5 20.4" fill="none" className="stroke-on-accent" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      {PROVIDER.name}
    </span>
  );
}
