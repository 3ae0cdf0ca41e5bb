import type { EmbedsPart } from './embeds';
import { beside } from '../platform/beside';
import { report } from '../platform/report';
import { findHeld } from '../release/findHeld';
import { releaseAddress } from '../release/releaseAddress';
import { revive } from '../release/revive';
import type { PartBridge } from '../session/part';
import type { Session } from '../session/session';
import type { WordsPart } from '../words/Words';

const taken = new WeakSet<Element>();
let queue: Promise<unknown> = Promise.resolve();

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

const runAll = async (scripts: HTMLScriptElement[], may: Session['mayAll']): Promise<void> => {
  let loading: Promise<unknown>[] = [];
  for (const held of scripts) {
    try {
      const script = revive(held);
      if (!script.src) {
        await Promise.all(loading);
        loading = [];
      } else if (!script.async) {
        loading[loading.length] = new Promise((done) => {
          script.addEventListener('load', done);
          script.addEventListener('error', done);
        });
      }
      // The visitor may have withdrawn while earlier scripts were loading.
      if (may(held.getAttribute('data-category')!)) held.replaceWith(script);
      else taken.delete(held);
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
  const { mayAll } = bridge.session;
  const [ready, frames] = findHeld(mayAll);
  const scripts: HTMLScriptElement[] = [];
  for (const held of ready) {
    if (held.localName !== 'script') releaseAddress(held);
    else if (!taken.has(held) && isOwn(held, bridge)) {
      taken.add(held);
      scripts[scripts.length] = held as HTMLScriptElement;
    }
  }
  if (scripts.length) queue = queue.then(() => runAll(scripts, mayAll));
  if (!frames.length) return;
  const [embeds, { words }] = await Promise.all([
    beside<EmbedsPart>('embeds'),
    beside<WordsPart>(bridge.config.language),
  ]);
  embeds.run({ ...bridge, frames, labels: words });
};
