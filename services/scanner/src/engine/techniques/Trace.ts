import type { FindingEvidence } from '@yinyom/contracts/scanner/evidence';
import type { FINDING_CODES } from '@yinyom/contracts/scanner/finding';

export type Technique = (typeof FINDING_CODES.technique)[number];

/** What a hook tells: a script uses a technique, or parts of one. */
export interface Trace {
  technique: Technique;
  /** Address of the script; null where the page would not say. */
  script: string | null;
  facts: Record<string, unknown>;
}

/** What a technique was judged by; null where it is none. */
export type Judged = FindingEvidence | null;
