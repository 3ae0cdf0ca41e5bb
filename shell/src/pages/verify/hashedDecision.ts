import { CONSENT_RESULTS } from '@yinyom/contracts/constants';
import { categoryChoice } from '@yinyom/contracts/consents/consent';
import { CONSENT_ACTIONS, CONSENT_METHODS } from '@yinyom/contracts/consents/consentFields';
import * as z from 'zod/mini';

/** What a page can say of the content that a record's hash was taken of. Of what it does not know it says nothing. */
const hashedDecision = z.object({
  consent_id: z.string(),
  seq: z.number(),
  consent_time: z.string(),
  result: z.enum(CONSENT_RESULTS),
  action: z.enum(CONSENT_ACTIONS),
  method: z.enum(CONSENT_METHODS),
  categories: z.array(categoryChoice),
  page_url: z.nullable(z.string()),
  template_version: z.number(),
});
export type HashedDecision = z.output<typeof hashedDecision>;

/** The decision in the hashed content of a proof; null when it is of a kind that this page does not know. */
export const readDecision = (content: Record<string, unknown>): HashedDecision | null => {
  const { data } = z.safeParse(hashedDecision, content);
  return data ?? null;
};
