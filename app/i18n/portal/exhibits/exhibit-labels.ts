/** What folders are called, and whose exhibits are whose. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CaseFolder, ExhibitSide } from "#app/domain/case/exhibits/exhibits.ts";

export const FOLDER_LABELS: Readonly<Record<CaseFolder, MessageDescriptor>> = {
  pleadings: msg`Pleadings`,
  evidence: msg`Evidence`,
  legal_authorities: msg`Legal authorities`,
  procedural_orders: msg`Procedural orders`,
  hearing: msg({ context: "folder of documents", message: "Hearing" }),
  award: msg`Award`,
  correspondence: msg`Correspondence`,
  other: msg`Other documents`,
};

export const EXHIBIT_SIDE_LABELS: Readonly<Record<ExhibitSide, MessageDescriptor>> = {
  side_a: msg`Party A (C, CL)`,
  side_b: msg`Party B (R, RL)`,
  arbitrator: msg`The tribunal (PO)`,
};
