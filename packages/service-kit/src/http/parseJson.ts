import { AppError } from '../AppError';
import { hasRepeatedKeys } from './repeatedKeys';

const BYTE_ORDER_MARK = 0xfeff;

/** Parses a body. @throws AppError 400 when it is no JSON, or not one that every parser reads alike */
export const parseJson = (bytes: Buffer): unknown => {
  const text = bytes.toString();
  const value = parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text);
  if (hasRepeatedKeys(text, value)) throw malformed();
  return value;
};

const malformed = () => new AppError(400, 'malformed_json');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
};
