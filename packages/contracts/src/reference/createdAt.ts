import type { AnyEndpoint } from '../endpoint';
import { ownValue } from '../ownValue';

type Values = Readonly<Record<string, unknown>>;

/**
 * Where what a call created can be read, below /api/v1.
 * @param params of the call's own address
 * @param query of the call
 * @param answer of the call
 * @returns null for a call that names no such address, and for an answer without an id
 */
export const createdAt = (
  { readAt }: Pick<AnyEndpoint, 'readAt'>,
  { params, query = {} }: { params: Values; query?: Values | undefined },
  answer: unknown,
): string | null => {
  const { id } = (answer ?? {}) as { id?: unknown };
  if (readAt === undefined || typeof id !== 'string') return null;
  const [path = '', questions] = readAt.split('?');
  const before = path
    .slice(0, path.lastIndexOf('/:'))
    .replace(/:(\w+)/g, (_gap, name: string) => encodeURIComponent(String(ownValue(params, name))));
  const asked = (questions?.split('&') ?? []).flatMap((name) => {
    const value = ownValue(query, name);
    return typeof value === 'string' ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return `${before}/${encodeURIComponent(id)}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
};
