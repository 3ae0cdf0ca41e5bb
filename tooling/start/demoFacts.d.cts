export function demoFacts(given: Record<string, string | undefined>): Record<string, string>;
