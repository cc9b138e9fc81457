/** Who asks in `scale-times.mjs`, over a database in this process. */
import { connect } from "#app/db/client.server.ts";
import { ASKING_PARTY } from "./fill-cases.ts";

const PEOPLE = {
  admin: { id: "bench-staff", role: "admin", email: "staff@bench.example" },
  arbitrator: { id: "bench-r-7", role: "arbitrator", email: "person7@bench.example" },
  party: { id: ASKING_PARTY, role: "party", email: "samuel7@bench.example" },
} as const;
type Asker = keyof typeof PEOPLE;

/** Two seconds pass between two questions, so that the limit of searches is met by none. */
let now = Date.parse("2027-03-16T15:00:00Z");

export function contextOf(as: Asker, database: D1Database) {
  now += 2_000;
  const at = new Date(now);
  const who = {
    kind: "user",
    emailVerified: true,
    firstName: "",
    lastName: "",
    image: null,
    locale: "en",
    timeZone: "America/Toronto",
    ...PEOPLE[as],
  } as const;
  return {
    env: { DB: database } as unknown as Env,
    db: connect(database),
    actor: async () => who,
    clock: () => at,
    origin: "http://concord.example",
  };
}
