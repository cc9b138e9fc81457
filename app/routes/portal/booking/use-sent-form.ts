import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";

/** Its reader stays where they wrote: the button that sent it may be gone, and what it sent may have pushed it out of sight. */
function keepPlace(form: HTMLFormElement | null): void {
  const { activeElement } = document;
  if (activeElement === document.body) form?.focus();
  else if (form?.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest" });
}

/**
 * A form that keeps what is typed while its page is read again, and is emptied once what it sent was taken: `intent` names what it posts, `isRefused`
 * says that the last one was not. Gives the form's own key, new for each thing sent.
 */
export function useSentForm(
  intents: readonly string[],
  initialKey: string,
  isRefused: boolean,
): { form: RefObject<HTMLFormElement | null>; formKey: string; busy: boolean } {
  const form = useRef<HTMLFormElement>(null);
  const [formKey, setFormKey] = useState(initialKey);
  const navigation = useNavigation();
  const sent = navigation.formData?.get("intent");
  const busy = typeof sent === "string" && intents.includes(sent);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (busy) {
      wasBusy.current = true;
      return;
    }
    if (!wasBusy.current) return;
    wasBusy.current = false;
    if (isRefused) return;
    for (const control of form.current?.querySelectorAll("textarea") ?? []) control.value = "";
    setFormKey(crypto.randomUUID());
    keepPlace(form.current);
  }, [busy, isRefused]);
  return { form, formKey, busy };
}
