/** A North American number as people read it; every other one as it is. */
export const phoneText = (value: string): string => value.replace(/^\+1(\d{3})(\d{3})(\d{4})(?!\d)/, "+1 ($1) $2-$3");
