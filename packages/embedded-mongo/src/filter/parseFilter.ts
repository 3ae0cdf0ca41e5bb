import { elementsOf, fieldsOf, type RawValue, T } from '../bson/rawValue';
import { badValue } from '../errors/mongoError';
import { compileExpression } from '../expressions/compileExpression';
import { splitPath } from './fieldPath';
import type { Filter } from './filter';
import { unknownOperator } from './notHere';
import { parseOperand } from './parsePredicate';

/** Parses a query document. */
export function parseFilter(query: RawValue): Filter {
  const filters: Filter[] = [];
  for (const [name, value] of fieldsOf(query)) {
    if (name[0] !== '$') {
      const path = splitPath(name);
      for (const predicate of parseOperand(value, parseFilter))
        filters.push({ kind: 'field', path, predicate });
      continue;
    }
    switch (name) {
      case '$and':
      case '$or':
      case '$nor':
        filters.push({ kind: name.slice(1) as 'and' | 'or' | 'nor', filters: parseBranches(name, value) });
        break;
      case '$expr':
        filters.push({ kind: 'expr', expression: compileExpression(value) });
        break;
      case '$comment':
        break;
      case '$alwaysFalse':
        filters.push({ kind: 'never' });
        break;
      default:
        throw unknownOperator(
          name,
          `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
        );
    }
  }
  return filters.length === 1 ? filters[0]! : { kind: 'and', filters };
}

function parseBranches(name: string, value: RawValue): Filter[] {
  if (value.type !== T.array) throw badValue(`${name} must be an array`);
  const branches = elementsOf(value);
  if (branches.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  return branches.map((branch) => {
    if (branch.type !== T.object) throw badValue('$or/$and/$nor entries need to be full objects');
    return parseFilter(branch);
  });
}
