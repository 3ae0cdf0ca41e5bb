/** The least that the product runs on. */
export declare const LEAST_NODE: string;
/** From which version of Yinyom on a newer Node.js is the least, and which. */
export declare const NEXT_LEAST: { yinyom: string; node: string };
/** The one that is recommended: the newest line with long support. */
export declare const RECOMMENDED_NODE: number;
/** What is to be said of a version of Node.js on a day (YYYY-MM-DD). */
export declare const judgeNode: (version: string, day: string) => { runs: boolean; sentence: string | null };
