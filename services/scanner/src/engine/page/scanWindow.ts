import type { CDPSession } from 'puppeteer';
import type { ScanBrowser } from '../browser/scanBrowser';
import type { WindowDesk } from '../browser/windowDesk';
import { captureTarget, type CaptureSink } from '../capture/captureTarget';
import { watchResponseCookies } from '../capture/responseCookies';
import { ask, tell } from '../cdp/ask';
import type { Prepare, Target } from '../cdp/followTargets';
import { trackFrameWorlds, type FrameWorlds } from './frameWorlds';
import { guardNavigation, type NavigationGuard } from './navigationGuard';
import { watchNetwork, type WindowNetwork } from './network';
import { keepWaitingTimers, type WaitingTimers } from './waitingTimers';

/** A window that shows one page and tells everything that is stored meanwhile. */
export interface ScanWindow {
  session: CDPSession;
  worlds: FrameWorlds;
  guard: NavigationGuard;
  network: WindowNetwork;
  timers: WaitingTimers;
  /** Rejects when the page cannot go on: it crashed, or loads too much. */
  broken: Promise<never>;
  close(): Promise<void>;
}

/** The page ended in a way that is told by a stable code. */
export class PageBroken extends Error {
  override name = 'PageBroken';

  constructor(readonly code: 'crashed' | 'too_large') {
    super(code);
  }
}

export interface WindowOptions {
  browser: Pick<ScanBrowser, 'root' | 'identity'>;
  desk: WindowDesk;
  browserContextId: string;
  sink: Omit<CaptureSink, 'responses'>;
  isInScope(url: string): boolean;
  maxBytes: number;
}

const CLOSE_MS = 3_000;

/** Opens an empty window; everything that will ever run in it is heard from its first script on. */
export const openScanWindow = async ({
  browser,
  desk,
  browserContextId,
  sink,
  isInScope,
  maxBytes,
}: WindowOptions): Promise<ScanWindow> => {
  let mainFrameId = '';
  let breakWith: (error: PageBroken) => void = () => undefined;
  const broken = new Promise<never>((_resolve, reject) => {
    breakWith = reject;
  });
  broken.catch(() => undefined);
  const frameId = () => mainFrameId;
  const worlds = trackFrameWorlds(frameId);
  const guard = guardNavigation(frameId, isInScope);
  const network = watchNetwork(frameId, maxBytes, () => breakWith(new PageBroken('too_large')));
  const timers = keepWaitingTimers();
  const capture = { ...sink, responses: watchResponseCookies(sink.page, sink.explain) };

  const prepareDocument = (target: Target) => {
    const { session } = target;
    worlds.listen(session);
    session.once('Inspector.detached', () => worlds.forget(session));
    session.on('Page.javascriptDialogOpening', () =>
      tell(session, 'Page.handleJavaScriptDialog', { accept: true }),
    );
    captureTarget(target, capture, mainFrameId);
    guard.listen(session);
    timers.listen(session);
  };
  const prepareChild: Prepare = (target) => {
    // A page that is fetched ahead stays where it is: it is not visited.
    if (target.type === 'page') return null;
    network.listen(target.session);
    tell(target.session, 'Emulation.setUserAgentOverride', browser.identity);
    if (target.type === 'iframe') prepareDocument(target);
    else captureTarget(target, capture);
    return prepareChild;
  };

  const target = await desk.openWindow(browserContextId, (opened) => {
    mainFrameId = opened.targetId;
    opened.session.on('Inspector.targetCrashed', () => breakWith(new PageBroken('crashed')));
    network.listen(opened.session);
    tell(opened.session, 'Emulation.setUserAgentOverride', browser.identity);
    tell(opened.session, 'Emulation.setFocusEmulationEnabled', { enabled: true });
    prepareDocument(opened);
    return prepareChild;
  });
  // Commands are carried out in order: with this answer, everything that prepares the window is in place.
  await ask(target.session, 'Runtime.evaluate', { expression: '0' });
  return {
    session: target.session,
    worlds,
    guard,
    network,
    timers,
    broken,
    close: async () => {
      await ask(browser.root, 'Target.closeTarget', { targetId: target.targetId }, CLOSE_MS).catch(
        () => undefined,
      );
    },
  };
};
