import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { isRecord } from '../isRecord';

/** A copy with null at a path; the value itself where it has no such field. */
const blank = (value: unknown, [name = '', ...rest]: readonly string[]): unknown => {
  if (!isRecord(value) || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: rest.length === 0 ? null : blank(value[name], rest) };
};

/** An answer as it may be stored: null in each field that its call declares as secret. */
export const withoutSecrets = ({ secrets = [] }: Pick<AnyEndpoint, 'secrets'>, answer: unknown): unknown =>
  secrets.reduce((kept: unknown, path) => blank(kept, path.split('.')), answer);
