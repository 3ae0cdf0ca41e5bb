import type { YinyomApi } from '@yinyom/types';

/** Opens the window in which a visitor chooses; nothing while the script has not come. */
export const openSettings = (): void => (globalThis as { yinyom?: YinyomApi }).yinyom?.open();
