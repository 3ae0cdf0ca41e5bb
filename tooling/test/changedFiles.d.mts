export function knownFiles(root: string): string[];
export function changedFiles(root: string, ref: string): string[];
