/** Anyone who leaves a bundle that is not saved is asked first: by closing the tab, and by a link of the page. */
import { lazy, Suspense, useEffect } from "react";
import { useBlocker } from "react-router";

const LeavingDialog = lazy(() => import("./leaving-dialog.tsx"));

export function Leaving({ isAsked }: { isAsked: boolean }) {
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isAsked]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isAsked && currentLocation.pathname !== nextLocation.pathname);
  if (blocker.state !== "blocked") return null;
  return (
    <Suspense>
      <LeavingDialog stay={blocker.reset} leave={blocker.proceed} />
    </Suspense>
  );
}
