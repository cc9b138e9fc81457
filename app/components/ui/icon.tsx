/** A few line icons, drawn on 20 px with the weight of the text next to them. Decoration: the words are next to them. */
const PATHS = {
  check: "M4 10.5l4 4 8-9",
  close: "M5 5l10 10M15 5L5 15",
  menu: "M3 6h14M3 10h14M3 14h14",
  arrowRight: "M3.5 10h13M11.5 5l5 5-5 5",
  arrowLeft: "M16.5 10h-13M8.5 5l-5 5 5 5",
  chevronDown: "M5 7.5l5 5 5-5",
  search: "M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4",
  alert: "M10 2.8l7.6 13.7H2.4L10 2.8ZM10 8v4M10 14.2v.1",
  info: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 9v5M10 6.2v.1",
  clock: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 5.8V10l2.8 2",
  calendar: "M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5",
  phone: "M4 3.5h3l1.5 4-2 1.3a9 9 0 0 0 4.7 4.7l1.3-2 4 1.5v3c0 .6-.4 1-1 1A12.5 12.5 0 0 1 3 4.5c0-.6.4-1 1-1Z",
  mail: "M2.5 4.5h15v11h-15zM2.5 5.5l7.5 6 7.5-6",
  pin: "M10 17.5s5.5-5 5.5-9.3a5.5 5.5 0 0 0-11 0c0 4.3 5.5 9.3 5.5 9.3ZM10 6.3a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  person: "M10 3a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 0 0 10 3ZM3.5 17c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5",
  chat: "M3 4h14v9.5H9L5 17v-3.5H3z",
  undo: "M7.5 4L3.5 8l4 4M4 8h8a4.5 4.5 0 0 1 0 9H8",
  print: "M5.5 7V3h9v4M5.5 14.5h-3V7h15v7.5h-3M5.5 12h9v5h-9z",
  download: "M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13",
  bell: "M4.5 14.5c1-1.2 1.2-2.6 1.2-5a4.3 4.3 0 0 1 8.6 0c0 2.4.2 3.8 1.2 5zM8.3 17a1.8 1.8 0 0 0 3.4 0",
  plus: "M10 4v12M4 10h12",
  pencil: "M3.5 16.5l.8-3.6L13.6 3.6l2.8 2.8-9.3 9.3zM11.8 5.4l2.8 2.8",
  minus: "M4 10h12",
  send: "M3 10l14-6.5-4.5 13.5-3-5.5zM9.5 11.5L17 3.5",
  microphone: "M10 2.5a2.5 2.5 0 0 0-2.5 2.5v4.5a2.5 2.5 0 0 0 5 0V5A2.5 2.5 0 0 0 10 2.5ZM5 9.5a5 5 0 0 0 10 0M10 14.5v3M7 17.5h6",
  globe: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.5 10h15M10 2.5c-5 5-5 10 0 15M10 2.5c5 5 5 10 0 15",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ? `shrink-0 ${className}` : "shrink-0"}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
