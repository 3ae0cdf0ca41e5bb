/** The Schemathesis that was installed earlier; null when there is none that runs. */
export declare const fetchedSchemathesis: () => string | null;
/** Installs it from PyPI, where this machine has Python with pip and a registry. */
export declare const fetchSchemathesis: () => string | null;
