/** A moment as text; null where there is none. */
export const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null;
