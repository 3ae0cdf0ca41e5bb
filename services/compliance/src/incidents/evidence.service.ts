import { HOUR_MS } from '@yinyom/contracts/durations';
import type { AuditEvent } from '@yinyom/contracts/identity/auditLog';
import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import {
  MAX_EVIDENCE_AGE,
  MAX_EVIDENCE_DAYS,
  MAX_EVIDENCE_EVENTS,
  MAX_EVIDENCE_SITES,
  type IncidentEvidence,
} from '@yinyom/contracts/papers/incidentPapers';
import { bangkokDay, daysBetween, eachDay } from '@yinyom/contracts/time/bangkokDay';
import { groupOf } from '../controllers/controllerKey';
import type { IncidentRecord } from './IncidentRecord';

export interface EvidenceSources {
  identity: Pick<InternalHandlers<typeof identityInternal>, 'listAudit'>;
  websites: Pick<InternalHandlers<typeof websitesInternal>, 'listApplicationIds'>;
  consents: Pick<InternalHandlers<typeof consentsInternal>, 'watchChain' | 'watchFigures'>;
}

interface Deps extends EvidenceSources {
  now(): Date;
}

/** Waits for the turn of the organization with a piece of work. */
type Turn = <T>(work: () => Promise<T>) => Promise<T>;

const EXPORT_ACTIONS = ['export.created', 'export.downloaded'];
const SIGN_IN_ACTIONS = ['session.started', 'session.refused'];
/** Entries of the audit log that are looked through, and how many a call answers. */
const MOST_ENTRIES = 10_000;
const PAGE = 200;

const toEvent = ({
  at,
  action,
  actor,
  target,
  ip_truncated,
}: AuditEvent): IncidentEvidence['export_events'][number] => ({
  at,
  action,
  actor: { id: actor.id, name: actor.name, kind: actor.kind },
  target: target.label,
  ip_truncated,
});

/**
 * What the platform itself knows of the time of an incident: who exported what, who signed in, whether the ledgers are intact, and how
 * many decisions there were. Only figures come from the ledgers, nothing about visitors.
 */
export const createReadEvidence =
  ({ identity, websites, consents, now }: Deps) =>
  async (
    { organization_id, aware_at, occurred_from, occurred_to }: IncidentRecord,
    turn: Turn,
  ): Promise<IncidentEvidence> => {
    const from = occurred_from ?? aware_at;
    const to = occurred_to ?? now();
    const days = eachDay(bangkokDay(from), bangkokDay(to));

    /** The audit log of these days, newest first, as far as it is looked through. */
    const readAudit = async () => {
      const found: AuditEvent[] = [];
      let [seen, more]: [number, boolean] = [0, true];
      for (let before_seq: number | undefined; more && seen < MOST_ENTRIES;) {
        const asked = {
          organization_id,
          from: bangkokDay(from),
          to: bangkokDay(to),
          limit: PAGE,
          ...(before_seq !== undefined && { before_seq }),
        };
        const page = await turn(() => identity.listAudit(asked));
        seen += page.entities.length;
        more = page.has_more;
        before_seq = page.entities.at(-1)?.seq;
        found.push(
          ...page.entities.filter(
            ({ at, action }) =>
              (EXPORT_ACTIONS.includes(action) || SIGN_IN_ACTIONS.includes(action)) &&
              at >= from.toISOString() &&
              at <= to.toISOString(),
          ),
        );
      }
      return { found, more };
    };
    const sites = await websites.listApplicationIds({ organization_id });
    const audit = await readAudit();
    // The audit log is the agency's: of it a client has what was exported of its websites, and that there is more.
    const isClient = groupOf(organization_id) !== null;
    const found = audit.found.filter(({ target }) => !isClient || sites.includes(target.id));
    const more = audit.more || isClient;
    const of = (actions: readonly string[]) => found.filter(({ action }) => actions.includes(action));
    const [exports, signIns] = [of(EXPORT_ACTIONS), of(SIGN_IN_ACTIONS)];

    const isCounted = days.length <= MAX_EVIDENCE_DAYS && sites.length <= MAX_EVIDENCE_SITES;
    const recompute = async (): Promise<boolean> => {
      for (const application_id of sites)
        for (const day of days)
          if (!(await turn(() => consents.watchChain({ application_id, day }))).ok) return false;
      return true;
    };
    const age = daysBetween(bangkokDay(from), bangkokDay(now()));
    /** In all hours that the time touches: figures are kept by hour. */
    const countDecisions = async (): Promise<number> => {
      let sum = 0;
      for (const application_id of sites) {
        const { hours } = await turn(() => consents.watchFigures({ application_id, days: age }));
        for (const { at, decisions } of hours)
          if (Date.parse(at) + HOUR_MS > from.getTime() && Date.parse(at) <= to.getTime()) sum += decisions;
      }
      return sum;
    };
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      export_events: exports.slice(0, MAX_EVIDENCE_EVENTS).map(toEvent),
      sign_in_events: signIns.slice(0, MAX_EVIDENCE_EVENTS).map(toEvent),
      events_capped: more || exports.length > MAX_EVIDENCE_EVENTS || signIns.length > MAX_EVIDENCE_EVENTS,
      decisions: isCounted && age <= MAX_EVIDENCE_AGE ? await countDecisions() : null,
      ledger_intact: isCounted && sites.length > 0 ? await recompute() : null,
      ledger_days: days.length,
      websites: sites.length,
    };
  };
export type ReadEvidence = ReturnType<typeof createReadEvidence>;
