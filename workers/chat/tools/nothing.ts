import { zodSchema } from "ai";
import { z } from "zod";

/**
 * The input of a tool that needs none. Inputs of tools are made once and kept, so that what a provider is told of them
 * (JSON Schema) is worked out once, not in every step of every turn.
 */
export const NOTHING = zodSchema(z.object({}));
