import type { Run } from './runs.cjs';

export interface Budgets {
  measured: string | null;
  other_files: number;
  seconds: Record<string, number>;
}
export function overBudget(
  run: Run,
  earlier: Run[],
  budgets: Budgets,
): { name: string; took: number; allowed: number; again: boolean }[];
export function budgetsOf(run: Run, otherFiles: number): Budgets;
