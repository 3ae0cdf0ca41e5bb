import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { getMeta } from '@yinyom/contracts/service/meta';
import { offerAnswer, takeAnswer } from '@yinyom/mfe-kit/shell';

export type PublicSettings = AnswerOf<typeof getMeta>;

const ADDRESS = '/api/v1/meta';
let asked: Promise<PublicSettings | null> | undefined;

const ask = async (): Promise<PublicSettings | null> => {
  const response = await (takeAnswer(ADDRESS, null) ??
    fetch(ADDRESS, { signal: AbortSignal.timeout(10_000) }));
  if (!response.ok) return null;
  // A remote that needs the same takes this answer.
  offerAnswer(ADDRESS, { token: null, answer: Promise.resolve(response.clone()) });
  return (await response.json()) as PublicSettings;
};

/**
 * The public settings of this installation, asked for once; null when they cannot be had. Read without the API
 * layer: the front page must not load the contracts' validation for them, and without them it is still right.
 */
export const publicSettings = (): Promise<PublicSettings | null> => (asked ??= ask().catch(() => null));
