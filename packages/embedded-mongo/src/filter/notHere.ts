import { badValue, type MongoError, notSupported } from '../errors/mongoError';

const NOT_HERE = new Set(
  (
    '$where $text $near $nearSphere $geoWithin $geoIntersects $within $jsonSchema $geometry $maxDistance ' +
    '$minDistance $box $polygon $center $centerSphere $mod $bitsAllSet $bitsAnySet $bitsAllClear $bitsAnyClear'
  ).split(' '),
);

/** The error for an operator of queries that MongoDB has and the embedded database has not, or that nobody has. */
export function unknownOperator(name: string, otherwise: string): MongoError {
  return NOT_HERE.has(name) ? notSupported(`The query operator ${name}`, 'BadValue') : badValue(otherwise);
}
