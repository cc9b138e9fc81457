import { emailKeyOf } from "#app/domain/email-address.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { wrongPassword } from "#app/services/accounts/auth.server.ts";
import { judgePassword } from "./sign-in-history.server.ts";

/** The same for a program, answered as better-auth answers. Throws `too_many_requests`. */
export async function answerSignIn(context: AccountContext, typed: string, password: string): Promise<Response> {
  const { auth, guesses } = context;
  const email = emailKeyOf(typed);
  let answer = new Response();
  const signedIn = await judgePassword(context, email, guesses.take({ at: "password", email }), async (access) => {
    const { response, signedIn } = await auth.answerSignIn(email, password, access);
    answer = response;
    return signedIn;
  });
  if (answer.ok && !signedIn) return wrongPassword();
  return new Response(answer.body, { status: answer.status, headers: signedIn?.headers ?? answer.headers });
}
