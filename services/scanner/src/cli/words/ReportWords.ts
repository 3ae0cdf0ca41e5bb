/** Words of the report of a pipeline; what stands in braces is filled in. */
export interface ReportWords {
  title: string;
  clean: string;
  failed: string;
  blocked: string;
  partial: string;
  before: string;
  after: string;
  hold: string;
  holdOther: string;
  page: string;
  banner: string;
  noBanner: string;
  open: string;
  pages: string;
  unknown: string;
  next: string;
  nextViolation: string;
  nextWarning: string;
  nextClean: string;
  nextAgain: string;
}
