import { addressName } from './autoBlock';
import { createElement, root, scriptNonce } from '../platform/native';
import { report } from '../platform/report';
import { trusted } from '../platform/trustedTypes';

/** What is held, by the owner or automatically: scripts; frames, pictures and links. Searched for in one go. */
const HELD = 'script[type="text/plain"][data-category],[data-src][data-category]:not(script)';
type Held = HTMLScriptElement | HTMLIFrameElement | HTMLImageElement | HTMLLinkElement;

/** A script that runs, made from one that was held back: same attributes, `data-type` and `data-src` applied. */
const revive = (held: HTMLScriptElement): HTMLScriptElement => {
  const script = createElement('script') as HTMLScriptElement;
  for (const { name, value } of held.attributes) {
    if (!/^(data-)?(type|src)$/.test(name)) script.setAttribute(name, value);
  }
  const type = held.getAttribute('data-type');
  if (type) script.type = type;
  script.nonce = held.nonce || scriptNonce() || '';
  script.async = held.hasAttribute('async');
  const source = held.getAttribute('data-src') ?? held.getAttribute('src');
  if (source) script.src = trusted('createScriptURL', source);
  else script.text = trusted('createScript', held.text);
  return script;
};

/**
 * Runs the held scripts (`type="text/plain" data-category="…"`) that may run by now, in document order: external
 * ones load side by side but run in order, an inline one waits for those before it. `async` ones wait for nobody.
 * Loads held frames, pictures and links, too, and returns the frames that still wait.
 */
export const createRelease = (may: (references: string) => boolean) => {
  const taken = new WeakSet<Element>();
  let queue: Promise<unknown> = Promise.resolve();
  const allowed = (held: Element): boolean => may(held.getAttribute('data-category') ?? '');

  const run = async (scripts: HTMLScriptElement[]): Promise<void> => {
    let loading: Promise<unknown>[] = [];
    for (const held of scripts) {
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
      if (allowed(held)) held.replaceWith(script);
      else taken.delete(held);
    }
    await Promise.all(loading);
  };

  return (): HTMLIFrameElement[] => {
    const ready: HTMLScriptElement[] = [];
    const waiting: HTMLIFrameElement[] = [];
    for (const held of root.querySelectorAll<Held>(HELD)) {
      const { localName } = held;
      if (!allowed(held)) {
        if (localName === 'iframe') waiting[waiting.length] = held as HTMLIFrameElement;
      } else if (localName !== 'script') {
        held.setAttribute(addressName(held), held.getAttribute('data-src')!);
        held.removeAttribute('data-src');
      } else if (!taken.has(held)) {
        taken.add(held);
        ready[ready.length] = held as HTMLScriptElement;
      }
    }
    if (ready.length) queue = queue.then(() => run(ready)).catch(report); // e.g. the page's `trusted-types` list lacks `yinyom`
    return waiting;
  };
};
