declare const __webpack_hash__: string;

/** Whether the platform has a newer shell than the one that this page runs. */
export const shellChanged = async (): Promise<boolean> => {
  const response = await fetch('/build.json', { cache: 'no-cache' });
  if (!response.ok) return false;
  const { hash } = (await response.json()) as { hash?: string };
  return hash !== undefined && hash !== __webpack_hash__;
};
