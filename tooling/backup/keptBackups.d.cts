export declare const nameAt: (moment: Date) => string;
export declare const tooMany: (names: readonly string[]) => string[];
export declare const removeOld: (folder: string) => string[];
export declare const fileFor: (to: string, moment?: Date) => string;
export declare const fileOf: (from: string) => string;
