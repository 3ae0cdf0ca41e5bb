/** Attributes that an element loads from. */
const NAMES = ['src', 'srcset', 'poster', 'href'];

/** Where the addresses of held elements are kept, and the attribute that each belongs into. */
export const HELD_ADDRESSES: [kept: string, name: string][] = ['data-', 'data-held-'].flatMap((prefix) =>
  NAMES.map((name): [string, string] => [prefix + name, name]),
);
