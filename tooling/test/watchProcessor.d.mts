export function watchProcessor(jest: number, log: string): (root: string) => Record<string, number>;
