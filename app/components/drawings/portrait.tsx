interface PortraitProps {
  name: string;
  /** The picture's address; null for who has none, or is seen without it. */
  image: string | null;
}

/** A person's picture, or their initials, small and next to their name: decoration to who hears the page. */
export function Portrait({ name, image }: PortraitProps) {
  if (image)
    return (
      <img
        src={image}
        alt=""
        width={36}
        height={36}
        loading="lazy"
        decoding="async"
        className="size-9 shrink-0 rounded-full border border-hairline object-cover"
      />
    );
  return (
    <span
      aria-hidden="true"
      className="flex size-9 shrink-0 select-none items-center justify-center rounded-full border border-accent-line text-sm font-semibold text-accent"
    >
      {initialsOf(name)}
    </span>
  );
}

/** Of the first and the last word, as far as they are letters. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => [...(word ?? "")].at(0) ?? "")
    .join("")
    .toUpperCase();
}
