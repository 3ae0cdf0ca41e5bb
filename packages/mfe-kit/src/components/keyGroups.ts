import { useEffect, useRef } from 'react';
import type { KeyRow } from './pressedKey';

/** Keys of one part of a page, with what they do in the language of the reader. */
export interface KeyGroup {
  title: string;
  rows: readonly { keys: readonly string[]; text: string }[];
}

/** Parts and shell are bundled apart: they meet in events of the window. */
const ASKED = 'yinyom:keys-asked';
const WANTED = 'yinyom:keys-wanted';

/** Names the keys of a list: `text` says what an action does. */
export const namedKeys = <Action extends string>(
  rows: readonly KeyRow<Action>[],
  text: (action: Action) => string,
): KeyGroup['rows'] => rows.map(({ action, keys }) => ({ keys, text: text(action) }));

/** Has `?` list the keys of a part for as long as it is shown; null while it has none. */
export const useKeyGroup = (group: KeyGroup | null): void => {
  const latest = useRef(group);
  useEffect(() => {
    latest.current = group;
  });
  useEffect(() => {
    const answer = (event: Event) => {
      if (latest.current) (event as CustomEvent<KeyGroup[]>).detail.push(latest.current);
    };
    addEventListener(ASKED, answer);
    return () => removeEventListener(ASKED, answer);
  }, []);
};

/** The keys of everything that is shown. */
export const shownKeyGroups = (): KeyGroup[] => {
  const groups: KeyGroup[] = [];
  dispatchEvent(new CustomEvent(ASKED, { detail: groups }));
  return groups;
};

/** Has the shell show the keys of the page, as `?` does. */
export const showKeys = (): void => void dispatchEvent(new Event(WANTED));

/** For the shell: calls `show` whenever a part wants the keys shown. Returns how to stop. */
export const onKeysWanted = (show: () => void): (() => void) => {
  addEventListener(WANTED, show);
  return () => removeEventListener(WANTED, show);
};
