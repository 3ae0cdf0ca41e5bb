import { randomUUID } from 'node:crypto';
import type { CDPSession } from 'puppeteer';
import { ask, tell, within } from '../cdp/ask';
import { followTargets, type Prepare, type Target } from '../cdp/followTargets';

const FILTER = [{ type: 'page' }, { type: 'service_worker' }, { type: 'shared_worker' }, { exclude: true }];
const OPEN_MS = 8_000;

/** Opens windows, and closes every window that a page opens before it loads anything. */
export interface WindowDesk {
  /** Isolated cookies and storage, like a fresh browser. */
  openContext(onWorker: (target: Target) => void): Promise<string>;
  closeContext(browserContextId: string): Promise<void>;
  /**
   * @param prepare called with the empty window; answers who prepares the frames and workers in it
   */
  openWindow(browserContextId: string, prepare: (target: Target) => Prepare): Promise<Target>;
}

/** Windows, not tabs: only what is in front is drawn, scrolled and clicked, and every window is in front. */
export const createWindowDesk = (root: CDPSession): WindowDesk => {
  const workersOf = new Map<string, (target: Target) => void>();
  const awaited = new Map<string, (target: Target) => Prepare>();

  const leaf: Prepare = () => leaf;
  followTargets(
    root,
    (target) => {
      const onWorker = workersOf.get(target.browserContextId ?? '');
      if (!onWorker) return leaf;
      if (target.type !== 'page') {
        onWorker(target);
        return leaf;
      }
      const take = awaited.get(target.url);
      if (take) return take(target);
      // It must not go on, not even to be held back: a form's first request would be out already.
      tell(root, 'Target.closeTarget', { targetId: target.targetId });
      return null;
    },
    FILTER,
  );

  return {
    openContext: async (onWorker) => {
      const { browserContextId } = await ask(root, 'Target.createBrowserContext');
      workersOf.set(browserContextId, onWorker);
      tell(root, 'Browser.setDownloadBehavior', { behavior: 'deny', browserContextId });
      return browserContextId;
    },
    closeContext: async (browserContextId) => {
      workersOf.delete(browserContextId);
      await ask(root, 'Target.disposeBrowserContext', { browserContextId }, OPEN_MS).catch(() => undefined);
    },
    openWindow: async (browserContextId, prepare) => {
      const url = `about:blank#${randomUUID()}`;
      const arrived = new Promise<Target>((resolve) => {
        awaited.set(url, (target) => {
          resolve(target);
          return prepare(target);
        });
      });
      try {
        await ask(root, 'Target.createTarget', { url, browserContextId, newWindow: true }, OPEN_MS);
        return await within(arrived, OPEN_MS);
      } finally {
        awaited.delete(url);
      }
    },
  };
};
