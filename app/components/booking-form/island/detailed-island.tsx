/** The detailed form: what the browser takes over of `/book`. */
import { useLingui } from "@lingui/react";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { FORM_TEXTS } from "#app/i18n/detailed/form-texts.ts";
import { DetailedForm } from "../detailed/detailed-form.tsx";
import type { DetailedFormInput } from "../detailed/state/use-detailed-form.ts";
import { useFormPlace } from "../place/form-place.ts";

export type DetailedIslandData = Omit<DetailedFormInput, "onSent">;

export function DetailedIsland(data: DetailedIslandData) {
  const { i18n } = useLingui();
  const at = useSitePath();
  const { go } = useFormPlace();
  return (
    <div className="page py-8 sm:py-12">
      <DetailedForm title={i18n._(FORM_TEXTS.title)} level={1} {...data} onSent={(key) => go(at(`/booking-confirmation/${key}`))} />
    </div>
  );
}
