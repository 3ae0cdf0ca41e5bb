/** The Node.js of this line that was fetched earlier; null when there is none that runs and has long support. */
export declare const fetchedNode: (major: number) => string | null;
/** Brings the newest one from the registry of npm, where this machine has one. */
export declare const fetchNode: (major: number) => string | null;
