import { EMPTY_OBJECT } from '../bson/rawValue';
import { parseFilter } from '../filter/parseFilter';
import { parseHint, parseSort } from '../query/sortSpec';
import type { Query } from '../query/source';
import type { Command } from '../wire/command';
import { checkCollation } from './collation';
import { collectionFor, type Context } from './engine';
import { variablesOf } from './variables';

/** The query of a command that reads; its filter stands under the given name. */
export function readQuery(context: Context, command: Command, filterField: string): Query {
  checkCollation(command.raw('collation'));
  return {
    view: context.view,
    collection: collectionFor(context, command.db, command.collection()),
    filter: parseFilter(command.object(filterField) ?? EMPTY_OBJECT),
    sort: parseSort(command.object('sort')),
    skip: command.size('skip') ?? 0,
    limit: Math.abs(command.number('limit') ?? 0),
    hint: parseHint(command.raw('hint')),
    variables: variablesOf(command),
  };
}
