import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { getMeta } from '@yinyom/contracts/service/meta';

export type PublicSettings = AnswerOf<typeof getMeta>;

let asked: Promise<PublicSettings | null> | undefined;

/**
 * The public settings of this installation, asked for once; null when they cannot be had. Read without the API
 * layer: the front page must not load the contracts' validation for them, and without them it is still right.
 */
export const publicSettings = (): Promise<PublicSettings | null> =>
  (asked ??= fetch('/api/v1/meta', { signal: AbortSignal.timeout(10_000) })
    .then((response) => (response.ok ? (response.json() as Promise<PublicSettings>) : null))
    .catch(() => null));
