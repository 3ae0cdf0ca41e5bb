import { isTruthy, numberOf } from '../bson/plainValue';
import { elementsOf, fieldsOf, isNumeric, type RawValue, T, textOf } from '../bson/rawValue';
import { failedToParse, MongoError, notSupported, typeMismatch } from '../errors/mongoError';
import { parseFilter } from '../filter/parseFilter';
import type { IndexDefinition } from '../store/catalog';
import type { KeyPattern } from '../store/indexKeys';
import { checkCollation } from './collation';

/** Seconds; 68 years. */
const MAX_LIFETIME = 2 ** 31 - 1;
const KNOWN = new Set(
  (
    'key name unique sparse partialFilterExpression expireAfterSeconds background v ns collation hidden dropDups ' +
    'commitQuorum'
  ).split(' '),
);
const NOT_HERE = new Set(
  (
    'weights default_language language_override textIndexVersion 2dsphereIndexVersion bits min max ' +
    'wildcardProjection storageEngine prepareUnique'
  ).split(' '),
);

const cannot = (message: string) => new MongoError('CannotCreateIndex', message);

/** undefined: the index on `_id`, which every collection has. */
export function readDefinition(raw: RawValue): IndexDefinition | undefined {
  const fields = new Map(fieldsOf(raw));
  for (const name of fields.keys())
    if (NOT_HERE.has(name)) throw notSupported(`The index option ${name}`, 'CannotCreateIndex');
    else if (!KNOWN.has(name))
      throw new MongoError('InvalidOptions', `The field '${name}' is not valid for an index specification`);
  checkCollation(fields.get('collation'), 'CannotCreateIndex');
  const key = fields.get('key');
  if (key?.type !== T.object)
    throw failedToParse("The 'key' field is a required property of an index specification");
  const pattern = readPattern(key);
  const given = fields.get('name');
  const name =
    given?.type === T.string
      ? textOf(given)
      : pattern.map(([path, direction]) => `${path}_${direction}`).join('_');
  if (isTruthy(fields.get('hidden'))) throw notSupported('A hidden index', 'CannotCreateIndex');
  const expire = fields.get('expireAfterSeconds');
  const partial = fields.get('partialFilterExpression');
  const [unique, sparse] = [isTruthy(fields.get('unique')), isTruthy(fields.get('sparse'))];
  if (pattern.length === 1 && pattern[0]![0] === '_id') {
    if (sparse || partial || expire) throw cannot('The _id index cannot be sparse, partial or expiring');
    return undefined;
  }
  const seconds = expire && readLifetime(expire);
  if (expire && pattern.length > 1)
    throw cannot('TTL indexes are single-field indexes, compound indexes do not support TTL');
  if (partial && partial.type !== T.object) throw typeMismatch('partialFilterExpression must be an object');
  if (partial && sparse) throw cannot('cannot mix "partialFilterExpression" and "sparse" options');
  if (partial) {
    parseFilter(partial);
    checkPartial(partial);
  }
  return {
    name,
    pattern,
    unique,
    sparse,
    expireAfterSeconds: seconds,
    ready: false,
    partial: partial && Buffer.from(partial.bytes()).toString('base64'),
  };
}

/** Of queries MongoDB takes these for a part of a collection, and `$exists: true`. */
const OF_PARTS = new Set('$eq $gt $gte $lt $lte $in $type $exists'.split(' '));

/** @throws MongoError for what MongoDB would refuse, too */
function checkPartial(filter: RawValue): void {
  for (const [path, value] of fieldsOf(filter)) {
    if (path === '$and' || path === '$or') elementsOf(value).forEach(checkPartial);
    else if (path[0] === '$') throw cannot(`Expression not supported in partial index: ${path}`);
    else if (value.type === T.regex) throw cannot('Expression not supported in partial index: $regex');
    else if (value.type === T.object)
      for (const [name, operand] of fieldsOf(value)) {
        const isRefused = name === '$exists' ? !isTruthy(operand) : name[0] === '$' && !OF_PARTS.has(name);
        if (isRefused) throw cannot(`Expression not supported in partial index: ${name}`);
      }
  }
}

function readLifetime(expire: RawValue): number {
  if (!isNumeric(expire)) throw cannot("TTL index 'expireAfterSeconds' option must be numeric");
  const seconds = numberOf(expire);
  if (Number.isNaN(seconds)) throw cannot("TTL index 'expireAfterSeconds' option must not be NaN");
  if (seconds < 0 || seconds > MAX_LIFETIME)
    throw cannot(
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a different number than ${seconds}`,
    );
  return Math.trunc(seconds);
}

/** The fields and directions of an index. */
export function readPattern(key: RawValue): KeyPattern {
  const pattern = fieldsOf(key).map(([path, direction]): [string, number] => {
    if (direction.type === T.string)
      throw notSupported(`An index of the kind ${textOf(direction)}`, 'CannotCreateIndex');
    if (path.includes('$**')) throw notSupported('A wildcard index', 'CannotCreateIndex');
    const number = numberOf(direction);
    if (!Number.isFinite(number) || number === 0)
      throw cannot(`Values in v:2 index key pattern must be nonzero numbers: ${path}`);
    if (path === '' || path.split('.').some((part) => part === '' || part[0] === '$'))
      throw cannot(`Index keys cannot be empty or begin with '$': '${path}'`);
    return [path, number];
  });
  if (pattern.length === 0) throw cannot('Index keys cannot be an empty object');
  if (pattern.length > 32) throw cannot('Index has more than 32 fields');
  if (new Set(pattern.map(([path]) => path)).size < pattern.length) throw cannot('Index has a field twice');
  return pattern;
}
