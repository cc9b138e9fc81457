/** Starts the fake provider next to the tests in workerd and tells them where it is. */
import type { TestProject } from "vitest/node";
import { startFakeOpenAI } from "./fake-openai.ts";

declare module "vitest" {
  export interface ProvidedContext {
    fakeOpenAI: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const fake = await startFakeOpenAI();
  project.provide("fakeOpenAI", fake.baseUrl);
  return fake.close;
}
