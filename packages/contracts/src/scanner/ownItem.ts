import { CHOICE_COOKIE } from '../sdk/choiceToken';
import type { ScanItem } from './scan';

/** What the visitors' script keeps: a name with the beginning of the site key, its receipt and its notes. */
const OWN_NAME = /^yinyom_[\w-]{8}(?:_(?:config|outbox|receipt|seen|taken|token)|_born .+)?$/;

/** Whether the visitors' script or the server of a website keeps a choice under this name. Pure. */
export const isOwnName = (name: string): boolean => name === CHOICE_COOKIE || OWN_NAME.test(name);

/**
 * Whether a found item is one that this platform sets itself, to keep a visitor's choice: it does that on the website alone, so an
 * item of the same name elsewhere is another party's. Scans list these items, and count them neither as found nor as to be classified. Pure.
 */
export const isOwnItem = ({ name, party }: Pick<ScanItem, 'name' | 'party'>): boolean =>
  party === 'first' && isOwnName(name);

/** The items that the website or others set. Pure. */
export const withoutOwn = <Item extends Pick<ScanItem, 'name' | 'party'>>(items: readonly Item[]): Item[] =>
  items.filter((item) => !isOwnItem(item));
