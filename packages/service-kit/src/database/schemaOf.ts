import { Schema, type SchemaDefinitionProperty, type SchemaOptions } from 'mongoose';

/** How mongoose keeps each field of a record. Its `_id` is named only where it is not an ObjectId. */
type Fields<Kept> = {
  [Name in Exclude<keyof Kept, '_id'>]-?: SchemaDefinitionProperty<Kept[Name], Kept>;
} & { _id?: SchemaDefinitionProperty };

/**
 * Makes the schema of a record: `schemaOf<Kept>()({ … })`. A field of the record that is missing here is a type error;
 * mongoose itself would drop its value without a word.
 */
export const schemaOf =
  <Kept>() =>
  (fields: Fields<Kept>, options?: SchemaOptions): Schema<Kept> =>
    new Schema<Kept>(fields as never, options as never);
