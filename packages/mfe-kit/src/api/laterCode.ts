import type { ApiError } from './ApiError';

/** Code that few pages need, when it is needed. @throws ApiError when it cannot be had */
export const laterCode = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch(() => {
    throw { status: 'offline' } satisfies ApiError;
  });
