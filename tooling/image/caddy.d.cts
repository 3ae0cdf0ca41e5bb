/** The Caddy of this machine, or the one that was fetched earlier; null without any. */
export declare const fetchedCaddy: () => string | null;
/** Brings Debian's package without installing it: an installed one begins to serve. */
export declare const fetchCaddy: () => string | null;
