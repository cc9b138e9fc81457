import { useLingui } from "@lingui/react/macro";
import { preload } from "react-dom";
import poster from "./hero-poster.avif?url";

/**
 * The film behind the first screen and the veil that keeps the words on it readable (7:1 over any frame). The poster
 * is the film's first frame and is shown alone where no film is, no script runs, or motion or data are to be saved:
 * only `app/site-program/hero-video.ts` gives the sources an address.
 */
export function HeroFilm() {
  // The largest thing of the first screen; a video's poster would wait behind the programs.
  preload(poster, { as: "image", fetchPriority: "high" });
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 print:hidden">
      <video
        data-film="video"
        muted
        playsInline
        loop
        preload="none"
        disablePictureInPicture
        disableRemotePlayback
        poster={poster}
        width={1600}
        height={900}
        className="size-full object-cover object-[9%_100%] noscript:hidden sm:object-bottom"
      >
        <source data-src="/api/files/site/hero.webm" type='video/webm; codecs="vp9"' />
        <source data-src="/api/files/site/hero.mp4" type="video/mp4" />
      </video>
      {/* Without script a browser would show its own controls on a video. */}
      <img
        src={poster}
        alt=""
        width={1600}
        height={900}
        loading="lazy"
        className="hidden size-full object-cover object-[9%_100%] noscript:block sm:object-bottom"
      />
      <div className="absolute inset-0 bg-linear-to-b from-paper/85 via-paper/60 via-40% to-transparent to-75%" />
      <div className="absolute inset-x-0 bottom-0 h-1/5 bg-linear-to-t from-paper to-paper/40" />
    </div>
  );
}

/** Stops the film and lets it go on. Hidden until there is one; its name changes with what it does. */
export function FilmButton() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      hidden
      data-film="button"
      data-pause={t`Pause the film`}
      data-play={t`Play the film`}
      className="group inline-flex size-11 items-center justify-center rounded-sm border border-hairline-strong bg-paper hover:border-accent hover:bg-accent-wash"
    >
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" className="fill-current">
        <path d="M6 4h2.5v12H6zM11.5 4H14v12h-2.5z" className="group-data-paused:hidden" />
        <path d="M6 3.5v13L16.5 10z" className="hidden group-data-paused:block" />
      </svg>
    </button>
  );
}
