/**
 * The page's program, begun when it is wanted (quality, "Speed": a public document carries no more than 15 kB
 * of script before somebody interacts). A route with `handle: { program: "on-demand" }` is a finished document;
 * its program starts when a button, or anything marked `data-wake`, is approached or pressed, and that press
 * is then given to it. Other pages begin at once, as React Router's own `<Scripts>` does.
 */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, useEffect } from "react";
import { Scripts, useMatches } from "react-router";

export interface ProgramHandle {
  program: "on-demand";
}

/** Says that a route's page is a finished document. */
export const ON_DEMAND: ProgramHandle = { program: "on-demand" };

const AWAKE = "concord:awake";
const HELD = "held-program";

export function PageScripts() {
  const onDemand = useMatches().some((match) => (match.handle as Partial<ProgramHandle> | undefined)?.program === "on-demand");
  useEffect(() => {
    window.dispatchEvent(new Event(AWAKE));
  }, []);
  return onDemand ? <HeldScripts /> : <Scripts />;
}

function HeldScripts() {
  // Called and not rendered, since what it gives is changed before React sees it. Its hooks become this component's.
  const scripts = Scripts({});
  return <>{hold(scripts)}</>;
}

type Markup = ReactElement<{ children?: ReactNode; type?: string; rel?: string; nonce?: string }>;

/** Takes away what would load the program: preloads go, and the module script waits as text beside the one that wakes it. */
function hold(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement(child)) return child;
    const element = child as Markup;
    if (element.type === "link") return null;
    if (element.type !== "script") return hold(element.props.children);
    if (element.props.type !== "module") return element;
    return (
      <>
        {cloneElement(element as ReactElement<Record<string, unknown>>, { type: "text/plain", id: HELD, async: undefined })}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, below */}
        <script nonce={element.props.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: WAKE }} />
      </>
    );
  });
}

/** Runs once the held script is in the document; plain, since it is the only script that such a page begins with. */
const WAKE = `(() => {
  let awake = false, begun = false, pressed = null;
  const held = document.getElementById("${HELD}");
  const begin = () => {
    if (begun) return;
    begun = true;
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = held.nonce;
    script.textContent = held.textContent;
    document.body.append(script);
  };
  const wanting = (event) => !awake && event.target.closest?.("[data-wake],button:not([type=submit])");
  for (const kind of ["pointerover", "touchstart", "focusin"])
    addEventListener(kind, (event) => wanting(event) && begin(), { passive: true });
  addEventListener("click", (event) => {
    const target = wanting(event);
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
    begin();
  }, true);
  addEventListener("${AWAKE}", () => {
    awake = true;
    pressed?.click();
  }, { once: true });
  try {
    if (/^(open|minimised)$/.test(sessionStorage.getItem("concord-chat"))) begin();
  } catch {}
})();`;
