import type { CDPSession } from 'puppeteer';
import { ask, tell } from '../cdp/ask';
import { followTargets, goOn, type Prepare, type Target } from '../cdp/followTargets';

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
  /** How many windows are being opened in a context. */
  const opening = new Map<string, number>();
  /** Pages that appeared meanwhile, not yet told apart from those that a page opened. */
  let held: Target[] = [];
  const close = ({ targetId }: Target) => tell(root, 'Target.closeTarget', { targetId });

  const leaf: Prepare = () => leaf;
  followTargets(
    root,
    (target) => {
      const context = target.browserContextId ?? '';
      const onWorker = workersOf.get(context);
      if (!onWorker) return leaf;
      if (target.type !== 'page') {
        onWorker(target);
        return leaf;
      }
      if (opening.has(context)) held.push(target);
      // It must not go on, not even to be held back: a form's first request would be out already.
      else close(target);
      return null;
    },
    FILTER,
  );

  const opened = (context: string) => {
    const others = (opening.get(context) ?? 1) - 1;
    if (others > 0) return void opening.set(context, others);
    opening.delete(context);
    held.filter(({ browserContextId }) => browserContextId === context).forEach(close);
    held = held.filter(({ browserContextId }) => browserContextId !== context);
  };

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
      opening.set(browserContextId, (opening.get(browserContextId) ?? 0) + 1);
      try {
        const { targetId } = await ask(
          root,
          'Target.createTarget',
          { url: 'about:blank', browserContextId, newWindow: true },
          OPEN_MS,
        );
        // Every browser attaches to a window before it tells its id, and some before it has an address.
        const ours = held.find((target) => target.targetId === targetId);
        if (!ours) throw new Error(`nobody was attached to the new window ${targetId}`);
        held = held.filter((target) => target !== ours);
        goOn(ours, prepare(ours));
        return ours;
      } finally {
        opened(browserContextId);
      }
    },
  };
};
