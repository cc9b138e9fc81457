/** How the visitor is noted among the people while nobody knows their name. */
const SELVES: ReadonlySet<string> = new Set(["me", "myself", "i", "moi", "moi-même", "je", "yo", "yo mismo", "yo misma"]);

export const isSelfWord = (name: string): boolean => SELVES.has(name.toLowerCase());
