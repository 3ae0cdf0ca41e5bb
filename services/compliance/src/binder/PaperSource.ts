import type { InspectionPaper, PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import type { Lang } from '@yinyom/contracts/constants';

/** What a binder is about. */
export interface PaperScope {
  organizationId: string;
  /** Ids of the websites; null: all of them, also what is about none. */
  applications: readonly string[] | null;
  from: Date;
  /** The first moment after the period. */
  until: Date;
}

/** A machine-readable original that goes with the PDF: `requests.csv`, `processing-record.json`. */
export interface PaperOriginal {
  name: string;
  content: AsyncIterable<Buffer | string> | Iterable<Buffer | string>;
}

/** One of the eleven papers of an inspection. Each reads its own stores; the binder and the readiness page know only this. */
export interface PaperSource {
  paper: InspectionPaper;
  /** How far it is now. */
  readiness(organizationId: string): Promise<PaperReadiness>;
  /** A whole HTML page for the PDF maker, in one language; lists beyond 500 rows are in an original, and the page says so. */
  document(scope: PaperScope, lang: Lang): Promise<string>;
  originals(scope: PaperScope): Promise<PaperOriginal[]>;
}
