import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import type { ScanFinding } from '@yinyom/contracts/scanner/finding';

type Violation = ScanDetail['violations_list'][number];

/** What the scan before had found, and when it ended. */
interface Before<Thing> {
  things: readonly Thing[];
  endedAt: Date;
}

const dated = <Thing extends { since?: string | undefined }>(
  things: readonly Thing[],
  now: Date,
  before: Before<Thing> | null,
  keyOf: (thing: Thing) => string,
): Thing[] => {
  const known = new Map(before?.things.map((thing) => [keyOf(thing), thing]));
  return things.map((thing) => {
    const earlier = known.get(keyOf(thing));
    const first = earlier ? (before?.endedAt ?? now) : now;
    return { ...thing, since: earlier?.since ?? first.toISOString() };
  });
};

/** Violations with the end of the first of the scans in a row that met them. Pure. */
export const violationsSince = (
  violations: readonly Violation[],
  now: Date,
  before: Before<Violation> | null,
): Violation[] => dated(violations, now, before, ({ cookie, domain, pass }) => `${pass} ${domain} ${cookie}`);

/** The same of findings: pages may differ from scan to scan, who did it may not. Pure. */
export const findingsSince = (
  findings: readonly ScanFinding[],
  now: Date,
  before: Before<ScanFinding> | null,
): ScanFinding[] =>
  dated(findings, now, before, ({ code, host, script }) => `${code} ${host ?? ''} ${script ?? ''}`);
