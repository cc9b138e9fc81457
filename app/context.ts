/** What the doors hand to routes: typed values, never imports of services (design, "Arrows"). */
import type { I18n } from "@lingui/core";
import { createContext } from "react-router";
import type { AppError } from "./domain/errors.ts";
import type { Locale } from "./domain/locale.ts";
import type { Services } from "./services/create-services.server.ts";

export type { Services };

export const servicesContext = createContext<Services>();
export const localeContext = createContext<Locale>("en");
export const i18nContext = createContext<I18n>();
/** One per document, in the Content-Security-Policy and on each inline script. */
export const nonceContext = createContext<string>();
/** What the request is called in our log and in the answer's `Request-Id`; empty where it has no name. */
export const requestIdContext = createContext<string>("");
/** What no page of this request has answered: its answer has that refusal's status. */
export const refusalContext = createContext<{ error: AppError | null } | null>(null);
/** Whether the answer is the same for everybody who asks so: then it comes whole, and its inline scripts carry no nonce. */
export const forEverybodyContext = createContext<boolean>(false);
