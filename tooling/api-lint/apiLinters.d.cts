/** Folder of the tools that were installed earlier in the versions of the lock file; null when there are none. */
export declare const fetchedApiLinters: () => string | null;
/** Installs Redocly, Spectral and swagger-parser (MIT, Apache-2.0, MIT): 250 packages that the product does not need. */
export declare const fetchApiLinters: () => string | null;
