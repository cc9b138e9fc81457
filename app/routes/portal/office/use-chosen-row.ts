import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * The row whose detail is shown next to a list. It is in the address as `row`, so that a reload and a link that is sent
 * show it; moving through rows makes no history and asks the server for no list. `asked` is what the server read there.
 */
export function useChosenRow(asked: string | null): [string | null, (id: string | null) => void] {
  const [row, setRow] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setRow(asked);
  }
  const { key } = useLocation();
  // Also once the router has been somewhere: it knows nothing of the row, and writes its own address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place of the router's has a key.
  useEffect(() => {
    const url = new URL(window.location.href);
    if (url.searchParams.get("row") === row) return;
    if (row === null) url.searchParams.delete("row");
    else url.searchParams.set("row", row);
    // Not by the router, which would read the list again.
    window.history.replaceState(window.history.state, "", url);
  }, [row, key]);
  return [row, setRow];
}
