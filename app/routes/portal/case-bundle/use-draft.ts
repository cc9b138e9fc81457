/** What somebody makes of a draft before it is saved: kept while its page is read again, and where saving is refused. */
import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import type { BundleChoice, BundleLine, BundleRecord, BundleTabs } from "#app/domain/case/bundles/bundle.ts";
import { moved } from "#app/domain/case/bundles/bundle.ts";
import { pressed } from "#app/domain/case/bundles/pressed.ts";
import type { RefusedBundle } from "./actions.ts";

/** A line with a name of its own, which it keeps where it is moved. */
export interface KeyedLine {
  key: string;
  line: BundleLine;
}

interface Typed {
  title: string;
  tabs: BundleTabs;
  lines: KeyedLine[];
}

const keyOf = (line: BundleLine, at: number) => ("tab" in line ? `tab-${at}` : line.document);
const keyed = (lines: readonly BundleLine[]): KeyedLine[] => lines.map((line, at) => ({ key: keyOf(line, at), line }));
const typedOf = ({ title, tabs, lines }: { title: string; tabs: BundleTabs; lines: readonly BundleLine[] }): Typed => ({
  title,
  tabs,
  lines: keyed(lines),
});
const plain = ({ title, tabs, lines }: Typed) => JSON.stringify([title, tabs, lines.map(({ line }) => line)]);

export type Draft = ReturnType<typeof useDraft>;

/** `version` is the one that was read; where another was stored meanwhile it is that one, once its writer has read so. */
export function useDraft(bundle: BundleRecord, choices: readonly BundleChoice[], refused: RefusedBundle | undefined) {
  const [typed, setTyped] = useState<Typed>(() => typedOf(refused?.typed ?? bundle));
  const [version, setVersion] = useState(bundle.version);
  const [sent, setSent] = useState(0);
  const { formData } = useNavigation();
  const intent = formData?.get("intent");
  const busy = typeof intent === "string" ? intent : null;
  /** What is being sent, as it was typed then. */
  const sending = useRef<string | null>(null);
  const isDirty = plain(typed) !== plain(typedOf(bundle));
  useEffect(() => {
    if (busy !== null) {
      sending.current ??= plain(typed);
      return;
    }
    const wasSent = sending.current;
    if (wasSent === null) return;
    sending.current = null;
    setSent((times) => times + 1);
    // Who saves once more after reading that another was faster means it.
    setVersion(bundle.version);
    // What was typed while it was sent is not saved yet, and stays.
    if (!refused) setTyped((before) => (plain(before) === wasSent ? typedOf(bundle) : before));
  }, [busy, bundle, refused, typed]);
  const all = choices.map(({ document }) => document);
  return {
    typed,
    version,
    sent,
    busy,
    isDirty,
    set: (change: Partial<Pick<Typed, "title" | "tabs">>) => setTyped((before) => ({ ...before, ...change })),
    rename: (at: number, tab: string) =>
      setTyped((before) => ({ ...before, lines: before.lines.map((one, place) => (place === at ? { ...one, line: { tab } } : one)) })),
    /** A button of the list. Keys stay with their lines. */
    press: (press: string, chosen: readonly string[] = []) =>
      setTyped((before) => ({ ...before, lines: pressKeyed(before.lines, press, chosen, all) })),
    place: (from: number, to: number) => setTyped((before) => ({ ...before, lines: moved(before.lines, from, to) })),
    reset: () => setTyped(typedOf(bundle)),
  };
}

let tabs = 0;

function pressKeyed(lines: readonly KeyedLine[], press: string, chosen: readonly string[], all: readonly string[]): KeyedLine[] {
  const keys = new Map(lines.map(({ key, line }) => [line, key]));
  const after = pressed(
    lines.map(({ line }) => line),
    press,
    { chosen, all },
  );
  return after.map((line) => ({ line, key: keys.get(line) ?? ("tab" in line ? `new-tab-${++tabs}` : line.document) }));
}
