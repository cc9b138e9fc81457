/** Replies on offer under a message; once one is given, the others rest and the given one is marked. */
import { useLingui } from "@lingui/react/macro";
import type { ChatButton } from "#app/api-client/chat.ts";
import { Icon } from "#app/components/ui/icon.tsx";

interface ReplyButtonsProps {
  buttons: readonly ChatButton[];
  /** What the visitor answered; null while nothing. */
  answered: string | null;
  disabled: boolean;
  onPress(button: ChatButton): void;
}

export function ReplyButtons({ buttons, answered, disabled, onPress }: ReplyButtonsProps) {
  const { t } = useLingui();
  if (buttons.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t`Suggested replies`}>
      {buttons.map((button) => {
        const isGiven = answered === button.label;
        return (
          <li key={button.id} className="max-w-full">
            <button
              type="button"
              disabled={disabled || answered !== null}
              aria-pressed={answered === null ? undefined : isGiven}
              onClick={() => onPress(button)}
              className={`inline-flex min-h-11 items-center gap-1.5 rounded-md border px-3.5 py-1.5 text-start text-sm wrap-anywhere ${
                isGiven
                  ? "border-accent bg-accent-wash font-semibold"
                  : "border-hairline-strong bg-raised enabled:hover:border-accent enabled:hover:bg-accent-wash disabled:border-hairline disabled:bg-transparent disabled:text-soft"
              }`}
            >
              {isGiven ? <Icon name="check" size={16} /> : null}
              {button.label}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
