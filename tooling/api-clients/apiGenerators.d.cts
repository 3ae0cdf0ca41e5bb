interface ApiGenerators {
  python: string;
  pythonClient: string;
  openApiGenerator: string;
}
/** The programs that were installed earlier; null when there are none that run. */
export declare const fetchedApiGenerators: () => ApiGenerators | null;
/** Installs them from PyPI, where this machine has Python with pip and a registry. */
export declare const fetchApiGenerators: () => ApiGenerators | null;
/** Where Debian has the client for HTTP that clients in PHP use. */
export declare const GUZZLE: string;
