import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { parseObject, readItem, writeItem } from '../platform/webStorage';
import { toJson } from '../platform/toJson';

/** A kept configuration serves this long when the server cannot be reached (30 days). */
const MAX_AGE = 30 * 86_400_000;

/** The configuration of the last page view that had one. */
export const createLastGood = (key: string, now: () => number) => ({
  keep: (config: SdkConfig): void => {
    writeItem(key, toJson({ at: now(), config }));
  },
  read(): SdkConfig | null {
    const kept = parseObject(readItem(key)) as { at: number; config: SdkConfig } | null;
    return kept && now() - kept.at < MAX_AGE ? kept.config : null;
  },
});
