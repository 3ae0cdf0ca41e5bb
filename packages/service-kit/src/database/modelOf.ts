import type { Connection, Model, Schema } from 'mongoose';

/** The model of a collection on a connection, made once. */
export const modelOf = <T>(connection: Connection, collection: string, schema: Schema<T>): Model<T> =>
  (connection.models[collection] as Model<T> | undefined) ??
  connection.model<T>(collection, schema, collection);
