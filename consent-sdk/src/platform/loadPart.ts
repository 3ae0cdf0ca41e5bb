import type { SdkConfig } from '@yinyom/contracts/sdk/config';

/**
 * Loads an on-demand part. `import()` carries this script's own nonce along and needs no Trusted Types policy,
 * unlike a script element. Some browsers remember that an address failed, so the second try has another one.
 */
export const loadPart = <Part>({ api_base }: SdkConfig, path: string): Promise<Part> => {
  const url = `${api_base}/sdk/v1/parts/${path}`;
  const load = (address: string): Promise<Part> => import(/* webpackIgnore: true */ address) as Promise<Part>;
  return load(url).catch(() => load(`${url}?${Date.now()}`));
};
