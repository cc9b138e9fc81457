import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { BulletList } from "#app/components/documents/bullet-list.tsx";

interface ServiceProps {
  /** Anchor; the same in every language. */
  id: string;
  name: ReactNode;
  /** A drawing of what it looks like. */
  picture: ReactNode;
  what: ReactNode;
  suits: ReactNode;
  /** Where to go from here. */
  way: ReactNode;
  /** What it can include, an item each. */
  children: ReactNode;
}

/** One service: what it is, what it can include, whom it suits, and a way on. */
export function Service({ id, name, picture, what, suits, way, children }: ServiceProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="keep-together grid gap-x-16 gap-y-6 border-t border-hairline-strong py-12 md:grid-cols-[15rem_1fr] lg:grid-cols-[20rem_1fr]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-2xl">
          {name}
        </h2>
        <div className="mt-5 max-w-44 text-accent md:mt-6 md:max-w-60">{picture}</div>
      </div>
      <div>
        <p className="max-w-[36rem] font-serif text-lg">{what}</p>
        <div className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-[1.5fr_1fr]">
          <div>
            <h3 className="eyebrow mb-3">
              <Trans>What it can include</Trans>
            </h3>
            <BulletList>{children}</BulletList>
          </div>
          <div>
            <h3 className="eyebrow mb-3">
              <Trans>Whom it suits</Trans>
            </h3>
            <p>{suits}</p>
          </div>
        </div>
        <p className="no-print mt-8">{way}</p>
      </div>
    </section>
  );
}
