export function lintKey(root: string): string;
export function runCheck(name: string): Promise<boolean>;
export function runChecks(names?: string[]): Promise<boolean[]>;
export const CHECKS: Record<string, { title: string; programs: () => string[][] }>;
