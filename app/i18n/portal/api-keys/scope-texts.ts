/** Words for what API keys read. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ApiKeyDays, ApiKeyScope } from "#app/domain/api-keys/scopes.ts";

const NAMES: Readonly<Record<ApiKeyScope, MessageDescriptor>> = {
  calendar: msg`Calendar`,
  accounting: msg`Accounting`,
  crm: msg`Contacts (CRM)`,
};

/** A scope by its name. */
export const scopeText = (i18n: I18n, scope: ApiKeyScope): string => i18n._(NAMES[scope]);

const READS: Readonly<Record<ApiKeyScope, MessageDescriptor>> = {
  calendar: msg`Calendar: days, hours and places of hearings, and open deadlines`,
  accounting: msg`Accounting: days and estimates of bookings, and who is charged`,
  crm: msg`Contacts (CRM): bookings in full, with the contact’s name, address and phone`,
};

/** What a scope reads. */
export const scopeReadsText = (i18n: I18n, scope: ApiKeyScope): string => i18n._(READS[scope]);

const DAYS: Readonly<Record<ApiKeyDays, MessageDescriptor>> = {
  "30": msg`30 days`,
  "90": msg`90 days`,
  "365": msg`One year`,
  never: msg`No end`,
};

/** For how long a key is made. */
export const keyDaysText = (i18n: I18n, days: ApiKeyDays): string => i18n._(DAYS[days]);
