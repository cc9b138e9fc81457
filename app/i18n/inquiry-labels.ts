/** What a message of the contact page is about, in words. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { InquiryTopic } from "../domain/site/inquiry.ts";

export const INQUIRY_TOPIC_LABELS: Readonly<Record<InquiryTopic, MessageDescriptor>> = {
  booking: msg`A booking`,
  venues: msg`Hearing rooms and venues`,
  roster: msg`The roster of arbitrators`,
  case: msg`A case in progress`,
  careers: msg`Working here`,
  accessibility: msg`Accessibility`,
  privacy: msg`Privacy and personal information`,
  other: msg`Something else`,
};
