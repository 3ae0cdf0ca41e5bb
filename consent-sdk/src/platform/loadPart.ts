import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import type { Part, PartName } from '../session/part';
import { importTwice } from './importTwice';
import { report } from './report';

/** Loads an on-demand part. */
export const loadPart = <Loaded>(
  { api_base }: Pick<SdkConfig, 'api_base'>,
  name: PartName,
): Promise<Loaded> => importTwice(`${api_base}/sdk/v1/parts/${__YINYOM_PARTS__}/${name}.js`);

/** Runs a part that the page can do without. */
export const runPart = <Bridge>(
  config: Pick<SdkConfig, 'api_base'>,
  name: PartName,
  bridge: Bridge,
): Promise<void> =>
  loadPart<Part<Bridge>>(config, name)
    .then((part) => part.run(bridge))
    .catch(report);
