/** The API's description for people: as Markdown (`docs/api.md`) and as a page without scripts. */
import type { DescribedOperation, JsonSchema, OpenApi, Parameter } from "./openapi.ts";
import { PAGE_STYLE } from "./page-style.ts";

interface Call extends DescribedOperation {
  method: string;
  path: string;
}

/** The calls under each heading, in the table's order. */
function callsByTag({ paths, tags }: OpenApi): [string, Call[]][] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ ...operation, method: method.toUpperCase(), path })),
  );
  return tags.map(({ name }) => [name, calls.filter((call) => call.tags.includes(name))]);
}

/** A schema in a few words. */
export function typeText(schema: JsonSchema | undefined): string {
  if (!schema) return "";
  const {
    type,
    enum: values,
    anyOf,
    items,
    format,
    const: only,
  } = schema as {
    type?: string | string[];
    enum?: unknown[];
    anyOf?: JsonSchema[];
    items?: JsonSchema;
    format?: string;
    const?: unknown;
  };
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => String(value)).join(" | ");
  if (anyOf) return [...new Set(anyOf.map(typeText))].join(" or ");
  if (type === "array") return `list of ${typeText(items) || "values"}`;
  return format ?? (Array.isArray(type) ? type.join(" or ") : type) ?? "any";
}

interface Field {
  name: string;
  type: string;
  required: boolean;
  notes: string;
}

/** The fields of an object, or of the objects of a list. */
export function fieldsOf(schema: JsonSchema | undefined): Field[] {
  const of = (schema?.type === "array" ? schema.items : schema) as
    | { properties?: Record<string, JsonSchema>; required?: string[] }
    | undefined;
  return Object.entries(of?.properties ?? {}).map(([name, value]) => ({
    name,
    type: typeText(value),
    required: of?.required?.includes(name) ?? false,
    notes: [value.description, limits(value)].filter(Boolean).join(" "),
  }));
}

function limits({ minLength, maxLength, minimum, maximum, items }: JsonSchema): string {
  const parts = [
    minLength !== undefined && Number(minLength) > 1 ? `at least ${minLength} characters` : "",
    maxLength !== undefined ? `at most ${maxLength} characters` : "",
    // What every integer is bounded by says nothing.
    minimum !== undefined && Math.abs(Number(minimum)) < Number.MAX_SAFE_INTEGER ? `from ${minimum}` : "",
    maximum !== undefined && Number(maximum) < Number.MAX_SAFE_INTEGER ? `to ${maximum}` : "",
    items ? limits(items as JsonSchema) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

const parameterField = ({ name, in: where, required, schema, description }: Parameter): Field => ({
  name: where === "query" ? `?${name}` : where === "header" ? `${name} (header)` : `{${name}}`,
  type: typeText(schema),
  required,
  notes: [description, limits(schema)].filter(Boolean).join(" "),
});

/** What a call takes: parameters and the fields of its body. */
function takes(call: Call): Field[] {
  const body = Object.values(call.requestBody?.content ?? {})[0]?.schema;
  return [...call.parameters.map(parameterField), ...fieldsOf(body)];
}

function answers(call: Call): { success: string; fields: Field[]; refusals: [string, string][] } {
  const [first, ...rest] = Object.entries(call.responses);
  const media = Object.entries(first?.[1].content ?? {})[0];
  const list = media?.[1].schema.type === "array" ? ", a list" : "";
  return {
    success: [first?.[0] ?? "", media ? `\`${media[0]}\`${list}` : (first?.[1].description ?? "").replace(/\.$/, "")].join(" "),
    fields: media?.[0] === "application/json" ? fieldsOf(media[1].schema) : [],
    refusals: rest.map(([status, { description }]) => [status, description]),
  };
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

export function markdown(api: OpenApi): string {
  const lines = [
    "# The API",
    "",
    "<!-- Made by scripts/api-docs.mjs from the schemas that the doors check by. Do not edit: run it again. -->",
    "",
    api.info.description,
    "",
    "The same as OpenAPI 3.1: `GET /api/docs` (a page, when a browser asks).",
    "",
    "A refusal is `{ error, message, issues? }` with its status. What is not the caller's to know is answered like what is not there.",
  ];
  for (const [tag, calls] of callsByTag(api)) {
    lines.push("", `## ${tag}`);
    for (const call of calls) {
      const { success, fields, refusals } = answers(call);
      lines.push("", `### \`${call.method} ${call.path}\``, "", `${call.summary} *${call.description}*`);
      table(lines, "Takes", takes(call));
      lines.push("", `Answers: ${success}${fields.length > 0 ? "" : "."}`);
      if (fields.length > 0) lines.push("", fields.map(({ name, type }) => `\`${name}\`: ${cell(type)}`).join("; "));
      if (refusals.length > 0) lines.push("", `Refuses: ${refusals.map(([status]) => status).join(", ")}.`);
    }
  }
  return `${lines.join("\n")}\n`;
}

function table(lines: string[], title: string, fields: readonly Field[]): void {
  if (fields.length === 0) return;
  lines.push("", `| ${title} | kind | notes |`, "|---|---|---|");
  for (const { name, type, required, notes } of fields)
    lines.push(`| \`${name}\`${required ? " (required)" : ""} | ${cell(type)} | ${cell(notes)} |`);
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
const code = (text: string) => escaped(text).replace(/`([^`]+)`/g, "<code>$1</code>");

/** As `app/components/layout/wordmark.tsx` draws it. */
const MARK =
  '<svg aria-hidden="true" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="var(--accent)"/><path d="M21.5 11.6A7 7 0 1 0 21.5 20.4" fill="none" stroke="var(--on-accent)" stroke-width="2.4" stroke-linecap="round"/></svg>';

/** The page: no script, and nothing from elsewhere but the product’s own letters; `nonce` of the style's policy. */
export function html(api: OpenApi, nonce: string): string {
  const sections = callsByTag(api);
  const rows = (fields: readonly Field[]) =>
    fields
      .map(
        ({ name, type, required, notes }) =>
          `<tr><td><code>${escaped(name)}</code>${required ? " (required)" : ""}</td><td>${escaped(type)}</td><td>${code(notes)}</td></tr>`,
      )
      .join("");
  const grid = (caption: string, fields: readonly Field[]) =>
    fields.length === 0
      ? ""
      : `<div class="wide" tabindex="0" role="region" aria-label="${escaped(caption)}"><table><thead><tr><th scope="col">${escaped(caption.split(":")[0] ?? "")}</th><th scope="col">Kind</th><th scope="col">Notes</th></tr></thead><tbody>${rows(fields)}</tbody></table></div>`;
  const body = sections
    .map(([tag, calls]) => {
      const items = calls.map((call) => {
        const { success, fields, refusals } = answers(call);
        const title = `${call.method} ${call.path}`;
        return `<section aria-labelledby="${call.operationId}"><h3 id="${call.operationId}">${escaped(title)}</h3><p>${code(call.summary)} <em>${escaped(call.description)}</em></p>${grid(`Takes: ${title}`, takes(call))}<p>Answers: ${code(success)}</p>${grid(`Answers: ${title}`, fields)}${refusals.length > 0 ? `<p>Refuses: ${refusals.map(([status, why]) => `<abbr title="${escaped(why)}">${status}</abbr>`).join(", ")}</p>` : ""}</section>`;
      });
      return `<h2 id="${tag}">${tag}</h2>${items.join("")}`;
    })
    .join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>The API – ${escaped(api.info.title)}</title><style nonce="${nonce}">${PAGE_STYLE}</style></head><body><header><a href="/">${MARK}${escaped(api.info.title)}</a></header><main><h1>The API</h1><p>${escaped(api.info.description)}</p><p><a href="/api/docs?format=json">The same as OpenAPI 3.1 (JSON)</a></p><nav aria-label="Parts"><ul>${sections.map(([tag]) => `<li><a href="#${tag}">${tag}</a></li>`).join("")}</ul></nav>${body}</main></body></html>`;
}
