/** Groups of notices that a person may have by mail, or in the portal alone. What happens to their account is always mailed. */
export const NOTICE_GROUPS = ["cases", "messages", "documents", "deadlines"] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];
export type MailChoices = Readonly<Record<NoticeGroup, boolean>>;
