export function readResults(file: string, how: string): unknown[];
export function runJest(
  workers: string,
  args: string[],
): Promise<{ files: unknown[]; processor: Record<string, number> }>;
