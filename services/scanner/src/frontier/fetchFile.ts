/**
 * Reads one small file of a website through the guard; longer ones are cut at `maxBytes`. The scanner binds
 * `guardedFetch` to it.
 */
export type FetchFile = (
  url: string,
  limits: { maxBytes: number; timeoutMs: number },
) => Promise<{ status: number; body: Buffer; truncated: boolean }>;
