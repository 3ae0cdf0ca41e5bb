import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import type { Part, PartName } from '../session/part';
import { report } from './report';

/**
 * Loads an on-demand part. `import()` carries this script's own nonce along and needs no Trusted Types policy,
 * unlike a script element. Some browsers remember that an address failed, so the second try has another one.
 */
export const loadPart = <Loaded>(
  { api_base }: Pick<SdkConfig, 'api_base'>,
  name: PartName,
): Promise<Loaded> => {
  const url = `${api_base}/sdk/v1/parts/${__YINYOM_PARTS__}/${name}.js`;
  const load = (address: string): Promise<Loaded> =>
    import(/* webpackIgnore: true */ address) as Promise<Loaded>;
  return load(url).catch(() => load(`${url}?${Date.now()}`));
};

/** Runs a part that the page can do without. */
export const runPart = <Bridge>(
  config: Pick<SdkConfig, 'api_base'>,
  name: PartName,
  bridge: Bridge,
): Promise<void> =>
  loadPart<Part<Bridge>>(config, name)
    .then((part) => part.run(bridge))
    .catch(report);
