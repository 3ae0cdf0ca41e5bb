import type { ErrorBody } from '@yinyom/contracts/errors';
import type { ApiError } from './ApiError';

type Answer = { data: unknown } | { error: ApiError };

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'message' in value && 'code' in value;

const isJson = (response: Response): boolean =>
  response.headers.get('Content-Type')?.includes('json') ?? false;

const retryAfterOf = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
};

/** Reads the platform's answer: JSON, a file, or nothing. Anything unexpected becomes an error, never a throw. */
export const readAnswer = async (response: Response): Promise<Answer> => {
  if (response.ok && response.status === 204) return { data: null };
  if (response.ok && !isJson(response)) {
    const file = await response.blob();
    if (file.size === 0) return { data: null };
    return file.type.startsWith('text/html') ? { error: { status: 'bad_answer' } } : { data: file };
  }
  const body: unknown = isJson(response) ? await response.json().catch(() => undefined) : undefined;
  if (response.ok) return body === undefined ? { error: { status: 'bad_answer' } } : { data: body };
  return {
    error: {
      status: response.status,
      body: isErrorBody(body) ? body : undefined,
      retryAfter: retryAfterOf(response),
    },
  };
};
