import type { RequestSettings } from '@yinyom/contracts/requests/requestSettings';
import { settingsBody, settingsField, settingsProblems, settingsValues } from './settingsValues';

const stored: RequestSettings = {
  organization_id: '64b0000000000000000000aa',
  form_enabled: false,
  receivers: ['64b000000000000000000001'],
  subject_kinds: ['customer'],
  answer_days: { access: 20 },
  identity_levels: { access: 'document' },
  keep_months: 24,
  backup_days: 90,
  systems: ['CRM', 'LINE OA'],
  updated_at: null,
  etag: '"1"',
};

it('sends what is stored where nothing was changed', () => {
  const { organization_id: _id, updated_at: _at, etag: _etag, ...fields } = stored;
  expect(settingsBody(settingsValues(stored))).toEqual(fields);
});

it('leaves out a limit that was emptied, so that the default of the right counts', () => {
  expect(settingsBody({ ...settingsValues(stored), days_access: ' ' }).answer_days).toEqual({});
});

it('refuses a limit above the cap of the law under its own field', () => {
  const values = { ...settingsValues(stored), days_access: '31', days_erasure: '90' };
  expect(settingsProblems(values)).toEqual({ days_access: 'out_of_range' });
  expect(settingsField('identity_levels.erasure')).toBe('level_erasure');
});

it('asks for a receiver before the form is switched on', () => {
  const values = { ...settingsValues(stored), receivers: [], form_enabled: true };
  expect(settingsProblems(values)).toEqual({ receivers: 'receivers_needed' });
  expect(settingsProblems({ ...values, form_enabled: false })).toEqual({});
});
