export function optimizeLate(v8?: string): string[];
