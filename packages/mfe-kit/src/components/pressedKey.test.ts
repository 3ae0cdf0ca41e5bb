import { nameOfPress, pressedKey, printedKey, type KeyRow } from './pressedKey';

const NONE = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  [{ key: 'j' }, 'J'],
  [{ key: 'J', shiftKey: true }, 'Shift+J'],
  [{ key: 'J' }, 'J'],
  [{ key: '่', code: 'KeyJ' }, 'J'],
  [{ key: 'ๆ', code: 'KeyQ', ctrlKey: true }, 'Control+Q'],
  [{ key: 'z', metaKey: true, shiftKey: true }, 'Control+Shift+Z'],
  [{ key: '-', code: 'Digit3' }, '3'],
  [{ key: '3', code: 'Digit3', shiftKey: true }, '3'],
  [{ key: '3', code: 'Numpad3' }, '3'],
  [{ key: '?', code: 'Slash', shiftKey: true }, '?'],
  [{ key: '?', code: 'KeyM', shiftKey: true }, '?'],
  [{ key: 'ฦ', code: 'Slash', shiftKey: true }, '?'],
  [{ key: ' ' }, 'Space'],
  [{ key: 'ArrowDown', shiftKey: true }, 'Shift+ArrowDown'],
  [{ key: 'ArrowUp', altKey: true }, 'Alt+ArrowUp'],
  // On Dvorak the key of Z gives a semicolon.
  [{ key: ';', code: 'KeyZ' }, ';'],
])('%j is the key %s', (press, name) => {
  expect(nameOfPress({ ...NONE, ...press })).toBe(name);
});

it('a press does what its row says, and nothing where no row has it', () => {
  const rows = [
    { action: 'next', keys: ['J', 'ArrowDown'] },
    { action: 'undo', keys: ['Control+Z'] },
  ] as const satisfies readonly KeyRow[];
  expect(pressedKey(rows, { ...NONE, key: 'ArrowDown' })).toEqual({ action: 'next', key: 'ArrowDown' });
  expect(pressedKey(rows, { ...NONE, key: 'z', ctrlKey: true })).toEqual({
    action: 'undo',
    key: 'Control+Z',
  });
  expect(pressedKey(rows, { ...NONE, key: 'z' })).toBeUndefined();
  expect(pressedKey(rows, { ...NONE, key: 'j', ctrlKey: true })).toBeUndefined();
});

it('keys are shown as keyboards print them', () => {
  expect(['Control+Shift+Z', 'Alt+ArrowUp', 'Escape', '?'].map(printedKey)).toEqual([
    'Ctrl Shift Z',
    'Alt ↑',
    'Esc',
    '?',
  ]);
});
