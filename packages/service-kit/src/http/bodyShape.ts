import { AppError } from '../AppError';

const MAX_DEPTH = 8;
const MAX_KEYS = 500;
const MAX_ITEMS = 500;
const POISONED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses bodies that no honest client sends, before any schema sees them: database operators and dotted keys,
 * prototype keys, too deep, too many keys or items (API conventions "Body limits").
 * @param maxKeys keys in the whole body; the banner template has its own, larger number
 * @throws AppError 400
 */
export const checkBodyShape = (body: unknown, maxKeys: number = MAX_KEYS): void => {
  let keys = 0;
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_DEPTH) throw new AppError(400, 'malformed_json');
    if (Array.isArray(value)) {
      if (value.length > MAX_ITEMS) throw new AppError(400, 'malformed_json');
      for (const item of value) visit(item, depth + 1);
      return;
    }
    for (const [key, item] of Object.entries(value)) {
      keys += 1;
      if (
        keys > maxKeys ||
        key.startsWith('$') ||
        key.includes('.') ||
        key.includes('\0') ||
        POISONED.has(key)
      ) {
        throw new AppError(400, 'malformed_json');
      }
      visit(item, depth + 1);
    }
  };
  visit(body, 1);
};
