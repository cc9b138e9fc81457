/** Messages under the fields, by the same schema as the server's. Its code is fetched when the reader first does something. */

import { useCallback, useState } from "react";
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import type { FastField } from "#app/domain/booking/requests/fast.ts";
import { faultOfDay } from "#app/domain/booking/requests/fast-values.ts";
import type { Issue } from "#app/domain/errors.ts";
import { sentValues, type TypedValues } from "./fields.ts";

const validators = () => import("#app/domain/booking/requests/fast.ts");

/** Message codes by field. */
export type FieldIssues = Partial<Record<DraftField, string>>;

interface Found {
  code: string;
  /** The value that was found wanting: once it changes, the message goes. */
  value: string;
}

/** `first` are the issues that the page came with, found in `firstValues`. */
export function useValidation(first: readonly Issue[], firstValues: TypedValues) {
  const [found, setFound] = useState<Partial<Record<DraftField, Found>>>(() => byField(first, firstValues));

  /** Fetches the validators ahead of need. */
  const prepare = useCallback(() => void validators(), []);

  /** Checks one field, as its reader leaves it. */
  const checkField = useCallback(async (field: FastField, values: TypedValues) => {
    const { checkFastField } = await validators();
    const value = values[field] ?? "";
    const check = checkFastField(field, value);
    const fault = check.ok && field === "preferredDate" ? faultOfDay(check.value, sentValues(values), new Date()) : null;
    const code = check.ok ? fault : check.code;
    setFound((held) => ({ ...held, [field]: code ? { code, value } : undefined }));
  }, []);

  /** Checks the whole form and marks what is wrong. */
  const checkAll = useCallback(async (values: TypedValues) => {
    const { checkFastBooking } = await validators();
    const check = checkFastBooking(sentValues(values), new Date());
    setFound(byField(check.issues, values));
    return check;
  }, []);

  /** Marks what the server found wrong. */
  const mark = useCallback((issues: readonly Issue[], values: TypedValues) => setFound(byField(issues, values)), []);

  /** The messages that still hold for these values. */
  const issuesOf = (values: TypedValues): FieldIssues =>
    Object.fromEntries(
      (Object.keys(found) as DraftField[]).flatMap((field) => {
        const held = found[field];
        return held && held.value === (values[field] ?? "") ? [[field, held.code]] : [];
      }),
    );

  return { prepare, checkField, checkAll, mark, issuesOf };
}

function byField(issues: readonly Issue[], values: TypedValues): Partial<Record<DraftField, Found>> {
  return Object.fromEntries(issues.map(({ field, code }) => [field, { code, value: values[field as DraftField] ?? "" }]));
}
