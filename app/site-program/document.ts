/** What a finished document runs: everything of a public page, and what takes React's place there. */
import { begin } from "./begin.ts";
import { beginTalk } from "./begin-talk.ts";
import { chat } from "./chat.ts";
import { faces } from "./faces.ts";
import { focusTargets } from "./focus-targets.ts";
import { heroVideo } from "./hero-video.ts";
import { passkey } from "./passkey.ts";
import { PUBLIC_PARTS } from "./public-parts.ts";
import { reserve } from "./reserve.ts";

begin([faces, chat, reserve, beginTalk, focusTargets, heroVideo, passkey, ...PUBLIC_PARTS]);
