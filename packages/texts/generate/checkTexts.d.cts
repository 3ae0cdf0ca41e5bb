export declare const LANGUAGES: readonly string[];
export declare const faultsOf: (files: Record<string, unknown>) => string[];
