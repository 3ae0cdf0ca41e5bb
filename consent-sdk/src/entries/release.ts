import type { EmbedsBridge, EmbedsPart } from './embeds';
import { report } from '../platform/report';
import { findHeld } from '../release/findHeld';
import { releaseAddress } from '../release/releaseAddress';
import { revive } from '../release/revive';
import type { PartName } from '../session/part';
import type { WordsPart } from '../words/Words';

/** What the core lends to the release of what was held, and to the placeholders of what stays so. */
export interface ReleaseBridge extends Omit<EmbedsBridge, 'frames' | 'labels'> {
  mayAll(references: string): boolean;
  /** The nonce of the tag that loads the script. */
  nonce: string | undefined;
  /** Elements that were held when a running script gave them their address. */
  made: WeakSet<Element>;
  load<Loaded>(name: PartName): Promise<Loaded>;
}

const taken = new WeakSet<Element>();
let queue: Promise<unknown> = Promise.resolve();

/** The nonce that scripts of this page carry, also where another script has brought ours without one. */
const pageNonce = ({ nonce }: ReleaseBridge): string | undefined =>
  nonce || (Document.prototype.querySelector.call(document, 'script[nonce]') as HTMLElement | null)?.nonce;

/**
 * Whether a held script may run on a page whose scripts carry a nonce: the owner's server wrote it there too, or a
 * running script made it. Markup that somebody has put in has none, and gets none from us.
 */
const isOwn = (held: HTMLElement, bridge: ReleaseBridge): boolean => {
  const nonce = pageNonce(bridge);
  return !nonce || held.nonce === nonce || bridge.made.has(held);
};

const runAll = async (scripts: HTMLScriptElement[], may: ReleaseBridge['mayAll']): Promise<void> => {
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
export const run = async (bridge: ReleaseBridge): Promise<void> => {
  const [ready, frames] = findHeld(bridge.mayAll);
  const scripts: HTMLScriptElement[] = [];
  for (const held of ready) {
    if (held.localName !== 'script') releaseAddress(held);
    else if (!taken.has(held) && isOwn(held, bridge)) {
      taken.add(held);
      scripts[scripts.length] = held as HTMLScriptElement;
    }
  }
  if (scripts.length) queue = queue.then(() => runAll(scripts, bridge.mayAll));
  if (!frames.length) return;
  const [embeds, { words }] = await Promise.all([
    bridge.load<EmbedsPart>('embeds'),
    bridge.load<WordsPart>(bridge.shown.language),
  ]);
  embeds.run({ ...bridge, frames, labels: words });
};
