import { data, type MiddlewareFunction, redirectDocument } from "react-router";
import { servicesContext } from "#app/context.ts";
import { DASHBOARDS } from "#app/domain/people/roles.ts";

const SECOND_FACTOR = "/settings/second-factor";
const PASSKEYS = "/settings/passkeys";

export interface HeldPerson {
  firstName: string;
  lastName: string;
  email: string;
}

/**
 * The guard of the signed-in area, before any loader: nobody gets past it without a session. A document comes back
 * to the page asked for after signing in; a page that was open when the session ended, and a dashboard (specification,
 * section 2), says so first. Who is signed in and may do nothing yet sees why: a role that nobody knows, or a second factor
 * that is to be set up, or a passkey that is to be used, before anything else.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const services = context.get(servicesContext);
  const who = await services.actor();
  const goOn = async () => {
    const answer = await next();
    // The session ended while something was under way, or before its body had come: it was not done, and nothing of it is a visitor's.
    const after = await services.actor().catch((error: unknown) => {
      if (services.isOvertaken()) return null;
      throw error;
    });
    if (services.isOvertaken() || after?.kind === "visitor") throw data(null, { status: 401 });
    return answer;
  };
  if (who.kind === "user") return goOn();
  if (who.kind === "held") {
    if (who.why === "second_factor") {
      // Either is one.
      if (url.pathname === SECOND_FACTOR || url.pathname === PASSKEYS) return goOn();
      throw redirectDocument(SECOND_FACTOR);
    }
    if (who.why === "passkey") {
      if (url.pathname === PASSKEYS) return goOn();
      throw redirectDocument(PASSKEYS);
    }
    const { firstName, lastName, email } = who;
    throw data<HeldPerson>({ firstName, lastName, email }, { status: 403 });
  }
  const isDashboard = Object.values(DASHBOARDS).includes(url.pathname);
  if (isDashboard || request.headers.get("Sec-Fetch-Dest") === "empty") throw data(null, { status: 401 });
  throw redirectDocument(`/api/login?returnTo=${encodeURIComponent(url.pathname + url.search)}`);
};
