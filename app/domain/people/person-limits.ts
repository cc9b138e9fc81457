/** Characters; of a password as better-auth and NIST SP 800-63B have them. */
export const PERSON_LIMITS = { name: 100, passkeyName: 60, apiKeyName: 60, passwordLeast: 12, passwordMost: 128, position: 100 } as const;
