import type { Schema } from 'mongoose';
import type { ApplicationRecord } from './ApplicationRecord';

/** Due at once. */
export const HEALTH_DUE = new Date(0);

/**
 * Every change of a website makes its stored health due, in the same write: what changes a website later needs no
 * thought of it. `health_mark` counts the changes, so that a health of an older state is never kept.
 */
export const makeHealthDue = (schema: Schema<ApplicationRecord>): void => {
  schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function () {
    this.set('health_due', HEALTH_DUE);
    const update = this.getUpdate();
    if (update && !Array.isArray(update)) update.$inc = { ...update.$inc, health_mark: 1 };
  });
};
