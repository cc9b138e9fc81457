import type { ComponentProps } from "react";
import { useSearchParams } from "react-router";
import type { ManageWish } from "#app/domain/booking/office/managed.ts";
import { AskForm, CancelForm, ContactForm } from "./forms.tsx";
import { MoveDaysForm } from "./move-days-form.tsx";
import { MoveForm } from "./move-form.tsx";

interface WishFormProps {
  wish: ManageWish["do"] | null;
  form: ComponentProps<typeof ContactForm>;
  token: string;
  /** What was asked to be shown of the calendar. */
  shown: { month: ComponentProps<typeof MoveForm>["month"] } | null;
  runs: ComponentProps<typeof MoveDaysForm>["runs"];
}

/** The form of what is wished. Another free day that is pressed begins it again. */
export function WishForm({ wish, form, token, shown, runs }: WishFormProps) {
  const [search] = useSearchParams();
  const moving = { token, month: shown?.month };
  const time = search.get("time");
  switch (wish) {
    case "move":
      return <MoveForm {...form} {...moving} key={search.toString()} asked={{ date: search.get("date"), time }} />;
    case "days":
      return <MoveDaysForm {...form} {...moving} key={search.toString()} runs={runs} asked={{ dates: search.get("days"), time }} />;
    case "contact":
      return <ContactForm {...form} />;
    case "cancel":
      return <CancelForm {...form} />;
    case "ask":
      return <AskForm {...form} />;
    default:
      return null;
  }
}
