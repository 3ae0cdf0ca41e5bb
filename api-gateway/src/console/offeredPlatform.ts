import { PRODUCT_VERSION } from '@yinyom/contracts/constants';
import { ABOUT_FILE } from '@yinyom/contracts/release/names';
import {
  SIZE_BUDGETS,
  type OfferedPlatform,
  type PageOffer,
  type Platform,
} from '@yinyom/contracts/release/platform';
import type { ShellBuild } from './shellBuild';

/** What builds of remotes find here: in the pages of the shell in use, and behind them. Null while there is no shell that says so. */
export const createOfferedPlatform =
  (shell: () => Promise<ShellBuild>, calls: Platform['calls']) =>
  async (): Promise<(OfferedPlatform & Pick<Platform, 'shell'>) | null> => {
    const text = await (await shell()).text(ABOUT_FILE);
    const { build, offer } = JSON.parse(text ?? '{}') as { build?: string; offer?: PageOffer };
    return build && offer
      ? { version: PRODUCT_VERSION, shell: build, offer, calls, budgets: SIZE_BUDGETS }
      : null;
  };
