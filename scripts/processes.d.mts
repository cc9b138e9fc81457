export declare const ROOT: string;
export declare class Failure extends Error {}
export interface RunOptions {
  show?: boolean;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}
export declare function toolEnvironment(extra?: Readonly<Record<string, string>>): NodeJS.ProcessEnv;
export declare function run(command: string, args: string[], options?: RunOptions): Promise<{ code: number; output: string }>;
export declare function lastLines(text: string, count?: number): string;
export declare function main(work: () => Promise<number | undefined>): Promise<void>;
