import type { ScanReport } from '@yinyom/contracts/scanner/scanReport';
import { classify } from '../classification/classify';
import { judgeFindings } from '../delivery/judgeFindings';
import { toScanItem } from '../delivery/toScanItem';
import { violationsOf } from '../delivery/violations';
import type { ScanOutcome } from '../engine/ScanOutcome';

/** What a scan found, in the shapes of the API. Categories are those of the library: no owner has said otherwise here. */
export const toReport = (url: string, outcome: ScanOutcome): ScanReport => {
  const siblings = new Set(outcome.items.map(({ name }) => name));
  const items = outcome.items.map((item) => {
    const { provider, suggestion } = classify({ ...item, siblings });
    return toScanItem(item, provider, suggestion?.category ?? 0);
  });
  const { state, reason, pages, browser, banner, bannerScore, missed, slowness } = outcome;
  return {
    url,
    state,
    reason,
    pages,
    browser,
    missed,
    slowness,
    items,
    banner: { kind: banner.kind, name: banner.name },
    banner_score: bannerScore,
    violations_list: violationsOf(items, pages),
    findings: judgeFindings(outcome.findings),
  };
};

export const EXIT = { fine: 0, fails: 1, notScanned: 2 } as const;

/** What the exit code says. What was seen to be wrong stays wrong, even where the rest was not seen. Pure. */
export const exitCodeOf = (
  { state, reason, findings, violations_list }: ScanReport,
  failOn: 'violation' | 'warning' | null,
): number => {
  if (state === 'failed' || state === 'cancelled') return EXIT.notScanned;
  const has = (weight: string) => findings.some(({ verdict }) => verdict === weight);
  const isViolated = violations_list.length > 0 || has('violation');
  if (failOn && (isViolated || (failOn === 'warning' && has('warning')))) return EXIT.fails;
  return reason === 'blocked' ? EXIT.notScanned : EXIT.fine;
};
