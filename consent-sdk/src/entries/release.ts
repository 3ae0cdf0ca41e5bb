import type { EmbedsPart } from './embeds';
import { report } from '../platform/report';
import { findHeld } from '../release/findHeld';
import { createLateEvents } from '../release/lateEvents';
import { releaseAddress } from '../release/releaseAddress';
import { revive } from '../release/revive';
import type { PartBridge } from '../session/part';
import type { Session } from '../session/session';
import type { WordsPart } from '../words/Words';

/** Held scripts that ran or will, and what they became. */
const taken = new WeakSet<Element>();
/** Held scripts of the head that may run, by their markup. */
const ranInHead: Record<string, Element> = {};
let hasModule = false;
let queue: Promise<unknown> = Promise.resolve();
let watch: ReturnType<typeof createLateEvents> | undefined;

/** The nonce that scripts of this page carry, also where another script has brought ours without one. */
const pageNonce = ({ nonce }: PartBridge): string | undefined =>
  nonce || (Document.prototype.querySelector.call(document, 'script[nonce]') as HTMLElement | null)?.nonce;

/**
 * Whether a held script may run on a page whose scripts carry a nonce: the owner's server wrote it there too, or a
 * running script made it. Markup that somebody has put in has none, and gets none from us.
 */
const isOwn = (held: HTMLElement, bridge: PartBridge): boolean => {
  const nonce = pageNonce(bridge);
  return !nonce || held.nonce === nonce || bridge.made.has(held);
};

const isInHead = ({ parentElement }: Element): boolean => parentElement?.localName === 'head';

/**
 * Whether this is a script of the head that ran and came back. A page that changes without loading exchanges its head, or adds what
 * its head lacks; a browser runs such a script once. A copy next to the first one was put there to run.
 */
const cameBack = (held: Element): boolean => {
  if (!isInHead(held)) return false;
  const { outerHTML } = held;
  const before = ranInHead[outerHTML];
  ranInHead[outerHTML] = held;
  return before?.isConnected === false;
};

const runAll = async (scripts: HTMLScriptElement[], may: Session['mayAll']): Promise<void> => {
  let loading: Promise<unknown>[] = [];
  for (const held of scripts) {
    try {
      const script = revive(held);
      if (!script.src) {
        await Promise.all(loading);
        loading = [];
      }
      // The visitor may have withdrawn while earlier scripts were loading.
      if (!may(held.getAttribute('data-category')!)) {
        taken.delete(held);
        continue;
      }
      watch ??= createLateEvents(
        (running) => (running ? taken.has(running) : hasModule),
        () => queue,
      );
      const look = watch;
      const hasRun = (): void => look(true);
      look(false);
      hasModule ||= /module/i.test(script.type);
      script.addEventListener('load', hasRun);
      if (script.src && !script.async)
        loading[loading.length] = new Promise((done) => {
          script.addEventListener('load', done);
          script.addEventListener('error', done);
        });
      taken.add(script);
      // In the head the page finds what it wrote.
      if (isInHead(held)) held.before(script);
      else held.replaceWith(script);
      if (!script.src) hasRun();
    } catch (reason) {
      // E.g. the page's `trusted-types` list lacks `yinyom`, or an address is none of the web. The next one has its chance.
      report(reason);
    }
  }
  await Promise.all(loading);
};

/**
 * The on-demand part that lets go what consent allows. Scripts (`type="text/plain" data-category="…"`) run in document
 * order: external ones load side by side but run in order, an inline one waits for those before it, `async` ones wait
 * for nobody. Frames, pictures, links and media load; frames that still wait get their placeholders.
 */
export const run = async (bridge: PartBridge): Promise<void> => {
  const { session, config, fetchPart } = bridge;
  bridge.taken = taken;
  const [ready, frames] = findHeld(session.mayAll, config.categories);
  const scripts: HTMLScriptElement[] = [];
  for (const held of ready) {
    if (held.localName !== 'script') releaseAddress(held);
    else if (!taken.has(held) && isOwn(held, bridge)) {
      taken.add(held);
      if (!cameBack(held)) scripts[scripts.length] = held as HTMLScriptElement;
    }
  }
  if (scripts.length) queue = queue.then(() => runAll(scripts, session.mayAll));
  if (!frames.length) return;
  const [embeds, { words }] = await Promise.all([
    fetchPart<EmbedsPart>('embeds'),
    fetchPart<WordsPart>(config.language),
  ]);
  embeds.run({ ...bridge, frames, labels: words });
};
