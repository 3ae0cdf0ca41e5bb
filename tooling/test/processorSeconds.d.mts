export function processorPerFile(
  ends: { pid: number; file: string; at: number; ms: number }[],
  curves: Map<number, { at: number; ms: number }[]>,
  root: string,
): Record<string, number>;
