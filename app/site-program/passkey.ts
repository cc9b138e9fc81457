/** "Sign in with a passkey": shown where the browser knows passkeys, and the rest fetched when it is pressed. */
export function passkey(): void {
  const place = document.querySelector<HTMLElement>("[data-passkey]");
  const button = place?.querySelector("button");
  const alert = place?.querySelector<HTMLElement>("[role=alert]");
  if (!place || !button || !alert || typeof PublicKeyCredential !== "function") return;
  place.hidden = false;
  let busy = false;
  button.addEventListener("click", async () => {
    if (busy) return;
    busy = true;
    alert.textContent = "";
    button.setAttribute("aria-disabled", "true");
    try {
      const { signInByPasskey } = await import("#app/api-client/passkeys.ts");
      const trouble = await signInByPasskey();
      // The door that knows which pages may be returned to, and in which way.
      if (!trouble) return location.assign(`/api/login${location.search}`);
      alert.textContent = textOf(place.dataset, trouble.why);
    } catch (error) {
      console.error(error);
      alert.textContent = textOf(place.dataset, "unreachable");
    }
    busy = false;
    button.removeAttribute("aria-disabled");
  });
}

function textOf(texts: DOMStringMap, why: string): string {
  return texts[why.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())] ?? texts.unreachable ?? "";
}
