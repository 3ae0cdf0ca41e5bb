export function shardOf(args: string[]): { index: number; count: number } | null;
export function isNarrowed(args: string[]): boolean;
