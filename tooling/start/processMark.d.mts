export declare const processMark: (pid: number) => string | null;
