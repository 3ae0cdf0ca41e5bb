import type { FindingEvidence } from '@yinyom/contracts/scanner/evidence';
import type { FindingCode, FindingKind, FindingVerdict } from '@yinyom/contracts/scanner/finding';
import type { ScanPass } from '@yinyom/contracts/scanner/scanPass';

/** Something that a scan found besides items, before it is weighed. Typed text and values of cookies are never part of it. */
export interface FoundFinding {
  kind: FindingKind;
  code: FindingCode;
  /** Where it was met first. */
  page: string;
  /** Different pages on which it was met. */
  pages: number;
  passes: ScanPass[];
  /** Seen in the pass that chose nothing, or before the choice of another pass. */
  beforeConsent: boolean;
  /** Host that is responsible; null for what the page itself does. */
  host: string | null;
  company: string | null;
  /** Address of the script, without its query. */
  script: string | null;
  /** Category that it would belong to; 0 when that is not known. */
  categoryType: number;
  evidence: FindingEvidence;
  /** Host, or host with the start of a path, of a block rule that would hold it. */
  rule: string | null;
  /** What it weighs; `by_consent` leaves it to the category and to what the visitor had chosen. */
  weight: FindingVerdict | 'by_consent';
}

/** One time that it was met. */
export type FindingObservation = Omit<FoundFinding, 'pages' | 'passes' | 'beforeConsent'>;
