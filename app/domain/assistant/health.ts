/** How the assistant's providers fare, for administrators. */
import { PROVIDER_NAMES, type ProviderFailure, type ProviderName, type ProviderSettings, providersInOrder } from "./providers.ts";

export type ProviderState = "answering" | "failing" | "unasked" | "absent";

export interface ProviderHealth {
  provider: ProviderName;
  /** Place in the order in which they are asked, from 1; null where it is not asked at all. */
  place: number | null;
  state: ProviderState;
  /** Of today (UTC). */
  turns: number;
  failures: number;
  tokens: number;
  /** Milliseconds of an answered turn, on the average and at most; null where none was. */
  averageMs: number | null;
  slowestMs: number | null;
  /** Of the last seven days; UTC milliseconds. */
  answeredAt: number | null;
  failedAt: number | null;
  failure: ProviderFailure | null;
}

export interface AssistantHealth {
  providers: ProviderHealth[];
  tokensToday: number;
  /** 0 for no limit. */
  dailyTokens: number;
}

/** Failing: what was heard of it last is a failure. */
export function stateOf(place: number | null, answeredAt: number | null, failedAt: number | null): ProviderState {
  if (place === null) return "absent";
  if (answeredAt === null && failedAt === null) return "unasked";
  return (failedAt ?? 0) > (answeredAt ?? 0) ? "failing" : "answering";
}

/** A provider's figures of one UTC day (`YYYY-MM-DD`). */
export interface UsageOfDay {
  day: string;
  provider: ProviderName;
  turns: number;
  failures: number;
  inputTokens: number;
  outputTokens: number;
  totalMs: number;
  slowestMs: number;
  answeredAt: number | null;
  failedAt: number | null;
  failure: string | null;
}

/** How each provider fares by the figures of the last days: those that are asked in their order, then the others. */
export function healthOf(settings: ProviderSettings, rows: readonly UsageOfDay[], today: string): AssistantHealth {
  const asked: readonly ProviderName[] = [...providersInOrder(settings), "guided"];
  const all = [...asked, ...PROVIDER_NAMES.filter((name) => !asked.includes(name))];
  const providers = all.map((provider) => healthOfOne(provider, asked.indexOf(provider) + 1 || null, rows, today));
  return { providers, tokensToday: providers.reduce((sum, { tokens }) => sum + tokens, 0), dailyTokens: settings.dailyTokens };
}

function healthOfOne(provider: ProviderName, place: number | null, rows: readonly UsageOfDay[], today: string): ProviderHealth {
  const own = rows.filter((row) => row.provider === provider);
  const newest = (pick: (row: UsageOfDay) => number | null) => Math.max(0, ...own.map((row) => pick(row) ?? 0)) || null;
  const [answeredAt, failedAt] = [newest((row) => row.answeredAt), newest((row) => row.failedAt)];
  const of = own.find(({ day }) => day === today);
  const turns = of?.turns ?? 0;
  return {
    provider,
    place,
    state: stateOf(place, answeredAt, failedAt),
    turns,
    failures: of?.failures ?? 0,
    tokens: (of?.inputTokens ?? 0) + (of?.outputTokens ?? 0),
    averageMs: of && turns > 0 ? Math.round(of.totalMs / turns) : null,
    slowestMs: of && turns > 0 ? of.slowestMs : null,
    answeredAt,
    failedAt,
    failure: (own.find((row) => row.failedAt !== null && row.failedAt === failedAt)?.failure ?? null) as ProviderFailure | null,
  };
}
