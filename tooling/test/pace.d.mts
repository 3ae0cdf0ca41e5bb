import type { Run } from './runs.cjs';

interface Load {
  idle: boolean;
  words: string;
}
export function paceOf(seconds: Record<string, number>, earlier: Run[]): number;
export function loadAtPace(load: Load, pace: number): Load;
