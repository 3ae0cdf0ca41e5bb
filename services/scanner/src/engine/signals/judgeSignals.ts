import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { FindingEvidence } from '@yinyom/contracts/scanner/evidence';
import type { FindingCode, FindingVerdict } from '@yinyom/contracts/scanner/finding';
import type { FoundFinding } from '../findings/FoundFinding';
import { GOOGLE_SIGNALS, standing, type GoogleSignal } from './consentCode';
import type { SentSignal } from './VendorSignal';

/** A page's own list of what it told Google, where it told the default more than once for the same visitors. */
export interface TwiceTold {
  page: string;
  pass: SentSignal['pass'];
  times: number;
}

interface Judged {
  code: FindingCode;
  verdict: FindingVerdict;
  /** Signals that it is about. */
  about: readonly string[];
}

const ADS: readonly GoogleSignal[] = ['ad_storage', 'ad_user_data', 'ad_personalization'];

const granted = ({ code, asc }: SentSignal, signals: readonly GoogleSignal[]): string[] => {
  if (asc === 'granted') return ['ad_storage'];
  return code ? signals.filter((signal) => standing(code[signal]) === 'granted') : [];
};

const tellsNothing = ({ vendor, code, gcs }: SentSignal): boolean =>
  vendor === 'Google' &&
  gcs === null &&
  (code === null || GOOGLE_SIGNALS.every((signal) => code[signal].letter === 'l'));

/** What one request alone says. */
const judgeOne = (signal: SentSignal): Judged[] => {
  const { pass, moment } = signal;
  if (moment === 'before') {
    const about = granted(signal, GOOGLE_SIGNALS);
    return about.length > 0 ? [{ code: 'default_granted', verdict: 'violation', about }] : [];
  }
  if (moment === 'statistics') {
    const about =
      signal.code?.ad_storage.update === 'granted' || signal.asc === 'granted' ? ['ad_storage'] : [];
    return about.length > 0 ? [{ code: 'ads_granted_by_statistics', verdict: 'violation', about }] : [];
  }
  if (moment !== 'after' || pass !== 'decline') return [];
  const ads = granted(signal, ADS);
  if (ads.length > 0) return [{ code: 'told_granted_after_refusal', verdict: 'violation', about: ads }];
  // Statistics alone may be meant to need no consent; the owner has to know that they go on.
  const about = granted(signal, ['analytics_storage']);
  return about.length > 0 ? [{ code: 'told_granted_after_refusal', verdict: 'warning', about }] : [];
};

/** What the requests of one visit say together, in the order in which they were sent. */
const judgeVisit = (sent: readonly SentSignal[]): [SentSignal, Judged][] => {
  const first = sent[0];
  if (!first) return [];
  const found: [SentSignal, Judged][] = [];
  if (
    first.moment === 'before' &&
    sent.every((signal) => signal.vendor !== 'Google' || tellsNothing(signal))
  ) {
    const silent = sent.find(tellsNothing);
    if (silent) found.push([silent, { code: 'signal_missing', verdict: 'warning', about: [] }]);
  }
  const told = (signal: SentSignal) => signal.code?.ad_storage;
  const withCode = sent.filter((signal) => signal.code);
  const began = withCode[0];
  const later = began && withCode.find((signal) => told(signal)?.default !== null);
  if (began && later && began !== later && told(began)?.letter === 'l')
    found.push([later, { code: 'late_default', verdict: 'warning', about: ['ad_storage'] }]);
  const defaults = new Map<string, SentSignal>();
  for (const signal of withCode) {
    const row = told(signal)?.default;
    if (row && !defaults.has(row)) defaults.set(row, signal);
  }
  const second = [...defaults.values()][1];
  if (second) found.push([second, { code: 'two_defaults', verdict: 'warning', about: ['ad_storage'] }]);

  const last = sent.at(-1);
  if (last?.pass !== 'accept' || !last.wholeVisitAfter) return found;
  const lastDenies = (vendor: SentSignal['vendor']) => {
    const newest = sent.filter((signal) => signal.vendor === vendor).at(-1);
    if (!newest) return [];
    const denied =
      newest.asc === 'denied'
        ? ['ad_storage']
        : ADS.filter((signal) => newest.code && standing(newest.code[signal]) === 'denied');
    const judged: Judged = { code: 'told_denied_after_accept', verdict: 'warning', about: denied };
    return denied.length > 0 ? [[newest, judged] as [SentSignal, Judged]] : [];
  };
  return [...found, ...lastDenies('Google'), ...lastDenies('Microsoft')];
};

const evidenceOf = ({ gcs, gcd, asc, moment }: SentSignal, about: readonly string[]): FindingEvidence => ({
  ...(gcd !== null && { gcd }),
  ...(gcs !== null && { gcs }),
  ...(asc !== null && { asc: asc === 'granted' ? 'G' : 'D' }),
  ...(about.length > 0 && { signals: [...about] }),
  ...(moment === 'statistics' && { chosen: 'statistics' }),
});

/** One finding for the same thing of the same vendor, however often it was sent. */
const createGathering = () => {
  const byKey = new Map<string, { finding: FoundFinding; pages: Set<string>; hits: number }>();
  return {
    add: (
      { code, verdict, about }: Judged,
      where: Pick<FoundFinding, 'page' | 'host' | 'company' | 'evidence' | 'beforeConsent'> & {
        pass: SentSignal['pass'];
      },
    ) => {
      const key = `${code} ${verdict} ${where.company}`;
      const { pass, ...rest } = where;
      const isAds = about.some((signal) => signal !== 'analytics_storage');
      const known = byKey.get(key) ?? {
        pages: new Set<string>(),
        hits: 0,
        finding: {
          kind: 'signal' as const,
          code,
          weight: verdict,
          ...rest,
          pages: 0,
          passes: [],
          script: null,
          rule: null,
          categoryType: isAds ? CATEGORY_TYPES.marketing : CATEGORY_TYPES.statistics,
        },
      };
      byKey.set(key, known);
      known.pages.add(where.page);
      known.hits += 1;
      if (pass && !known.finding.passes.includes(pass)) known.finding.passes.push(pass);
    },
    all: (): FoundFinding[] =>
      [...byKey.values()].map(({ finding, pages, hits }) => ({
        ...finding,
        pages: pages.size,
        evidence: { ...finding.evidence, hits },
      })),
  };
};

/**
 * What was told to vendors against what the visitor had chosen, or not yet chosen. Pure.
 * @param sent in the order in which the requests left
 */
export const judgeSignals = (
  sent: readonly SentSignal[],
  twiceTold: readonly TwiceTold[] = [],
): FoundFinding[] => {
  const gathering = createGathering();
  const add = (signal: SentSignal, judged: Judged) =>
    gathering.add(judged, {
      page: signal.page,
      host: signal.host,
      company: signal.vendor,
      pass: signal.pass,
      beforeConsent: signal.moment === 'before',
      evidence: evidenceOf(signal, judged.about),
    });
  for (const signal of sent) for (const judged of judgeOne(signal)) add(signal, judged);
  const visits = new Map<number, SentSignal[]>();
  for (const signal of sent) visits.set(signal.visit, [...(visits.get(signal.visit) ?? []), signal]);
  for (const visit of visits.values()) for (const [signal, judged] of judgeVisit(visit)) add(signal, judged);
  for (const { page, pass, times } of twiceTold)
    gathering.add(
      { code: 'two_defaults', verdict: 'warning', about: ['ad_storage'] },
      {
        page,
        pass,
        beforeConsent: pass === 'none',
        host: null,
        company: 'Google',
        evidence: { defaults: times },
      },
    );
  return gathering.all();
};
