/** The fast form with what is next to it: what the browser takes over of `/fast-booking`. */
import type { ComponentProps } from "react";
import { DetailedWay } from "../detailed-way.tsx";
import { NextSteps } from "../fast/next-steps.tsx";
import { FastForm } from "../fast-form.tsx";
import { ResumeLink } from "../resume-link.tsx";

export type FastIslandData = ComponentProps<typeof FastForm>;

export function FastIsland(data: FastIslandData) {
  return (
    <div className="page py-8 sm:py-12">
      <div className="@container">
        <div className="grid gap-10 @4xl:grid-cols-[minmax(0,1fr)_18rem] @4xl:gap-14">
          <FastForm {...data} />
          <aside className="grid content-start gap-8 @4xl:border-hairline @4xl:border-s @4xl:ps-8">
            <NextSteps />
            <DetailedWay />
            <ResumeLink />
          </aside>
        </div>
      </div>
    </div>
  );
}
