/**
 * Parts of a page whose code comes when they are first shown. The server has it at hand and renders them without a Suspense boundary: React
 * would send a boundary's content hidden, for a script to reveal. A form that was served with some is taken over once they are there.
 */
import { type ComponentType, createContext, use, useEffect, useRef, useState } from "react";
import { useLive } from "./use-live.ts";

/** On the server: gathers the names of the parts that a form is rendered with. */
export const ServedParts = createContext<Set<string> | null>(null);

const loads = new Map<string, () => Promise<unknown>>();

/** Fetches the parts of these names; settles when each is there or cannot be had. */
export async function loadParts(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => loads.get(name)?.()));
}

export interface Late<Props> {
  name: string;
  /** What has come. */
  view(): ComponentType<Props> | null;
  hasFailed(): boolean;
  /** In its place where it cannot be had, and was not served. */
  failed: ComponentType<Props>;
  /** Fetches it once, and again after a failure; false where it cannot be had. */
  load(): Promise<boolean>;
}

interface Origin<Props> extends Pick<Late<Props>, "name" | "failed"> {
  /** Around what it shows is a `div`, by which it is found as it was served. */
  fetch(): Promise<ComponentType<Props>>;
  /** The server's own. */
  served: ComponentType<Props> | null;
}

export function late<Props>({ name, fetch, failed, served }: Origin<Props>): Late<Props> {
  let come = served;
  let hasFailed = false;
  let loading: Promise<boolean> | null = null;

  function load(): Promise<boolean> {
    loading ??= fetch().then(
      (view) => {
        come = view;
        return true;
      },
      () => {
        hasFailed = true;
        loading = null;
        return false;
      },
    );
    return loading;
  }
  loads.set(name, load);
  return { name, view: () => come, hasFailed: () => hasFailed, failed, load };
}

interface LatePartProps<Props> {
  of: Late<Props>;
  given: Props;
}

/** A part as it is given; within a Suspense boundary where it may come later. */
export function LatePart<Props extends object>({ of, given }: LatePartProps<Props>) {
  use(ServedParts)?.add(of.name);
  const live = useLive();
  const [wasServed] = useState(!live);
  // After a failure no look waits again: it would hold up what is typed.
  if (!of.view() && !of.hasFailed()) use(of.load());
  const View = of.view();
  if (View) return <View {...given} />;
  return wasServed ? <KeptAsServed /> : <of.failed {...given} />;
}

const KEPT = "data-kept-as-served";

/** Leaves a part as the server wrote it, with what is typed into it: it works as without scripts, and so does its form from now on. */
function KeptAsServed() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.setAttribute(KEPT, "");
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what is there stays, and nothing is set
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** Whether a form holds a part that only its own post can read. */
export const isPostedWhole = (form: HTMLFormElement): boolean => form.querySelector(`[${KEPT}]`) !== null;
