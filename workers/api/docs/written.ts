import { createApi } from "../create-api.ts";
import { openApi } from "./openapi.ts";
import { markdown } from "./readable.ts";

/** `docs/api.md`, as the routes have it now. */
export const apiMarkdown = markdown(await openApi(createApi()));
