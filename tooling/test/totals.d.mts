interface Totals {
  passed: number;
  failed: number;
  skipped: string[];
}
interface TestFile {
  status: string;
  assertionResults: { fullName: string; status: string }[];
}
export function totals(files: TestFile[] | null, checks: boolean[], problems: number): Totals;
export function totalsLine(totals: Totals): string;
