import type { LeakFinding } from '@yinyom/contracts/scanner/leakFinding';
import {
  decideLeakFinding,
  getLeakReportPdf,
  getLeakWatch,
  listLeakFindings,
  switchLeakWatch,
  type LeakWatch,
} from '@yinyom/contracts/scanner/leakWatch';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { APPLICATION_ID, samplePage } from '../testing/sampleData';

const PATH = `/websites/${APPLICATION_ID}/published`;
const OFF: LeakWatch = {
  enabled: false,
  missing: null,
  enabled_by: null,
  enabled_at: null,
  open: 0,
  latest: null,
};
const ON: LeakWatch = {
  ...OFF,
  enabled: true,
  enabled_by: { id: 'a', name: 'Somchai Jaidee' },
  enabled_at: '2026-11-02T03:00:00.000Z',
  open: 1,
  latest: {
    scan_id: 'c'.repeat(24),
    ended_at: '2026-11-03T03:00:00.000Z',
    pages: 12,
    documents: 3,
    picture_pages: 2,
    unread: [{ address: 'https://www.example.co.th/old.doc', code: 'type_not_read' }],
    notices: [{ address: 'https://www.example.co.th/privacy', language: 'th', missing: ['retention'] }],
    contact: 'contact',
    forms: [],
  },
};
const FINDING: LeakFinding = {
  id: 'd'.repeat(24),
  kind: 'national_id',
  confidence: 'certain',
  state: 'open',
  source: 'document',
  address: 'https://www.example.co.th/list.xlsx',
  place: { part: 'text', heading: null, table: 1, sheet: 'Class 1', column: 'C', page: null },
  count: 12,
  shape: '1-xxxx-xxxxx-xx-x',
  first_seen: '2026-11-03T03:00:00.000Z',
  last_seen: '2026-11-03T03:00:00.000Z',
  last_scan_id: 'c'.repeat(24),
  removed_at: null,
  removed_scan_id: null,
  legal_basis: null,
  reason: null,
  decided_by: null,
  decided_at: null,
  review_at: null,
};

const open = async (watch: LeakWatch, findings: LeakFinding[] = [], role: 1 | 1000 = 1000) => {
  const gateway = fakeGateway();
  gateway.answer(getLeakWatch, watch);
  gateway.answer(listLeakFindings, samplePage(findings));
  gateway.answer(switchLeakWatch, ON);
  gateway.answer(decideLeakFinding, { ...FINDING, state: 'no_personal_data' });
  await renderRemote(remote, { path: PATH, lang: 'en', session: { role } });
  await screen.findByRole('heading', { name: 'Published personal data' });
  return gateway;
};

it('is switched on only after the Admin confirmed that the organization answers for the website', async () => {
  const gateway = await open(OFF);
  const button = await screen.findByRole('button', { name: 'Switch on' });
  expect(button).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(button);
  expect(await screen.findByText('Switched on; the next scan looks')).toBeInTheDocument();
  expect(gateway.received(switchLeakWatch).map(({ body }) => body)).toEqual([
    { enabled: true, confirmed: true },
  ]);
});

it.each([
  ['verification', 'Verify this website first.', 'Verify the website', /\?section=script$/],
  ['agreement', /must accept the current/, 'Organization page', /\/user\/organization$/],
] as const)(
  'leads to what is missing before it can be switched on: %s',
  async (missing, text, name, path) => {
    await open({ ...OFF, missing });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(path));
    expect(screen.queryByRole('button', { name: 'Switch on' })).not.toBeInTheDocument();
  },
);

it('leads to the first scan while none has looked', async () => {
  await open({ ...ON, open: 0, latest: null });
  expect(await screen.findByText('No scan since it was switched on')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to scans' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?section=cookies$/),
  );
});

it('shows what, where and how many, and what was not read', async () => {
  await open(ON, [FINDING]);
  expect(await screen.findByRole('heading', { name: 'Thai national ids' })).toBeInTheDocument();
  expect(screen.getByText(/sheet “Class 1” · table 1 · column C · 12 in number/)).toBeInTheDocument();
  expect(screen.getByText(/headings not found: retention/)).toBeInTheDocument();
  expect(screen.getByText('Documents that were not read: 1')).toBeInTheDocument();
});

it('an open finding can be entered as a breach, named by its kind and address alone', async () => {
  await open(ON, [FINDING]);
  const link = await screen.findByRole('link', { name: 'Enter as a breach' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://console.test');
  expect(pathname).toBe('/en/compliance/incidents/new');
  expect(searchParams.get('what')).toMatch(/ · https:\/\/www\.example\.co\.th\/list\.xlsx$/);
});

it('leads from forms to the record of processing, where they are decided on', async () => {
  const form = { has_notice: true, has_consent: false, encrypted: true, readers: [] };
  const forms = [{ ...form, address: 'https://www.example.co.th/apply', fields: ['name' as const] }];
  await open({ ...ON, latest: ON.latest && { ...ON.latest, forms } });
  expect(
    await screen.findByRole('link', { name: 'Decide on them in the record of processing' }),
  ).toHaveAttribute('href', '/en/compliance/record');
});

it('findings that could not be read are no empty list, and one button reads them again', async () => {
  const gateway = fakeGateway();
  gateway.answer(getLeakWatch, ON);
  gateway.refuse(listLeakFindings, 503, 'unavailable');
  await renderRemote(remote, { path: PATH, lang: 'en', session: { role: 1000 } });
  await screen.findByRole('alert');
  expect(screen.queryByText('No published personal data found')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /record of processing/ })).not.toBeInTheDocument();
  gateway.answer(listLeakFindings, samplePage([FINDING]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Thai national ids' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a finding is answered with a reason', async () => {
  const gateway = await open(ON, [FINDING]);
  await userEvent.click(await screen.findByRole('button', { name: 'No personal data' }));
  await userEvent.type(await screen.findByLabelText(/Reason/), 'sample');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(gateway.received(decideLeakFinding).map(({ body }) => body)).toEqual([
    { state: 'no_personal_data', legal_basis: null, reason: 'sample' },
  ]);
});

test('the report for the DPO is saved in the language of the page', async () => {
  const gateway = await open(ON, [FINDING]);
  gateway.answerFile(getLeakReportPdf, 'application/pdf', '%PDF', 'report.pdf');
  await userEvent.click(await screen.findByRole('button', { name: 'Report for the DPO (PDF)' }));
  await waitFor(() =>
    expect(gateway.received(getLeakReportPdf).map(({ query }) => query['language'])).toEqual(['en']),
  );
});

it('an officer who is no Admin sees and answers for findings, and has no switch', async () => {
  await open(ON, [FINDING], 1);
  await screen.findByText('https://www.example.co.th/list.xlsx');
  expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
});
