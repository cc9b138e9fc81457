import { Outlet } from "react-router";

/** Pages for anyone who develops on this machine: no header of the site, no session. */
export default function DevLayout() {
  return (
    <main id="content" tabIndex={-1} className="page pt-10 pb-24">
      <Outlet />
    </main>
  );
}
