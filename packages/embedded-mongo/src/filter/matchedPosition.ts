import { fromTree } from '../bson/documentTree';
import { elementsOf, getField, type RawValue, T } from '../bson/rawValue';
import type { Filter, Predicate } from './filter';
import { matchDocument, matchValue } from './matchDocument';

/** The position of the first element of an array that makes a query match. */
export function matchedPosition(filter: Filter, doc: RawValue, field: string): number | undefined {
  if (filter.kind === 'and' || filter.kind === 'or') {
    let last: number | undefined;
    for (const part of filter.filters) {
      if (filter.kind === 'or' && !matchDocument(part, doc)) continue;
      last = matchedPosition(part, doc, field) ?? last;
      if (filter.kind === 'or' && last !== undefined) return last;
    }
    return last;
  }
  if (filter.kind !== 'field' || filter.path[0] !== field) return undefined;
  let value: RawValue | undefined = doc;
  for (let depth = 0; depth < filter.path.length; depth++) {
    value = value?.type === T.object ? getField(value, filter.path[depth]!) : undefined;
    if (value?.type !== T.array) continue;
    const rest = filter.path.slice(depth + 1);
    const position = elementsOf(value).findIndex((element) =>
      elementMatches(filter.predicate, element, rest),
    );
    return position < 0 ? undefined : position;
  }
  return undefined;
}

function elementMatches(predicate: Predicate, element: RawValue, rest: string[]): boolean {
  if (rest.length > 0) {
    if (element.type !== T.object) return false;
    return matchDocument({ kind: 'field', path: rest, predicate }, element);
  }
  if (predicate.op === 'elemMatch') return matchValue(predicate, fromTree([element]));
  return matchDocument({ kind: 'field', path: ['v'], predicate }, fromTree(new Map([['v', element]])));
}
