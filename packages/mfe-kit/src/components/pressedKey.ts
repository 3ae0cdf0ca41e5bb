/**
 * What keys do: a row for each action, keys as `aria-keyshortcuts` writes them (`J`, `ArrowDown`, `Control+Z`, `Space`, `?`).
 * One list serves for both what a part does and what `?` says of it.
 */
export interface KeyRow<Action extends string = string> {
  action: Action;
  keys: readonly string[];
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** A Thai or Khmer keyboard gives other letters, and French ones no digits; the place of the key is the same. */
const characterOf = ({ key, code, shiftKey }: Press): string => {
  if (key.length !== 1) return key;
  if (key === ' ') return 'Space';
  if (/[a-z0-9?]/i.test(key)) return key.toUpperCase();
  const isLatin = /[\x20-\x7e]/.test(key);
  if (!isLatin && shiftKey && code === 'Slash') return '?';
  const place = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/.exec(code);
  return place?.[2] ?? (isLatin ? key : (place?.[1] ?? key));
};

/** The name of what was pressed. ⌘ counts as Control; Shift is no part of a digit or sign, which some keyboards need it for. */
export const nameOfPress = (press: Press): string => {
  const character = characterOf(press);
  const isSign = character.length === 1 && !/[A-Z]/.test(character);
  return [
    ...(press.ctrlKey || press.metaKey ? ['Control'] : []),
    ...(press.altKey ? ['Alt'] : []),
    ...(press.shiftKey && !isSign ? ['Shift'] : []),
    character,
  ].join('+');
};

/** What a press does by a list of keys, and which of them it was; undefined for all others. */
export const pressedKey = <Action extends string>(
  rows: readonly KeyRow<Action>[],
  press: Press,
): { action: Action; key: string } | undefined => {
  const key = nameOfPress(press);
  const row = rows.find(({ keys }) => keys.includes(key));
  return row && { action: row.action, key };
};

const SHOWN: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Control: 'Ctrl',
  Escape: 'Esc',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
};

/** A key as it is printed on keyboards: `Control+ArrowUp` is `Ctrl ↑`. */
export const printedKey = (key: string): string =>
  key
    .split('+')
    .map((part) => SHOWN[part] ?? part)
    .join(' ');
