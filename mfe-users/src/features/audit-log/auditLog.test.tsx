import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { SECTIONS } from '@yinyom/contracts/groups/sections';
import { AUDIT_ACTIONS } from '@yinyom/contracts/identity/auditActions';
import { AUDIT_FIELDS } from '@yinyom/contracts/identity/auditFields';
import { listAuditLog } from '@yinyom/contracts/identity/auditLog';
import { FORM_VERDICTS } from '@yinyom/contracts/papers/foundForms';
import { PROCESSOR_VERDICTS } from '@yinyom/contracts/papers/processorProposals';
import { SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import { IDENTITY_LEVELS, SUBJECT_KINDS } from '@yinyom/contracts/requests/subjectRequest';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import english from '../../../locales/en.json';
import { remote as module } from '../../remote';
import { auditEvent, inShell, organization, session } from '../../testing/sampleData';

const remote = inShell(module);
const pageOf = (entities: ReturnType<typeof auditEvent>[], cursor: string | null = null) => ({
  entities,
  limit: 50,
  total: null,
  has_more: cursor !== null,
  next_cursor: cursor,
});
const open = (path = '/user/audit') => renderRemote(remote, { path, lang: 'en', session });

describe('the audit log', () => {
  it('has words for everything that services record', () => {
    const words = Object.keys(english.audit.event);
    expect(words.sort()).toEqual(AUDIT_ACTIONS.map((action) => action.replace('.', '_')).sort());
  });

  it.each(LANGUAGES)('has words for each kind of event, field, section and verdict in %s', (lang) => {
    const read = (name: string) =>
      JSON.parse(readFileSync(path.join(__dirname, '../../../locales', name), 'utf8'));
    const { audit } = read(`${lang}.json`);
    const { field, section, verdict, value, right, identity, subject_kind } = read(`audit/${lang}.json`);
    const codes = (words: object) => Object.keys(words).sort();
    expect(codes(audit.event)).toEqual(AUDIT_ACTIONS.map((action) => action.replace('.', '_')).sort());
    expect(codes(field)).toEqual([...AUDIT_FIELDS].sort());
    const sections = new Set(SECTIONS.map((name) => name.split('.')[0]));
    expect(codes(section)).toEqual([...sections].sort());
    expect(codes(verdict)).toEqual([...PROCESSOR_VERDICTS, ...FORM_VERDICTS].sort());
    expect(codes(right)).toEqual([...SUBJECT_RIGHTS].sort());
    expect(codes(identity)).toEqual([...IDENTITY_LEVELS].sort());
    expect(codes(subject_kind)).toEqual([...SUBJECT_KINDS].sort());
    const { value: english_values } = read('audit/en.json');
    expect(Object.entries(value).map(([name, words]) => [name, codes(words as object)])).toEqual(
      Object.entries(english_values).map(([name, words]) => [name, codes(words as object)]),
    );
    const values = Object.values<object>(value);
    for (const words of [audit.event, field, section, verdict, ...values, right, identity, subject_kind])
      expect(Object.entries(words).filter(([code, text]) => !text || text === code)).toEqual([]);
  });

  it('shows events in words, an unknown one under its own name, and follows the cursor', async () => {
    const gateway = fakeGateway();
    gateway.answer(listAuditLog, ({ query }) =>
      query.cursor === '2'
        ? pageOf([auditEvent(1, { action: 'planet.moved', result: 'denied' })])
        : pageOf([auditEvent(2)], '2'),
    );
    await open();
    const cells = await screen.findAllByRole('cell', { name: 'User invited' });
    expect(cells).toHaveLength(1);
    expect(await screen.findByText('planet.moved')).toBeInTheDocument();
    expect(screen.getAllByText('21/11/2026 | 01:30')).toHaveLength(2);
    expect(screen.getByText('No more items')).toBeInTheDocument();
  });

  it('asks for kind, result and days, keeps them in the address, and forgets them when cleared', async () => {
    const gateway = fakeGateway();
    gateway.answer(listAuditLog, pageOf([auditEvent(1)]));
    await open();
    await screen.findByRole('cell', { name: 'User invited' });
    await userEvent.selectOptions(screen.getByLabelText('Kind of event'), 'User removed');
    await userEvent.selectOptions(screen.getByLabelText('Result'), 'Denied');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '01/11/2026' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '21/11/2026' } });
    await waitFor(() =>
      expect(gateway.received(listAuditLog).at(-1)?.query).toEqual({
        action: 'user.removed',
        result: 'denied',
        from: '2026-11-01',
        to: '2026-11-21',
      }),
    );
    expect(gateway.received(listAuditLog).at(-1)?.params.id).toBe(organization.id);
    expect(location.search).toContain('action=user.removed');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(gateway.received(listAuditLog).at(-1)?.query).toEqual({}));
    expect(location.search).toBe('');
  });

  it('ignores filters of the address that it does not know', async () => {
    const gateway = fakeGateway();
    gateway.answer(listAuditLog, pageOf([]));
    await open('/user/audit?action=%24ne&result=maybe&from=2026-1-1');
    expect(await screen.findByText('No events')).toBeInTheDocument();
    expect(gateway.received(listAuditLog)[0]?.query).toEqual({});
  });

  it('opens an entry with what was changed and how it is proved', async () => {
    const changes = [
      { field: 'role', before: 10, after: null },
      { field: 'settings.require_2fa', before: false, after: true },
      { field: 'closes_at', before: null, after: '2026-12-20T18:30:00.000Z' },
      { field: 'status', before: 'active', after: 'suspended' },
      { field: 'languages', before: ['th'], after: ['th', 'jp'] },
      { field: 'scopes', before: 'consents:read', after: ['scans:write', 'planets:read'] },
      { field: 'sections', before: null, after: 'design texts.th block_rules planets' },
      { field: 'verdict', before: null, after: 'none' },
      { field: 'ads.example.net', before: null, after: '1' },
    ];
    fakeGateway().answer(
      listAuditLog,
      pageOf([auditEvent(1, { action: 'user.membership_updated', changes })]),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Role or status of a user changed' }));
    for (const text of [
      'request-1',
      'f'.repeat(64),
      '203.0.113.0',
      'Role',
      'Member',
      'Two-factor authentication required',
      '21/12/2026 | 01:30',
      'Active',
      'Suspended',
      'ไทย, 日本語',
      'Consent log: See',
      'Scans: Change · planets:read',
      'Look, Words (ไทย), Blocking rules, planets',
      'No processor',
      'ads.example.net',
    ]) {
      expect(await dialog.findByText(text)).toBeInTheDocument();
    }
  });

  it('shows codes of services in words, and what it does not know as it is', async () => {
    const changes = [
      { field: 'verification', before: 'unverified', after: 'verified' },
      { field: 'reason', before: null, after: 'key_outside_ranges' },
      { field: 'state', before: 'running', after: 'paused' },
      { field: 'source', before: null, after: 'onetrust' },
      { field: 'signing', before: 'hmac', after: 'A sentence. With: signs' },
      { field: 'store_ip', before: 'none', after: 'truncated' },
      { field: 'consent_signals', before: ['meta'], after: ['meta', 'planets'] },
      { field: 'events', before: ['scan.finished'], after: ['scan.finished', 'planet.moved'] },
    ];
    fakeGateway().answer(listAuditLog, pageOf([auditEvent(1, { action: 'bulk.steered', changes })]));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(screen.getByRole('dialog'));
    for (const text of [
      'Not verified',
      'Verified',
      'IP address not allowed',
      'In progress',
      'Paused',
      'OneTrust / CookiePro',
      'Shared secret (HMAC-SHA256)',
      'A sentence. With: signs',
      'Shortened',
      'Meta Pixel, planets',
    ])
      expect(await dialog.findByText(text)).toBeInTheDocument();
    expect(await dialog.findByText(/, planet\.moved$/)).not.toHaveTextContent('scan.finished');
  });

  it('shows settings about requests in words', async () => {
    const changes = [
      { field: 'form_enabled', before: 'false', after: 'true' },
      { field: 'subject_kinds', before: '["other"]', after: '["customer","applicant"]' },
      { field: 'answer_days', before: '{}', after: '{"access":20,"planets":1}' },
      { field: 'identity_levels', before: '{}', after: '{"erasure":"document"}' },
      { field: 'systems', before: '[]', after: '["other","CRM"]' },
      { field: 'keep_months', before: '24', after: '12' },
    ];
    fakeGateway().answer(
      listAuditLog,
      pageOf([auditEvent(1, { action: 'request.settings_changed', changes })]),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(screen.getByRole('dialog'));
    for (const text of [
      'Yes',
      'No',
      'Other',
      'other, CRM',
      'Customer, Applicant for a job',
      'Access and copy: 20, planets: 1',
      'Erasure: Document',
      '12',
    ])
      expect(await dialog.findByText(text)).toBeInTheDocument();
    // What was empty: days, levels and systems.
    expect(dialog.getAllByRole('cell', { name: '–' })).toHaveLength(3);
  });

  it('names alerts, their switches and states as the list of alerts does', async () => {
    const target = { type: 'alert', id: 'a', label: 'rate_drop' };
    const changes = [
      { field: 'state', before: 'raised', after: 'snoozed' },
      { field: 'script_missing', before: true, after: false },
    ];
    fakeGateway().answer(listAuditLog, pageOf([auditEvent(1, { action: 'alert.snoozed', target, changes })]));
    await open();
    await screen.findByRole('cell', { name: 'Fewer visitors accept than usual' });
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    const dialog = within(screen.getByRole('dialog'));
    for (const text of [
      'Fewer visitors accept than usual',
      'The consent script is missing',
      'New',
      'Snoozed',
    ])
      expect(await dialog.findByText(text)).toBeInTheDocument();
  });

  it('says that it could not be loaded', async () => {
    fakeGateway().disconnect(listAuditLog);
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load');
  });
});
