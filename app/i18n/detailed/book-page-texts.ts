/** Title and description of `/book`, and what is said next to its form. */
import { msg } from "@lingui/core/macro";

export const BOOK_PAGE_TEXTS = {
  metaTitle: msg`Detailed booking`,
  metaText: msg`Book a hearing with all that it needs: rooms, platform, court reporting, interpreters and equipment. The form asks only for what your proceeding requires.`,
} as const;
