/** Replaces the built pages where the Worker's entry is tested: it has none. */
export const routes = {};
