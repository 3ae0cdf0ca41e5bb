import { randomBytes } from 'node:crypto';
import { ask, tell } from '../cdp/ask';
import type { FrameWorld, FrameWorlds } from '../page/frameWorlds';
import { autoconsentFiles } from './autoconsentFiles';
import type { Choice } from './Choice';

/** What came of it: no known product, or one with its name and whether the choice was made. */
export type KnownBannerEnd = { name: string; chosen: boolean } | null;

export interface KnownBannerSearch {
  choice: Choice;
  /** A product may come late: shortest time in which it is looked for. */
  detectMs: number;
  /** Called when a banner is there; autoconsent chooses in it afterwards. */
  found(): void;
}

/** The messages of autoconsent that matter here. */
interface Message {
  type: string;
  id?: string;
  code?: string;
  cmp?: string;
  result?: boolean;
  /** How far the search in this frame has come; an attempt begins when the one before it has asked every rule. */
  state?: { lifecycle: string; findCmpAttempts: number };
}

const WORLD = 'yinyom-autoconsent';
const MAX_FRAMES = 8;
/** On a busy page or machine asking every rule takes longer than the shortest search: longest wait for it. */
const SEARCH_MS = 7_000;
/** Longest wait for a recognized product to show its banner, and to take the choice. */
const SHOW_MS = 3_000;
const CHOOSE_MS = 8_000;
const LOOK_MS = 100;
/** Ends of a search that needed one attempt only. */
const FOUND = new Set(['cmpDetected', 'nothingDetected']);

/** autoconsent waits at least so long between two attempts, in milliseconds. */
const RETRY_MS = 500;

/** How autoconsent is set; `autoconsentFiles` leaves out rules that this leaves unused. */
export const CONFIG = {
  enabled: true,
  disabledCmps: [],
  enablePrehide: false,
  enableCosmeticRules: false,
  enableGeneratedRules: false,
  enableHeuristicDetection: false,
  enableHeuristicAction: false,
  isMainWorld: false,
  prehideTimeout: 0,
  logs: {},
};

/**
 * Lets autoconsent look for a consent product that it knows and choose in it. Runs in a world of its own in every
 * frame; what a rule must ask the page itself is asked there.
 */
export const chooseInKnownBanner = async (
  worlds: FrameWorlds,
  { choice, detectMs, found }: KnownBannerSearch,
): Promise<KnownBannerEnd> => {
  const { script, rules } = await autoconsentFiles();
  // It waits to be told: what it presses by itself sets cookies before the scan knows of the choice.
  // An attempt asks every rule in every frame: none begins after the shortest search, whose result nothing would use.
  const config = JSON.stringify({
    ...CONFIG,
    detectRetries: Math.floor(detectMs / RETRY_MS),
    autoAction: null,
  });
  const action = JSON.stringify({ type: choice === 'accept' ? 'optIn' : 'optOut' });
  const binding = `_${randomBytes(8).toString('hex')}`;
  let name: string | null = null;
  let isShown = false;
  const toSearch = worlds.all().slice(0, MAX_FRAMES);
  const searched = new Set<FrameWorld>();
  let end: (result: KnownBannerEnd) => void = () => undefined;
  const ended = new Promise<KnownBannerEnd>((resolve) => {
    end = resolve;
  });

  const startIn = async (frame: FrameWorld) => {
    const { session, frameId } = frame;
    const { executionContextId } = await ask(session, 'Page.createIsolatedWorld', {
      frameId,
      worldName: WORLD,
    });
    const run = (expression: string) =>
      tell(session, 'Runtime.evaluate', { expression, contextId: executionContextId });
    let lifecycle = '';
    const answer = async ({ type, id, code, cmp, result, state }: Message) => {
      if (state && (state.findCmpAttempts > 1 || FOUND.has(state.lifecycle))) searched.add(frame);
      if (type === 'init')
        run(`autoconsentReceiveMessage({ type: 'initResp', config: ${config}, rules: ${rules} })`);
      if (type === 'eval' && code) {
        const evaluated = await ask(session, 'Runtime.evaluate', {
          expression: code,
          awaitPromise: true,
          returnByValue: true,
          ...(frame.pageContextId() === undefined ? {} : { contextId: frame.pageContextId() }),
        }).catch(() => undefined);
        const value = JSON.stringify(evaluated?.result.value ?? false);
        run(`autoconsentReceiveMessage({ type: 'evalResp', id: ${JSON.stringify(id)}, result: ${value} })`);
      }
      if (type === 'cmpDetected' && cmp) name ??= cmp;
      if (type === 'popupFound' && cmp) [name, isShown] = [cmp, true];
      // Told more than once while it lasts; a product in several steps has several.
      if (state && state.lifecycle !== lifecycle && state.lifecycle === 'openPopupDetected') {
        found();
        run(`autoconsentReceiveMessage(${action})`);
      }
      lifecycle = state?.lifecycle ?? lifecycle;
      if ((type === 'optInResult' || type === 'optOutResult') && cmp && !/_intermediate/.test(cmp))
        end({ name: cmp, chosen: result === true });
    };
    session.on('Runtime.bindingCalled', ({ name: called, payload, executionContextId: from }) => {
      if (called === binding && from === executionContextId) void answer(JSON.parse(payload) as Message);
    });
    await ask(session, 'Runtime.addBinding', { name: binding, executionContextName: WORLD });
    run(
      `globalThis.autoconsentSendMessage = (message) => { ${binding}(JSON.stringify(message)); return Promise.resolve(); }; ${script}`,
    );
  };

  const giveUp = async (): Promise<KnownBannerEnd> => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());
    const began = Date.now();
    await pause(detectMs);
    while (!name && searched.size < toSearch.length && Date.now() - began < SEARCH_MS) await pause(LOOK_MS);
    if (!name) return null;
    await pause(SHOW_MS);
    if (!isShown) return null;
    await pause(CHOOSE_MS);
    return { name, chosen: false };
  };

  await Promise.allSettled(toSearch.map(startIn));
  return Promise.race([ended, giveUp()]);
};
