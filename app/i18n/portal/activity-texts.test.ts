import { setupI18n } from "@lingui/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ENTRY_TYPES } from "#app/domain/case/vocabulary.ts";
import { activityText } from "./activity-texts.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

test("an activity says what happened and what it is about", () => {
  expect(activityText(i18n, "case_created", { title: "Alba v. Stone" })).toBe("Case created");
  expect(activityText(i18n, "document_uploaded", { name: "claim.pdf" })).toBe("Document uploaded: claim.pdf");
  expect(activityText(i18n, "status_changed", { status: ["created", "assigned"] })).toBe(
    "Status changed: from Pending Assignment to Assigned",
  );
  expect(activityText(i18n, "extension_decided", { title: "Reply", decision: "granted" })).toBe("Extension decided: granted, Reply");
  expect(activityText(i18n, "extension_decided", { title: "Reply", decision: "granted", movesFor: "both" })).toBe(
    "Extension decided: granted for both sides, Reply",
  );
});

test("what somebody wrote is never said, whatever an entry holds", () => {
  expect(activityText(i18n, "message_posted", { content: "A secret", name: "A secret", title: "A secret" })).toBe("Message posted");
  fc.assert(
    fc.property(
      fc.constantFrom(...ENTRY_TYPES),
      fc.dictionary(fc.constantFrom("content", "reason", "disclosure", "outcome"), fc.constant("A secret")),
      (type, details) => {
        expect(activityText(i18n, type, details)).not.toContain("A secret");
      },
    ),
  );
});
