import type { RawValue } from '../bson/rawValue';
import { matchDocument } from '../filter/matchDocument';
import { planQuery } from '../query/planner';
import { findFirst, openQuery, type Query } from '../query/source';
import {
  type Found,
  insertDocument,
  type Normalized,
  readDocument,
  replaceDocument,
} from '../store/documents';
import type { View } from '../store/view';
import { applyUpdate, upsertDocument } from '../update/applyUpdate';
import type { Update } from '../update/parseUpdate';
import type { Context } from './engine';

/** In collections up to this size a scan may run inside a write job. */
const SMALL = 5000;

/** What an update or delete looks for. */
export type Target = Pick<Query, 'collection' | 'filter' | 'hint' | 'sort' | 'variables'>;

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
      const found = readDocument(view, collection, this.candidate.key);
      if (found && matchDocument(filter, found.doc, variables)) return found;
    }
    return findFirst({ ...this.target, view });
  }
}

/** Updates a document that was found; the very same is the answer when nothing changed. */
export function updateDocument(view: View, target: Target, update: Update, found: Found): RawValue {
  const after = applyUpdate(update, found.doc, target);
  if (after !== found.doc) replaceDocument(view, target.collection!, found, after);
  return after;
}

/** Inserts the document of an upsert that found none. */
export function insertUpsert(view: View, { collection, ...asked }: Target, update: Update): Normalized {
  const made = upsertDocument(update, asked);
  insertDocument(view, collection!, made);
  return made;
}
