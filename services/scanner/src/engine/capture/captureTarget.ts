import { randomBytes } from 'node:crypto';
import type { Protocol } from 'puppeteer';
import { tell } from '../cdp/ask';
import type { Target } from '../cdp/followTargets';
import { readHookCall } from './hookCalls';
import type { PageCalls } from './pageCalls';
import { hookSource } from './pageHook';
import type { ResponseCookies } from './responseCookies';
import { techniqueSource } from '../techniques/hookSource';
import type { PageWatch } from '../techniques/pageWatch';
import { lifetimeOfKind, type Evidence, type ItemObservation } from './ItemObservation';
import { MAX_BODY } from '../techniques/traffic';
import { hostOf } from '../../frontier/siteOf';
import type { SentRequest } from '../signals/readSignal';

/** Name of the world in which this engine's own scripts run, apart from the page's. */
export const OWN_WORLD = 'yinyom-scan';

/** Where a target's finds go. */
export interface CaptureSink {
  /** Registrable domain of the website. */
  site: string;
  /** Address of the page that is open. */
  page(): string;
  see(observation: ItemObservation): void;
  explain(evidence: Evidence): void;
  responses: ResponseCookies;
  calls: PageCalls;
  watch: PageWatch;
  /** Every request, for what it tells vendors about consent. */
  sent(request: SentRequest): void;
}

const DOCUMENTS = new Set(['page', 'iframe']);

/** Every change of a storage, however it is written; the events carry values, which are dropped here. */
const watchDomStorage = ({ session }: Target, { page, see }: CaptureSink): void => {
  const changed = ({ storageId, key }: Protocol.DOMStorage.DomStorageItemAddedEvent) => {
    const host = hostOf(storageId.securityOrigin ?? storageId.storageKey?.split('^', 1)[0] ?? '');
    const kind = storageId.isLocalStorage ? 'localStorage' : 'sessionStorage';
    if (!host) return;
    see({
      name: key,
      domain: host,
      kind,
      at: Date.now(),
      page: page(),
      durationSeconds: lifetimeOfKind(kind),
    });
  };
  session.on('DOMStorage.domStorageItemAdded', changed);
  tell(session, 'DOMStorage.enable');
};

/**
 * Makes a target tell everything it stores. To be called before its first script runs.
 * @param mainFrameId frame whose scripts are the page's own; others are frames
 */
export const captureTarget = (target: Target, sink: CaptureSink, mainFrameId?: string): void => {
  const { session, type } = target;
  const isDocument = DOCUMENTS.has(type);
  const binding = `_${randomBytes(8).toString('hex')}`;
  const techniques = `_${randomBytes(8).toString('hex')}`;
  const frameOf = new Map<number, string | undefined>();

  sink.responses.listen(session);
  session.on('Network.requestWillBeSent', (event) => {
    sink.calls.note(event.request.url);
    sink.sent(event.request);
    sink.watch.request(event, event.type === 'Document' && event.frameId === mainFrameId);
  });
  session.on('Network.webSocketCreated', (event) => {
    sink.calls.note(event.url);
    sink.watch.socket(event);
  });
  session.on('Network.webSocketFrameSent', (event) => sink.watch.message(event));
  session.on('Network.responseReceived', (event) => sink.watch.answer(event));
  session.on('Runtime.executionContextCreated', ({ context }) => {
    frameOf.set(context.id, (context.auxData as { frameId?: string } | undefined)?.frameId);
  });
  session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    if (name === techniques) sink.watch.trace(payload);
    if (name !== binding) return;
    const inMain = frameOf.get(executionContextId) === mainFrameId;
    const where = !isDocument ? 'worker' : inMain ? 'script' : 'frame';
    const call = readHookCall(payload, where, sink.page(), sink.site);
    if (!call) return;
    sink.explain(call.evidence);
    if (call.observation) sink.see(call.observation);
  });

  tell(session, 'Network.enable', {
    maxTotalBufferSize: 0,
    maxResourceBufferSize: 0,
    maxPostDataSize: MAX_BODY,
  });
  tell(session, 'Runtime.enable');
  for (const name of [binding, techniques]) tell(session, 'Runtime.addBinding', { name });
  const sources = [hookSource(binding), ...(sink.watch.isOn ? [techniqueSource(techniques)] : [])];
  if (!isDocument) {
    for (const expression of sources) tell(session, 'Runtime.evaluate', { expression });
    return;
  }
  watchDomStorage(target, sink);
  tell(session, 'Page.enable');
  for (const source of sources) tell(session, 'Page.addScriptToEvaluateOnNewDocument', { source });
  tell(session, 'Page.addScriptToEvaluateOnNewDocument', { source: '0', worldName: OWN_WORLD });
};
