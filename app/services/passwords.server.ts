/** Password hashes as better-auth makes and reads them (scrypt by `node:crypto`); loaded when one is given. */
export async function hashPassword(password: string): Promise<string> {
  return (await import("better-auth/crypto")).hashPassword(password);
}

export async function isPassword(hash: string, password: string): Promise<boolean> {
  return (await import("better-auth/crypto")).verifyPassword({ hash, password });
}
