/** Files documents of a case that was just created, one after another. Gives how many were refused or did not arrive. */
export async function uploadAll(caseId: string, files: readonly File[]): Promise<number> {
  let failed = 0;
  for (const file of files) {
    const form = new FormData();
    form.set("audience", "everyone");
    form.set("file", file);
    try {
      const answer = await fetch(`/api/cases/${encodeURIComponent(caseId)}/documents`, { method: "POST", body: form });
      if (!answer.ok) failed += 1;
    } catch {
      failed += 1;
    }
  }
  return failed;
}
