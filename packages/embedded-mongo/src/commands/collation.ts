import { getField, isEmptyObject, isNullish, type RawValue, T, textOf } from '../bson/rawValue';
import { notSupported, typeMismatch } from '../errors/mongoError';

/** Only the simple collation exists here. */
export function checkCollation(
  value: RawValue | undefined,
  codeName: 'NotImplemented' | 'CannotCreateIndex' = 'NotImplemented',
): void {
  if (!value || isNullish(value)) return;
  if (value.type !== T.object)
    throw typeMismatch("BSON field 'collation' is the wrong type, expected type 'object'");
  if (isEmptyObject(value)) return;
  const locale = getField(value, 'locale');
  if (locale?.type === T.string && textOf(locale) === 'simple') return;
  throw notSupported('A collation other than simple', codeName);
}
