import { createHmac } from 'node:crypto';
import { recordConsentBody, type RecordConsentBody } from '@yinyom/contracts/consents/ingest';
import type { Key } from '@yinyom/service-kit/secrets/keyRing';

// A repetition may carry a newer receipt than the first try did: what was decided is the same.
const { categories: _judgedApart, receipt: _proofOnly, ...VALUE_FIELDS } = recordConsentBody.shape;
const VALUES = Object.keys(VALUE_FIELDS) as Exclude<keyof RecordConsentBody, 'categories' | 'receipt'>[];

/**
 * Tells whether two bodies are the same, in whatever order their fields came; keyed, so that it gives away nothing of them.
 * @param key INGEST_SECRET
 */
export const fingerprintOf = (body: RecordConsentBody, { secret }: Key): string => {
  const { categories } = body;
  const granted: unknown[] = [];
  for (const id of Object.keys(categories).sort()) granted.push(id, categories[id]);
  const values = VALUES.map((name) => body[name] ?? null);
  return createHmac('sha256', secret)
    .update(JSON.stringify([values, granted]))
    .digest('base64url');
};
