import type { ItemObservation } from '../capture/ItemObservation';
import { lifetimeOfKind } from '../capture/ItemObservation';
import { READ_KEYS, type StoredKeys } from '../capture/storedKeys';
import { READ_VALUES, type ReadValues } from '../capture/storedValues';
import { callText, runInFrame, type FrameWorld } from './frameWorlds';

const KINDS = ['localStorage', 'sessionStorage', 'indexedDB', 'cacheStorage', 'fileSystem'] as const;
const FRAME_MS = 2_000;

/** Runs something in every frame at once; frames that went away or hang are left out. */
const inEvery = async <T>(frames: readonly FrameWorld[], expression: string): Promise<T[]> => {
  const answers = await Promise.allSettled(frames.map((frame) => runInFrame<T>(frame, expression, FRAME_MS)));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
};

/** Tells what every frame's origin stores now. */
export const readStoredKeys = async (
  frames: readonly FrameWorld[],
  page: string,
  see: (observation: ItemObservation) => void,
): Promise<void> => {
  const at = Date.now();
  for (const keys of await inEvery<StoredKeys | null>(frames, READ_KEYS)) {
    if (!keys) continue;
    for (const kind of KINDS) {
      for (const name of keys[kind])
        see({ name, domain: keys.host, kind, at, page, durationSeconds: lifetimeOfKind(kind) });
    }
  }
};

/** What the frames keep, with values. */
export const readStoredValues = async (frames: readonly FrameWorld[]): Promise<ReadValues[]> =>
  (await inEvery<ReadValues | null>(frames, READ_VALUES)).filter((found) => found !== null);

/** Runs in a frame: every address that it links to, shadow roots included. A part of a longer address would be another page. */
const linksOf = (max: number): string[] => {
  const found = new Set<string>();
  const add = (text: string | null | undefined) => {
    if (!text || found.size >= max) return;
    try {
      const url = new URL(text, document.baseURI);
      if (/^https?:$/.test(url.protocol) && url.href.length <= 2_000) found.add(url.href);
    } catch {
      // Not an address.
    }
  };
  const read = (root: Document | ShadowRoot) => {
    for (const link of root.querySelectorAll('a, area, link[rel~="alternate"][hreflang], link[rel~="next"]'))
      add(link.getAttribute('href') ?? link.getAttribute('xlink:href'));
    for (const element of root.querySelectorAll('[onclick]'))
      add(/location(?:\.href)?\s*=\s*['"]([^'"]+)['"]/.exec(element.getAttribute('onclick') ?? '')?.[1]);
    for (const element of root.querySelectorAll('*')) {
      const shadow = element.shadowRoot;
      if (shadow) read(shadow);
    }
  };
  read(document);
  return [...found];
};

const MAX_LINKS = 2_000;

/** Addresses that the frames link to, the main frame's first. */
export const readLinks = async (frames: readonly FrameWorld[]): Promise<string[]> => [
  ...new Set((await inEvery<string[]>(frames, callText(linksOf, MAX_LINKS))).flat()),
];
