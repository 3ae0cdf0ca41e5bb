type Seconds = Record<string, number>;
export function secondsPerFile(
  results: { name: string; startTime: number; endTime: number }[],
  root: string,
): Seconds;
export function secondsPerRoom(seconds: Seconds, rooms: string[]): Seconds;
export function processorLines(files: Seconds, rooms: Seconds): string[];
export function timingLines(files: Seconds, rooms: Seconds): string[];
