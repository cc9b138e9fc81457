/**
 * Files in R2. What is published for the site (the film of the landing) lives below `site/` and is open to everybody;
 * whatever else the bucket holds cannot be named here.
 */

export interface SiteMedia {
  key: string;
  /** Bytes. */
  size: number;
  /** Of this version; without quotes. */
  etag: string;
  /** Media type, by the ending of its name alone. */
  type: string;
}
