import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { AuditEvent } from '@yinyom/contracts/identity/auditLog';
import type { Alert } from '@yinyom/contracts/notify/alerts';
import type { Scan } from '@yinyom/contracts/scanner/scan';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { listTemplateVersions } from '@yinyom/contracts/websites/template';

export const CHANGE_KINDS = ['publication', 'rule', 'scan', 'alert'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Something that may have changed what visitors do. */
export interface Change {
  id: string;
  kind: ChangeKind;
  at: string;
  day: string;
  /** Key of the sentence at `changes.…` and what fills it. */
  say: string;
  values: Record<string, string>;
  /** What an alert is about, such as a cookie; null where its sentence says everything. */
  name: string | null;
  /** Where there is more of it. */
  to: string | null;
}

interface Found {
  versions: AnswerOf<typeof listTemplateVersions>['entities'];
  scans: readonly Scan[];
  audits: readonly AuditEvent[];
  alerts: readonly Alert[];
}

type Told = Omit<Change, 'day' | 'name'> & { name?: string };

const publications = (site: string, { versions }: Found): Told[] =>
  versions.map(({ version, published_at, note = '', reconsent }) => ({
    id: `v${version}`,
    kind: 'publication',
    at: published_at,
    to: `/websites/${site}?section=banner`,
    say: reconsent === 'none' ? 'published' : 'publishedAsks',
    values: { version: String(version), note },
  }));

const scans = (site: string, found: Found): Told[] =>
  found.scans.flatMap(({ id, finished_at, violations, status }) =>
    finished_at === null || (status !== 'succeeded' && status !== 'partial')
      ? []
      : [
          {
            id,
            kind: 'scan' as const,
            at: finished_at,
            to: `/websites/${site}/scans/${id}`,
            say: violations > 0 ? 'scanViolations' : 'scan',
            values: { violations: String(violations) },
          },
        ],
  );

const rules = (site: string, { audits }: Found): Told[] =>
  audits.flatMap(({ id, at, changes = [], result }) =>
    result !== 'success'
      ? []
      : changes.map(({ field, after }) => ({
          id: `${id}${field}`,
          kind: 'rule' as const,
          at,
          to: `/websites/${site}?section=cookies`,
          say: after === true ? 'ruleOn' : 'ruleOff',
          values: { host: field },
        })),
  );

const alerts = (found: Found): Told[] =>
  found.alerts.map(({ id, rule, raised_at, figures: { item } }) => ({
    id,
    kind: 'alert',
    at: raised_at,
    say: `alert.${rule}`,
    values: {},
    to: null,
    ...(item && { name: item.name }),
  }));

/** Everything of a period that may have changed what visitors do, the newest first. */
export const changesOf = (site: string, found: Found, { from, to }: { from: string; to: string }): Change[] =>
  [...publications(site, found), ...rules(site, found), ...scans(site, found), ...alerts(found)]
    .map((change) => ({ name: null, ...change, day: bangkokDay(new Date(change.at)) }))
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => (a.at < b.at ? 1 : -1));
