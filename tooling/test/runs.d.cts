export interface Run {
  began: string;
  idle: boolean;
  whole: boolean;
  full: boolean;
  seconds: Record<string, number>;
  processor?: Record<string, number>;
}
export function readRuns(file?: string): Run[];
export function keepRun(run: Run, file?: string): string | null;
