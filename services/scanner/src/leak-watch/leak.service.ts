import type { BodyOf } from '@yinyom/contracts/endpoint';
import { LEAK_CONFIDENCES } from '@yinyom/contracts/scanner/leakKinds';
import {
  LEAK_REVIEW_DAYS,
  LEAK_SHAPES,
  LEAK_STATES,
  type LeakFinding,
} from '@yinyom/contracts/scanner/leakFinding';
import {
  LEAK_WATCH_AGREEMENT,
  MAX_LEAK_FINDINGS,
  type decideLeakFinding,
  type LeakWatch,
} from '@yinyom/contracts/scanner/leakWatch';
import { DAY_MS } from '@yinyom/contracts/durations';
import { conflict, invalidField, notFound } from '@yinyom/service-kit/AppError';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { onlyPage } from '@yinyom/service-kit/http/listPages';
import type { ScanTarget } from '../access/WebsitesClient';
import type { LeakFindingRecord } from './LeakRecords';
import type { LeakKeys } from './leakKeys';
import type { LeakStore } from './leak.store';

type Site = Pick<ScanTarget, 'organization_id' | 'verification'> & { id: string };
type Person = { id: string; name: string };

const toFinding = ({ _id, ...record }: LeakFindingRecord): LeakFinding => {
  const { kind, confidence, state, source, address, place, count, last_scan_id } = record;
  const { removed_scan_id, legal_basis, reason, decided_by } = record;
  return {
    id: String(_id),
    kind,
    confidence,
    state,
    source,
    address,
    place,
    count,
    shape: LEAK_SHAPES[kind],
    first_seen: record.first_seen.toISOString(),
    last_seen: record.last_seen.toISOString(),
    last_scan_id,
    removed_at: record.removed_at?.toISOString() ?? null,
    removed_scan_id,
    legal_basis,
    reason,
    decided_by,
    decided_at: record.decided_at?.toISOString() ?? null,
    review_at: record.review_at?.toISOString() ?? null,
  };
};

const rankOf = ({ state, confidence }: LeakFindingRecord): number =>
  LEAK_STATES.indexOf(state) * 10 + LEAK_CONFIDENCES.indexOf(confidence);

/** Versions are two numbers. */
const isAtLeast = (version: string, least: string): boolean =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0;

interface Parts {
  store: LeakStore;
  keys: LeakKeys;
  identity: Pick<IdentityClient, 'acceptedAgreement'>;
}

/** Whether a website is watched for published personal data, what was found, and what its Admins say about it. */
export const createLeakService = ({ store, keys, identity }: Parts) => {
  const missingOf = async (site: Site): Promise<LeakWatch['missing']> => {
    if (site.verification !== 'verified') return 'verification';
    const accepted = await identity.acceptedAgreement({ organization_id: site.organization_id });
    return accepted && isAtLeast(accepted.version, LEAK_WATCH_AGREEMENT) ? null : 'agreement';
  };
  const stateOf = async (site: Site): Promise<LeakWatch> => {
    const watch = await store.watch(site.id);
    return {
      enabled: watch !== null,
      missing: await missingOf(site),
      enabled_by: watch?.enabled_by ?? null,
      enabled_at: watch?.enabled_at.toISOString() ?? null,
      open: await store.countOpen(site.id),
      latest: watch?.latest ?? null,
    };
  };
  return {
    stateOf,

    /** @throws AppError 409 leak_watch_unverified, leak_watch_agreement */
    switchOn: async (site: Site, by: Person): Promise<LeakWatch> => {
      const missing = await missingOf(site);
      if (missing)
        throw conflict(missing === 'verification' ? 'leak_watch_unverified' : 'leak_watch_agreement');
      await store.switchOn({
        _id: site.id,
        organization_id: site.organization_id,
        enabled_by: by,
        enabled_at: new Date(),
        ...keys.make(site.id),
        latest: null,
      });
      return stateOf(site);
    },

    switchOff: async (site: Site): Promise<LeakWatch> => {
      await store.remove(site.id);
      return stateOf(site);
    },

    /** The key with which a scan of the website closes what it finds; null where it is not to look. */
    keyOf: async (site: Site): Promise<string | null> =>
      site.verification === 'verified' ? ((await store.watch(site.id))?.public_key ?? null) : null,

    /** Worst first. */
    list: async (site: Pick<Site, 'id'>) => {
      const found = [...(await store.findings(site.id))].sort(
        (one, other) => rankOf(one) - rankOf(other) || other.count - one.count,
      );
      return onlyPage(found.map(toFinding), MAX_LEAK_FINDINGS);
    },

    /** @throws AppError 404, 409 for one that is removed, 422 without what the state needs */
    decide: async (
      site: Pick<Site, 'id'>,
      findingId: string,
      { state, legal_basis, reason }: BodyOf<typeof decideLeakFinding>,
      by: Person,
    ): Promise<LeakFinding> => {
      const known = await store.finding(site.id, findingId);
      if (!known) throw notFound();
      if (known.state === 'removed') throw conflict('leak_finding_removed');
      const isOpen = state === 'open';
      const isOnPurpose = state === 'published_on_purpose';
      if (!isOpen && reason === null) throw invalidField('reason', 'required');
      if (isOnPurpose && legal_basis === null) throw invalidField('legal_basis', 'required');
      const now = new Date();
      const changed = await store.change(site.id, findingId, {
        state,
        legal_basis: isOnPurpose ? legal_basis : null,
        reason: isOpen ? null : reason,
        decided_by: isOpen ? null : by,
        decided_at: isOpen ? null : now,
        review_at: isOnPurpose ? new Date(now.getTime() + LEAK_REVIEW_DAYS * DAY_MS) : null,
      });
      if (!changed) throw notFound();
      return toFinding(changed);
    },
  };
};
export type LeakService = ReturnType<typeof createLeakService>;
