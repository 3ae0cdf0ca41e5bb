import type { Alert } from '@yinyom/contracts/notify/alerts';
import { changesOf } from './changesOf';

const DAY = '2026-11-29';
const alert = (id: string, figures: Alert['figures']): Alert => ({
  id,
  organization_id: 'b'.repeat(24),
  application_id: 'a'.repeat(24),
  rule: 'violation_new',
  subject: id,
  severity: 'critical',
  state: 'raised',
  figures,
  raised_at: `${DAY}T03:03:00.000Z`,
  last_true_at: `${DAY}T03:03:00.000Z`,
  updated_at: `${DAY}T03:03:00.000Z`,
  resolved_at: null,
  acknowledged_at: null,
  acknowledged_by: null,
  snoozed_until: null,
});
const item = (name: string) => ({
  name,
  domain: 'www.example.ac.th',
  page: 'https://www.example.ac.th/',
  before_consent: true,
  set_by: null,
  hold: null,
  category_type: 3,
});

test('two alerts of one moment differ by what they are about; an alert about a whole website has no name', () => {
  const alerts = [alert('1', { item: item('_ga') }), alert('2', { item: item('_gid') }), alert('3', {})];
  const changes = changesOf(
    'a'.repeat(24),
    { versions: [], scans: [], audits: [], alerts },
    { from: DAY, to: DAY },
  );
  const names = Object.fromEntries(changes.map(({ id, name }) => [id, name]));
  expect(names).toEqual({ 1: '_ga', 2: '_gid', 3: null });
});
