import { isTruthy, numberOf, type Plain, toPlain } from '../bson/plainValue';
import {
  elementsOf,
  fieldsOf,
  getField,
  isNullish,
  isNumeric,
  type RawValue,
  T,
  textOf,
} from '../bson/rawValue';
import { badValue, MongoError, typeMismatch } from '../errors/mongoError';
import type { Request } from './frame';

/** Fields that every command may carry. */
const GENERIC = new Set(
  (
    '$db lsid txnNumber startTransaction autocommit $clusterTime $readPreference readConcern writeConcern comment ' +
    'maxTimeMS apiVersion apiStrict apiDeprecationErrors rawData $audit $client $configServerState ' +
    'mayBypassWriteBlocking recoveryToken'
  ).split(' '),
);

/** The name of a command in a message: its first field. */
export function commandName(request: Request): string {
  return fieldsOf(request.body)[0]?.[0] ?? '';
}

/** A command with typed access to its fields. */
export class Command {
  readonly db: string;
  private readonly fields: Map<string, RawValue>;

  constructor(
    readonly name: string,
    private readonly request: Request,
  ) {
    this.fields = new Map(fieldsOf(request.body));
    const db = this.fields.get('$db');
    this.db = request.legacyDatabase ?? (db?.type === T.string ? textOf(db) : '');
    if (this.db === '') throw badValue('The command names no database');
  }

  /** Refuses fields that the command does not know, so that nothing is silently ignored: their names, with spaces. */
  allow(names: string): void {
    const known = new Set(names.split(' '));
    for (const name of [...this.fields.keys(), ...this.request.sequences.keys()])
      if (name !== this.name && !known.has(name) && !GENERIC.has(name))
        throw new MongoError('Location40415', `BSON field '${this.name}.${name}' is an unknown field.`);
  }

  raw(name: string): RawValue | undefined {
    const value = this.fields.get(name);
    return isNullish(value) ? undefined : value;
  }

  has(name: string): boolean {
    return this.raw(name) !== undefined;
  }

  private mistyped(name: string, wanted: string): MongoError {
    return typeMismatch(`BSON field '${this.name}.${name}' is the wrong type, expected type '${wanted}'`);
  }

  string(name: string): string {
    const value = this.raw(name);
    if (value?.type !== T.string) throw this.mistyped(name, 'string');
    return textOf(value);
  }

  /** The collection that the command is about. */
  collection(): string {
    const value = this.raw(this.name);
    if (value?.type !== T.string)
      throw new MongoError(
        'InvalidNamespace',
        `collection name has invalid type ${value ? 'other than string' : 'missing'}`,
      );
    const name = textOf(value);
    if (name === '') throw new MongoError('InvalidNamespace', `Invalid namespace specified '${this.db}.'`);
    return name;
  }

  object(name: string): RawValue | undefined {
    const value = this.raw(name);
    if (value && value.type !== T.object) throw this.mistyped(name, 'object');
    return value;
  }

  flag(name: string): boolean {
    return isTruthy(this.raw(name));
  }

  number(name: string): number | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (!isNumeric(value)) throw this.mistyped(name, 'number');
    return numberOf(value);
  }

  /** A whole number that is not negative. */
  size(name: string): number | undefined {
    const number = this.number(name);
    if (number === undefined) return undefined;
    if (number < 0) throw badValue(`BSON field '${name}' value must be >= 0, actual value '${number}'`);
    return Math.trunc(number);
  }

  /** A list of documents, from the body or from a sequence beside it. */
  documents(name: string): RawValue[] {
    const sequence = this.request.sequences.get(name);
    if (sequence) return sequence;
    const value = this.raw(name);
    if (!value)
      throw new MongoError(
        'Location40415',
        `BSON field '${this.name}.${name}' is missing but a required field`,
      );
    if (value.type !== T.array) throw this.mistyped(name, 'array');
    const documents = elementsOf(value);
    for (const document of documents)
      if (document.type !== T.object) throw this.mistyped(`${name}.0`, 'object');
    return documents;
  }

  plain(name: string): Plain | undefined {
    const value = this.object(name);
    return value && (toPlain(value) as Plain);
  }

  /** How many documents the first reply is to have; `cursor` says it. */
  get batchSize(): number | undefined {
    const cursor = this.object('cursor');
    const size = cursor && getField(cursor, 'batchSize');
    return isNumeric(size) ? numberOf(size) : undefined;
  }
}
