export function hookProgram(root: string): string | null;
export function installHooks(root: string, env?: Record<string, string | undefined>): boolean;
