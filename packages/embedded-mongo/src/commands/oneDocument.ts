import { MongoError } from '../errors/mongoError';
import type { Variables } from '../expressions/expression';
import type { Filter } from '../filter/filter';
import { matchDocument } from '../filter/matchDocument';
import { planQuery } from '../query/planner';
import type { Found } from '../query/scan';
import type { Hint, SortSpec } from '../query/sortSpec';
import { findFirst, openQuery } from '../query/source';
import type { Collection } from '../store/catalog';
import { readDocument } from '../store/documents';
import type { View } from '../store/view';
import type { Context } from './engine';

/** In collections up to this size a scan may run inside a write job. */
const SMALL = 5000;

/** The collection a statement was made for, or an error when it is gone by now. */
export function current(collection: Collection): Collection {
  if (!collection.dropped) return collection;
  throw new MongoError(
    'OperationFailed',
    `Collection ${collection.db}.${collection.name} was dropped while it was written to`,
  );
}

/** What an update or delete looks for. */
export interface Target {
  collection: Collection | undefined;
  filter: Filter;
  hint: Hint | undefined;
  sort: SortSpec;
  variables: Variables;
}

/** Whether looking for a document may hold up everyone: then it is looked for outside of the job. */
function needsScan(context: Context, { collection, filter, sort, hint }: Target): boolean {
  if (!collection) return false;
  if ((context.engine.store.counts.get(collection.id) ?? 0) <= SMALL) return false;
  const plan = planQuery(collection, filter, sort, hint);
  return plan.score < 50 || !plan.sorted;
}

/** Finds the one document of a statement: in the job, or before it with a test inside the job. */
export class OneDocument {
  private candidate?: Found;

  constructor(
    private readonly context: Context,
    private readonly target: Target,
  ) {}

  get prepare(): (() => Promise<void>) | undefined {
    return needsScan(this.context, this.target) ? () => this.look() : undefined;
  }

  private async look(): Promise<void> {
    const source = openQuery(
      { ...this.target, view: this.context.view, skip: 0, limit: 1 },
      this.context.pacer,
    );
    for (let found = await source.next(); found; found = await source.next()) {
      this.candidate = found[0];
      if (this.candidate) return;
    }
  }

  find(view: View): Found | undefined {
    const { collection, filter, variables } = this.target;
    if (this.candidate && collection) {
      const doc = readDocument(view, collection, this.candidate.key);
      if (doc && matchDocument(filter, doc, variables)) return { doc, key: this.candidate.key };
    }
    return findFirst({ ...this.target, view });
  }
}
