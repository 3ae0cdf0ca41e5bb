import type { InspectionPaper, PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import type { Lang } from '@yinyom/contracts/constants';

/** What a binder is about. */
export interface PaperScope {
  organizationId: string;
  /** Whose papers they are, as each of them names it. */
  organizationName: string;
  /** Ids of the websites; null: all of them, also what is about none. */
  applications: readonly string[] | null;
  from: Date;
  /** The first moment after the period. */
  until: Date;
}

/** What records are read by. */
export type RecordScope = Omit<PaperScope, 'organizationName'>;

/** What a period asks for; absent: how it is now. */
export type Period = Pick<PaperScope, 'from' | 'until'>;

/** A machine-readable original that goes with the PDF: `requests.csv`, `processing-record.json`. */
export interface PaperOriginal {
  name: string;
  content: AsyncIterable<Buffer | string> | Iterable<Buffer | string>;
}

/** One of the eleven papers of an inspection. Each reads its own stores; the binder and the readiness page know only this. */
export interface PaperSource {
  paper: InspectionPaper;
  /** How far it is now, or how far what a binder of the period prints is. */
  readiness(organizationId: string, period?: Period): Promise<PaperReadiness>;
  /** The only day of its readiness, read without the rest of it; null: none. Absent: readiness has the days, and costs little. */
  reviewDue?(organizationId: string): Promise<string | null>;
  /** A whole HTML page for the PDF maker, in one language; lists beyond 500 rows are in an original, and the page says so. */
  document(scope: PaperScope, lang: Lang): Promise<string>;
  originals(scope: PaperScope): Promise<PaperOriginal[]>;
}
