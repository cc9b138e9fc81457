/**
 * The forms that are trees of their own: rendered apart from their page, so that a browser's program takes over the form alone and
 * finds in it what the server wrote.
 */
import type { I18n } from "@lingui/core";
import type { ComponentType } from "react";
import { renderToReadableStream } from "react-dom/server";
import type { EntryContext } from "react-router";
import { DetailedIsland } from "./components/booking-form/island/detailed-island.tsx";
import { FastIsland } from "./components/booking-form/island/fast-island.tsx";
import type { RenderedForm } from "./components/booking-form/island/form-island.tsx";
import { FORM_PREFIX, FormTree } from "./components/booking-form/island/form-tree.tsx";
import { ServedParts } from "./components/hydration/late-part.tsx";
import { type FormName, formOf } from "./components/layout/form-handle.ts";

const FORMS: Readonly<Record<FormName, unknown>> = { fast: FastIsland, detailed: DetailedIsland };
/** Whole and in order: nothing of it is put in its place by a script. */
const UNDIVIDED = Number.MAX_SAFE_INTEGER;

type Page = EntryContext["staticHandlerContext"];

/** The form of a page, where it has one and nothing went wrong before: made of what the loader says of it, and of what a post was answered. */
export async function renderedForm(page: Page, { i18n, nonce }: { i18n: I18n; nonce?: string | undefined }): Promise<RenderedForm | null> {
  const match = page.matches.find(({ route }) => formOf(route.handle));
  const name = formOf(match?.route.handle);
  if (!match || !name || page.errors) return null;
  const { form } = page.loaderData[match.route.id] as { form: object };
  const data = { ...form, posted: page.actionData?.[match.route.id] as object | undefined };
  const parts = new Set<string>();
  const body = await renderToReadableStream(
    <ServedParts value={parts}>
      <FormTree form={FORMS[name] as ComponentType<typeof data>} data={data} i18n={i18n} search={page.location.search} />
    </ServedParts>,
    { identifierPrefix: FORM_PREFIX, progressiveChunkSize: UNDIVIDED, ...(nonce ? { nonce } : {}) },
  );
  await body.allReady;
  return { html: await new Response(body).text(), data, parts: [...parts] };
}
