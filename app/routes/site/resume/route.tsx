/**
 * The link that takes a booking over on another machine. Looking at it changes nothing, so that whatever
 * prefetches links does not take it; the button does.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Form, redirect } from "react-router";
import { localeContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import type { Route } from "./+types/route";

const PRIVATE = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
