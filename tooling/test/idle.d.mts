export function loadAtStart(load?: number, processors?: number): { idle: boolean; words: string };
