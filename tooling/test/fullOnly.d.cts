export function leftOut(root: string, env?: { FULL?: string }, table?: { file: string }[]): string[];
