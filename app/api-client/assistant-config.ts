/** Settings of the assistant over the wire (specification, section 7). */
import type { SettingKey } from "../domain/assistant/settings.ts";
import type { Locale } from "../domain/locale.ts";
import { request } from "./request.ts";

export interface SettingChange {
  key: SettingKey;
  value: string;
  /** Of the welcome alone. */
  locale?: Locale;
  /** The version that the change is based on: 409 when somebody was faster. */
  version: number;
}

export interface SavedSetting {
  key: SettingKey;
  value: string;
  locale: Locale | null;
  isDefault: boolean;
  version: number;
}

/** Saves one setting, also on the way out of the page. Throws `ApiError`. */
export function putSetting(change: SettingChange): Promise<SavedSetting> {
  return request<SavedSetting>("/api/ai/config", { method: "PUT", body: change, keepalive: true });
}
