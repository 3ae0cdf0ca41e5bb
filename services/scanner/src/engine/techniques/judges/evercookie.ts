import { isOwnName } from '@yinyom/contracts/scanner/ownItem';
import type { EVIDENCE_VALUES } from '@yinyom/contracts/scanner/evidence';
import type { HookKit } from '../hook/hookKit';
import { identifiersIn } from '../identifier';
import type { Judged } from '../Trace';

/** Where a page can keep something. */
export type Store = (typeof EVIDENCE_VALUES)['stores'][number];

/** A value as it was found; it is compared and forgotten. */
export interface StoredValue {
  store: Store;
  /** Of the item; empty where it has none. */
  name: string;
  value: string;
}

/** Yinyom's own choice is kept twice, so that a browser that loses one of them does not ask again. */
const identifiersOf = ({ name, value }: Pick<StoredValue, 'name' | 'value'>): string[] =>
  isOwnName(name) ? [] : identifiersIn(value);

/** One identifier is kept in several places, so that deleting one of them does not delete it. Pure. */
export const judgeEvercookie = (values: readonly StoredValue[]): Judged => {
  const places = new Map<string, { stores: Set<Store>; names: Set<string> }>();
  for (const { store, name, value } of values) {
    for (const identifier of identifiersOf({ name, value })) {
      const known = places.get(identifier) ?? { stores: new Set<Store>(), names: new Set<string>() };
      places.set(identifier, known);
      known.stores.add(store);
      if (name !== '') known.names.add(name);
    }
  }
  const [most] = [...places.values()].sort((a, b) => b.stores.size - a.stores.size);
  return most && most.stores.size >= 2
    ? { stores: [...most.stores].sort(), items: [...most.names].sort().slice(0, 10) }
    : null;
};

/** A cookie as a browser holds it; its value is compared and forgotten. */
export interface HeldCookie {
  name: string;
  domain: string;
  value: string;
}

/** Whether any of it can tell visitors apart. Pure. */
export const holdsIdentifier = (values: readonly Pick<StoredValue, 'name' | 'value'>[]): boolean =>
  values.some((value) => identifiersOf(value).length > 0);

/**
 * Cookies that were deleted, alone, and are there again with the identifier that they had: something else had kept it.
 * What a stranger is given as well tells nobody apart. Pure.
 */
export const cameBack = (
  before: readonly HeldCookie[],
  after: readonly HeldCookie[],
  ofStranger: readonly HeldCookie[],
): HeldCookie[] => {
  const old = new Set(
    before.flatMap((cookie) => identifiersOf(cookie).map((id) => `${cookie.domain} ${id}`)),
  );
  const common = new Set(ofStranger.flatMap(identifiersOf));
  return after.filter((cookie) =>
    identifiersOf(cookie).some((id) => old.has(`${cookie.domain} ${id}`) && !common.has(id)),
  );
};

/** Tells what goes into a database, which is read nowhere else. */
export const databaseHook = ({ after, tell }: HookKit): void => {
  const textsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value !== 'object' || value === null) return [];
    return Object.values(value).filter((part): part is string => typeof part === 'string');
  };
  for (const method of ['put', 'add'])
    after('IDBObjectStore', method, (self, [value]) => {
      const values = textsOf(value)
        .filter((text) => text.length >= 8 && text.length <= 200)
        .slice(0, 20);
      if (values.length > 0) tell('evercookie', { name: String(self.name).slice(0, 100), values });
    });
};
