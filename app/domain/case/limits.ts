/** Characters taken in a case's texts: apart from its schemas, whose library no page needs before something is sent. */
export const CASE_LIMITS = {
  title: 200,
  description: 10_000,
  name: 200,
  firm: 200,
  email: 254,
  aliases: 1000,
  /** Lines of these. */
  aliasNames: 20,
  message: 10_000,
  reason: 2000,
  documentDescription: 500,
} as const;
