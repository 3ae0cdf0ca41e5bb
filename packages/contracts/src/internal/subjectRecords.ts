import * as z from 'zod/mini';
import { decisionInWords } from '../consents/decisionInWords';
import { lang } from '../fields';

const role = z.union([z.literal(1000), z.literal(10), z.literal(1), z.literal(0)]);

/** Decisions of one visitor that an extract has, the newest ones. */
export const MAX_OWN_DECISIONS = 50;

const ofDecision = { organization_id: z.string(), consent_id: z.string() };

/**
 * What requests of data subjects ask about the visitor of a decision. As with a receipt, what was decided after that decision is neither
 * shown nor erased. Null where the organization has no such decision.
 */
export const subjectRecordCalls = {
  /** The website, and whether the decision no longer leads to a visitor. */
  decisionOwner: {
    input: z.strictObject(ofDecision),
    output: z.nullable(z.object({ application_id: z.string(), erased: z.boolean() })),
  },
  /**
   * Decisions in words, newest first, at most `MAX_OWN_DECISIONS`, and how many there are. `role`: of the reader, who sees
   * what the role may see of every decision; absent: all, as the person gets it. `left_out`: names of the values that the role does not
   * see, or not whole.
   */
  ownDecisions: {
    input: z.strictObject({ ...ofDecision, language: lang, role: z.optional(role) }),
    output: z.nullable(
      z.object({
        total: z.number(),
        decisions: z.array(decisionInWords),
        left_out: z._default(z.array(z.string()), []),
      }),
    ),
  },
  /** Erases what leads to the visitor; the records and their proof stay. `erased`: how many lost it, 0 where it had been done before. */
  eraseOwnDecisions: {
    input: z.strictObject(ofDecision),
    output: z.nullable(z.object({ erased: z.number() })),
  },
};
