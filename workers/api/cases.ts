import { Hono } from "hono";
import { newCaseSchema } from "#app/domain/case/case.ts";
import { caseChangeSchema } from "#app/domain/case/changes.ts";
import { caseListParameters } from "#app/domain/case/list-query.ts";
import { caseListQuerySchema, checkCaseListQuery } from "#app/domain/case/lists/read-list-query.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";
import { readBody } from "./read-input.ts";
import { readJson } from "./read-json.ts";

export const casesRouter = new Hono<ApiEnv>()
  .get(
    "/",
    described({
      tag: "Cases",
      summary: "Cases that the caller may see, newest first. The `Link` header names the previous and the next page.",
      caller: "signed in",
      query: () => caseListQuerySchema,
      answers: { list: "caseRecord" },
    }),
    async (c) => {
      const asked = checkCaseListQuery(new URL(c.req.url).searchParams);
      if (!asked.ok) throw new AppError("invalid_input", { issues: asked.issues });
      const { after: _after, before: _before, ...query } = asked.query;
      const { cases, next, previous } = await c.env.services.caseLists.list(asked.query);
      // The specification's clients read a list; the neighbouring pages are named in the header (RFC 8288).
      const links = [
        ...(next ? [`</api/cases?${caseListParameters({ ...query, after: next })}>; rel="next"`] : []),
        ...(previous ? [`</api/cases?${caseListParameters({ ...query, before: previous })}>; rel="prev"`] : []),
      ];
      if (links.length > 0) c.header("Link", links.join(", "));
      return c.json(cases);
    },
  )
  .post(
    "/",
    described({
      tag: "Cases",
      summary: "Creates a case as its party A.",
      caller: "signed in",
      keyed: true,
      body: () => newCaseSchema,
      answers: { status: 201, record: "caseRecord" },
    }),
    async (c) => {
      const { value: input, text: payload } = await readJson(c);
      const key = c.req.header("Idempotency-Key") ?? null;
      return c.json(await c.env.services.cases.createKeyed({ input, payload, key }), 201);
    },
  )
  .get(
    "/:id",
    described({
      tag: "Cases",
      summary: "One case.",
      caller: "who may see it",
      answers: { record: "caseRecord" },
    }),
    async (c) => c.json(await c.env.services.cases.get(c.req.param("id"))),
  )
  .patch(
    "/:id",
    described({
      tag: "Cases",
      summary:
        "Changes the status (resolving asks for an outcome or an award, reopening for a reason), or, for administrators, assigns an arbitrator: 202 when the conflict check found something and the arbitrator is asked about it.",
      caller: "who may see it",
      answers: { record: "caseRecord" },
      refusals: [409],
    }),
    readBody(caseChangeSchema),
    async (c) => {
      const changed = await c.env.services.cases.change(c.req.param("id"), c.req.valid("json"));
      // 202: the conflict check found something, and the arbitrator is asked about it.
      return c.json(changed, changed.assignment === undefined || changed.assignment === "assigned" ? 200 : 202);
    },
  );
