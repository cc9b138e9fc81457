import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PROVIDER } from "#app/domain/provider.ts";

interface MissingProps {
  error: unknown;
  title: string;
  /** Says the same of what does not exist and of what is somebody else's. */
  children: ReactNode;
  back: { to: string; name: ReactNode };
}

/**
 * The page of a record that is not there, with a way back to its list. Every other failure is the portal's: a session that has ended keeps what was
 * typed, and what failed on our side keeps the portal's frame.
 */
export function Missing({ error, title, children, back }: MissingProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className="py-16">
      <title>{`${title} – ${PROVIDER.name}`}</title>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 max-w-measure text-lg text-soft">{children}</p>
      <p className="mt-8">
        <ButtonLink to={back.to} variant="secondary">
          {back.name}
        </ButtonLink>
      </p>
    </div>
  );
}
