import type { SdkConfig } from '@yinyom/contracts/sdk/config';

/**
 * Loads an on-demand part. `import()` carries this script's own nonce along and needs no Trusted Types policy,
 * unlike a script element.
 */
export const loadPart = <Part>({ api_base }: SdkConfig, path: string): Promise<Part> =>
  import(/* webpackIgnore: true */ `${api_base}/sdk/v1/parts/${path}`) as Promise<Part>;
