/** Of a file that is shown: a document of no origin, without scripts, forms or anything else that it could load, in our own pages alone. */
export const SHOWN_POLICY = "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
