/** Where data is: the local folder of `npm start`, or a deployed environment. A backup and a restore do the same with both. */

export interface Place {
  /** As the manifest names it. */
  environment: string;
  /** Time Travel's name of the present moment; null where there is none. */
  bookmark(): Promise<string | null>;
  /** Writes every row of `tables`, all of one moment, into `file`: one `INSERT` a line, as D1 exports them. */
  exportRows(tables: readonly string[], file: string): Promise<void>;
  /** What is there already, in words; null of an empty place. */
  filledBy(): Promise<string | null>;
  /** Runs the statements of `file`, one after another. */
  load(file: string): Promise<void>;
  /** Writes the object into `file`; false where there is none. */
  getObject(key: string, file: string): Promise<boolean>;
  putObject(key: string, file: string): Promise<void>;
}
