import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { notify } from "#app/components/ui/notify.ts";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";

/** What was just done, by its word in the address: said on the page, and with scripts in a notification too. */
const TOLD = {
  created: msg`Case created successfully`,
  created_without: msg`Case created successfully. Not all documents could be uploaded: add them below.`,
  status: msg`Case status updated successfully`,
  assigned: msg`The arbitrator is assigned and has been notified.`,
  tribunal: msg`The number of arbitrators is changed. The seats are listed under “People”.`,
  asked: msg`A possible conflict was found. The arbitrator is asked to disclose it; nobody is assigned before you have decided.`,
  waiting: msg`This arbitrator has been asked about the same conflict before. Nobody is assigned until it is answered and you have decided.`,
  cleared_open: msg`This disclosure is cleared. Something else is open about the arbitrator: nobody is assigned before it is answered and cleared too.`,
  not_cleared: msg`The arbitrator is not assigned. Choose another.`,
  edited: msg`The case is changed.`,
} as const;
type Word = keyof typeof TOLD;
const CAUTIONS: readonly Word[] = ["created_without", "asked", "waiting", "cleared_open", "not_cleared"];

export function Flash() {
  const { i18n } = useLingui();
  const [search, setSearch] = useSearchParams();
  const asked = search.get("told");
  const word = asked !== null && Object.hasOwn(TOLD, asked) ? (asked as Word) : null;
  useEffect(() => {
    if (word) void notify({ title: i18n._(TOLD[word]), tone: CAUTIONS.includes(word) ? "neutral" : "success" });
  }, [word, i18n]);
  // Said once: what follows takes the word out of the address.
  useEffect(() => {
    if (!word) return;
    const clean = setTimeout(() => setSearch({}, { replace: true, preventScrollReset: true, state: { told: word } }), 10_000);
    return () => clearTimeout(clean);
  }, [word, setSearch]);
  if (!word) return null;
  return (
    <div className="mt-6">
      <OutcomeBox key={word} tone={CAUTIONS.includes(word) ? "warning" : "success"}>
        <p>{i18n._(TOLD[word])}</p>
      </OutcomeBox>
    </div>
  );
}
