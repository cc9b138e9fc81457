export function take(file: string): boolean;
export function holderOf(file: string): number | null;
