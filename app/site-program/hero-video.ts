/**
 * The film of the four-city landing: fetched once the page is there and the film in view, never against a wish for
 * less motion or less data, and never again in a visit after it was stopped. Without it there is its poster.
 */
import { CHAT_CAME, CHAT_COMES } from "./chat-events.ts";

const MEMORY = "concord-film";
const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/** Brings the hero's film to life where there is one (specification, section 2, "four-city variant"). */
export function heroVideo(): void {
  const video = document.querySelector<HTMLVideoElement>("video[data-film]");
  const button = document.querySelector<HTMLButtonElement>("button[data-film]");
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!video || !button || saving) return;
  const lessMotion = matchMedia(LESS_MOTION);
  const { show, appear } = buttonOf(button, video);
  let inView = false;
  let stopped = remembered();
  const film = filmOf(video, () => {
    button.hidden = true;
  });
  let givesWay = false;

  const settle = () => {
    if (stopped || !inView || document.hidden || givesWay) {
      video.pause();
      return;
    }
    film.load();
    // Refused, for one, where a telephone saves its battery: the button offers it.
    video.play().catch(show);
  };
  // Somebody waits for the conversation on the same line.
  const giveWay = () => {
    if (film.isWhole()) return;
    givesWay = true;
    settle();
    film.letGo();
  };
  const goOn = () => {
    givesWay = false;
    film.bringBack();
    settle();
  };

  button.addEventListener("click", () => {
    stopped = !video.paused;
    remember(stopped);
    settle();
  });
  video.addEventListener("canplay", appear, { once: true });
  video.addEventListener("play", show);
  video.addEventListener("pause", show);
  document.addEventListener("visibilitychange", settle);
  addEventListener(CHAT_COMES, giveWay);
  addEventListener(CHAT_CAME, goOn);
  lessMotion.addEventListener("change", () => {
    stopped = lessMotion.matches || remembered();
    settle();
  });
  if (lessMotion.matches) stopped = true;
  // Stopped on an earlier page of the visit: offered, not fetched.
  else if (stopped) appear();
  whenInView(video, (isInView) => {
    inView = isInView;
    settle();
  });
}

/** The button that stops the film and lets it run: it says which, and appears once there is something to show. */
function buttonOf(button: HTMLButtonElement, video: HTMLVideoElement) {
  const show = () => {
    button.setAttribute("aria-label", (video.paused ? button.dataset.play : button.dataset.pause) ?? "");
    button.toggleAttribute("data-paused", video.paused);
  };
  const appear = () => {
    show();
    button.hidden = false;
  };
  return { show, appear };
}

/** Tells whether the film is in view, once the page itself is there: what it needs comes first. */
function whenInView(video: HTMLVideoElement, onChange: (isInView: boolean) => void): void {
  const watch = () => new IntersectionObserver(([entry]) => onChange(entry?.isIntersecting ?? false)).observe(video);
  if (document.readyState === "complete") watch();
  else addEventListener("load", watch, { once: true });
}

/** The film's sources: fetched when they are asked for, let go and fetched again. `onNone`: the last source has failed, and there is no film. */
function filmOf(video: HTMLVideoElement, onNone: () => void) {
  let asked = false;
  let away: HTMLSourceElement[] = [];
  return {
    isWhole: () => asked && video.readyState >= HTMLMediaElement.HAVE_ENOUGH_DATA,
    load() {
      if (asked) return;
      asked = true;
      const sources = [...video.querySelectorAll("source")];
      // Each source is tried in turn.
      sources.at(-1)?.addEventListener("error", onNone);
      for (const source of sources) source.src = source.dataset.src ?? "";
      video.load();
    },
    /** What has not arrived is given up. */
    letGo() {
      if (!asked) return;
      asked = false;
      away = [...video.querySelectorAll("source")];
      for (const source of away) source.remove();
      video.load();
    },
    bringBack() {
      for (const source of away) video.appendChild(source);
      away = [];
    },
  };
}

function remembered(): boolean {
  try {
    return sessionStorage.getItem(MEMORY) === "paused";
  } catch {
    return false;
  }
}

function remember(paused: boolean): void {
  try {
    if (paused) sessionStorage.setItem(MEMORY, "paused");
    else sessionStorage.removeItem(MEMORY);
  } catch {
    // Without storage it is remembered as long as the page is.
  }
}
