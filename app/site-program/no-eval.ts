/**
 * zod tries once whether it may write functions of its own, which our policy refuses: a browser tells the reader of it. It is not to try.
 * Kept where zod looks for it, since the library itself would come with every page.
 */
const found = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
found.__zod_globalConfig = Object.assign(found.__zod_globalConfig ?? {}, { jitless: true });
