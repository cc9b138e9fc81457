/** People's names as screens write them. */
import type { PersonName } from "#app/domain/case/case.ts";

/** First and last name as one. */
export const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim();
