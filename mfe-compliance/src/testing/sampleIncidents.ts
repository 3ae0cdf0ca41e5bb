import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { Incident, ListedIncident } from '@yinyom/contracts/papers/incident';
import { officeClock } from '@yinyom/contracts/papers/incidentClock';
import type { listIncidents } from '@yinyom/contracts/papers/incidents';
import { ORGANIZATION, user } from './sampleData';

const by = { kind: 'user' as const, id: user.id, name: user.name };

const clockOf = (aware_at: string) => {
  const { due_at, latest_at } = officeClock(new Date(aware_at));
  return { aware_at, due_at: due_at.toISOString(), latest_at: latest_at.toISOString() };
};

/** An incident of a list; its clock began an hour ago, or when a test says. */
export const listedIncident = (
  index: number,
  { aware_at = new Date(Date.now() - 3_600_000).toISOString(), ...more }: Partial<ListedIncident> = {},
): ListedIncident => ({
  id: index.toString(16).padStart(24, '0'),
  organization_id: ORGANIZATION,
  number: `INC-2026-${String(index).padStart(4, '0')}`,
  state: 'open',
  acting_as: 'controller',
  breach_kinds: ['confidentiality'],
  ...clockOf(aware_at),
  risk_level: null,
  office_sent_at: null,
  missing_steps: ['containment', 'assessment', 'office_notice', 'lessons'],
  clock_runs: true,
  created_at: aware_at,
  closed_at: null,
  etag: '"3"',
  what_happened: 'A laptop of the registry was stolen',
  ...more,
});

/** One incident, whole. */
export const incidentOf = (more: Partial<Incident> = {}): Incident => ({
  ...listedIncident(1),
  how_it_happened: '',
  occurred_from: null,
  occurred_to: null,
  data_kinds: [],
  persons_estimate: null,
  records_estimate: null,
  effects: '',
  remedial_measures: '',
  risk: { risk_factors: {}, risk_level: null, risk_reasons: '', assessed_at: null, assessed_by: null },
  containment: [],
  office_notice: {
    needed: true,
    sent_at: null,
    after_due: false,
    after_latest: false,
    late_reason: '',
    office_reference: '',
    supplements: [],
  },
  persons_notice: { needed: false, sent_at: null, channel: null, notice_text: {} },
  processor_notice: { needed: false, sent_at: null, controller_name: '', agreed_hours: null, channel: null },
  lessons: '',
  entries: [
    {
      id: 'e'.repeat(24),
      kind: 'entered',
      at: '2026-11-30T03:00:00.000Z',
      recorded_at: '2026-11-30T03:00:00.000Z',
      by,
      text: 'A laptop of the registry was stolen',
      sha256: 'f'.repeat(64),
    },
    {
      id: 'd'.repeat(24),
      kind: 'changed',
      at: '2026-11-30T04:00:00.000Z',
      recorded_at: '2026-11-30T04:00:00.000Z',
      by,
      text: 'effects, persons_estimate',
      sha256: 'e'.repeat(64),
    },
  ],
  entries_intact: true,
  ...more,
});

export const incidentList = (entities: ListedIncident[]): AnswerOf<typeof listIncidents> => ({
  entities,
  page: 1,
  limit: 20,
  total: entities.length,
  has_more: false,
  next_cursor: null,
});
