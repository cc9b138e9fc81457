import { type ReactNode, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { FormPlaceContext } from "./form-place.ts";

/** The place of a form on a page of React Router's program. */
export function RouterPlace({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const place = useMemo(
    () => ({
      search,
      async go(to: string | -1, { keepScroll = false } = {}) {
        await (to === -1 ? navigate(to) : navigate(to, { preventScrollReset: keepScroll }));
      },
    }),
    [navigate, search],
  );
  return <FormPlaceContext value={place}>{children}</FormPlaceContext>;
}
