/** « mon associé de la clinique », "my landlord": of two words or more and without a capital it says what somebody is, and is no name that was typed in haste. */
export const isDescribed = (name: string): boolean => DESCRIBES.test(name) && !/\p{Lu}/u.test(name);

/** A name has none of these small words but behind a capital. */
const DESCRIBES =
  /(?<!\p{L})(?:the|my|our|their|his|her|of|le|la|les|l|mon|ma|mes|notre|nos|son|sa|du|de|des|el|los|las|mi|mis|su|sus|nuestr[oa]s?|del)(?!\p{L})/iu;
