import type { Lang } from '@yinyom/contracts/constants';
import type { ScanReport } from '@yinyom/contracts/scanner/scanReport';
import { scanProblems } from '@yinyom/texts/sentences/scanProblems';

const COMMANDS = { violation: 'error', warning: 'warning', notice: 'notice' } as const;

/** Workflow commands end with their line, and a comma or colon ends the title. */
const data = (text: string): string => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const property = (text: string): string => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** A workflow command of GitHub Actions for each problem, which also Gitea and Forgejo read. Pure. */
export const annotationLines = (report: ScanReport, lang: Lang): string[] =>
  scanProblems(report, lang).map(
    ({ weight, title, page, evidence, advice }) =>
      `::${COMMANDS[weight]} title=${property(title)}::${data([page, ...evidence, advice].join('\n'))}`,
  );
