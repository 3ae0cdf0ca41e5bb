import { listConsents, getConsent } from '@yinyom/contracts/consents/listConsents';
import { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import { getApplication } from '@yinyom/contracts/websites/application';
import { listSiteCategories } from '@yinyom/contracts/websites/category';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REFRESH_MS } from '../features/consents/refreshTime';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { CONSENT_ACTIONS } from '@yinyom/contracts/consents/consentFields';
import { listExports } from '@yinyom/contracts/consents/exports';
import { getConsentLog } from '@yinyom/contracts/consents/consentLogs';
import { EVIDENCE_WORDS } from '@yinyom/contracts/evidence/evidenceWords';
import { saysAccepted } from '@yinyom/contracts/evidence/testing/saysAccepted';
import { remote } from '../remote';
import {
  APPLICATION_ID,
  sampleCategory,
  sampleConsent,
  sampleDay,
  sampleLog,
  samplePage,
  sampleSummary,
} from '../testing/sampleData';

// A busy machine draws slowly; what is waited for is always a condition.
jest.setTimeout(90_000);

const session = { applicationId: APPLICATION_ID, role: 10 as const };
const open = (path = '/dashboard') => renderRemote(remote, { path, lang: 'en', session });

const rowOf = async (id: string) => {
  const cell = await screen.findByTitle(id);
  return cell.closest('tr') as HTMLElement;
};

test('shows how many cookies there are and how many visitors accepted and declined', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([sampleConsent(1)]));
  await open();
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(await within(summary).findByText('27')).toBeVisible();
  expect(within(summary).getByText('1,234')).toBeVisible();
  expect(within(summary).getByText('411')).toBeVisible();
  expect(within(summary).getByText('75% of the visitors who decided')).toBeVisible();
  expect(within(summary).getByText('4 unclassified')).toBeVisible();
  const asked = gateway.received(getApplicationSummary)[0];
  expect(asked?.params['id']).toBe(APPLICATION_ID);
  const days = Date.parse(asked?.query['to'] ?? '') - Date.parse(asked?.query['from'] ?? '');
  expect(days / 86_400_000).toBe(29);
});

test('lists each consent with time, ids, device, type and referrer, in Bangkok time', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(
    listConsents,
    samplePage([sampleConsent(1, { consent_type: 'decline_all', device: 'mobile' })]),
  );
  await open();
  const row = await rowOf(sampleConsent(1).id);
  expect(row).toHaveTextContent('20/11/2026 | 10:00');
  expect(row).toHaveTextContent('Declined all');
  expect(row).toHaveTextContent('Mobile');
  expect(row).toHaveTextContent('https://www.example.co.th/from');
});

test('a later decision shows what came of it beside its type', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  const withdrawal = sampleConsent(1, { consent_type: 'reconsent', result: 'decline_all' });
  gateway.answer(listConsents, samplePage([withdrawal]));
  await open();
  const row = await rowOf(withdrawal.id);
  expect(row).toHaveTextContent('Decided againDeclined all');
});

test('loads older consents when the end comes into view and says when there are no more', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, (call) =>
    call.query['cursor'] === 'older'
      ? samplePage([sampleConsent(1)])
      : samplePage([sampleConsent(3), sampleConsent(2)], 'older'),
  );
  await open();
  await rowOf(sampleConsent(1).id);
  expect(await screen.findByText('No more items')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Details of decision/ })).toHaveLength(3);
});

test('a visitor’s decision appears on top by itself, looked for more often than every five seconds, and the figures follow', async () => {
  expect(REFRESH_MS).toBeLessThan(5000);
  const gateway = fakeGateway();
  let decided = false;
  gateway.answer(getApplicationSummary, () => sampleSummary({ users_accepted: decided ? 1235 : 1234 }));
  gateway.answer(listConsents, () =>
    samplePage(decided ? [sampleConsent(2), sampleConsent(1)] : [sampleConsent(1)]),
  );
  await open();
  await rowOf(sampleConsent(1).id);
  expect(await screen.findByText('1,234')).toBeVisible();
  decided = true;
  await waitFor(() => expect(screen.getByTitle(sampleConsent(2).id)).toBeVisible());
  expect(await screen.findByText('1,235')).toBeVisible();
  const rows = screen.getAllByRole('button', { name: /^Details of decision/ });
  expect(rows[0]).toHaveAccessibleName(`Details of decision ${sampleConsent(2).id}`);
});

test('figures follow a visitor’s decision also while the table is narrowed to others', async () => {
  const gateway = fakeGateway();
  let decided = false;
  gateway.answer(getApplicationSummary, () => sampleSummary({ users_accepted: decided ? 1235 : 1234 }));
  gateway.answer(listConsents, ({ query }) => {
    if (query['consent_type']) return samplePage([]);
    return samplePage([sampleConsent(decided ? 2 : 1)]);
  });
  await open('/dashboard?consent_type=decline_all');
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  expect(await screen.findByText('1,234')).toBeVisible();
  // The first look is over: what comes now is new.
  await waitFor(() =>
    expect(gateway.received(listConsents).some(({ query }) => !query['consent_type'])).toBe(true),
  );
  decided = true;
  expect(await screen.findByText('1,235', {}, { timeout: 15_000 })).toBeVisible();
});

test('a filter narrows the list on the server and stays in the address', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, (call) =>
    samplePage(call.query['consent_type'] === 'decline_all' ? [] : [sampleConsent(1)]),
  );
  await open();
  await rowOf(sampleConsent(1).id);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Consent type' }), 'decline_all');
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  expect(location.search).toContain('consent_type=decline_all');
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  await rowOf(sampleConsent(1).id);
});

test('without any consent it says what to do next and leads to the script', async () => {
  const gateway = fakeGateway();
  gateway.answer(
    getApplicationSummary,
    sampleSummary({ users_accepted: 0, users_declined: 0, decisions: 0 }),
  );
  gateway.answer(listConsents, samplePage([]));
  await open();
  expect(await screen.findByText('No decisions in this period yet')).toBeVisible();
  expect(screen.getAllByText('Nobody has decided yet')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'See how to install the script' })).toHaveAttribute(
    'href',
    `/en/websites/${APPLICATION_ID}?section=script`,
  );
});

test('H1 F-L1 a website that was never published says so, with the way to its banner', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([]));
  gateway.answer(getApplication, {
    id: APPLICATION_ID,
    site_key: 'sitekey01',
    domain_name: 'www.example.co.th',
    organization: { id: 'b1'.padStart(24, '0'), name: 'Example Company' },
    default_language: 'th',
    languages: ['th', 'en'],
    enabled: true,
    verification: 'unverified',
    cookie_count: 0,
    unclassified_count: 0,
    template_version: 0,
    pending_changes: false,
    last_scan: null,
    created_at: '2026-11-01T02:00:00.000Z',
    updated_at: '2026-11-01T02:00:00.000Z',
  });
  await open();
  expect(await screen.findByText('The banner of this website is not published yet')).toBeVisible();
  expect(screen.getByText(/visitors see nothing, tags that need consent stay held/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review and publish the banner' })).toHaveAttribute(
    'href',
    `/en/websites/${APPLICATION_ID}?section=banner`,
  );
});

test('a failed summary leaves the consents usable and can be tried again', async () => {
  const gateway = fakeGateway();
  gateway.disconnect(getApplicationSummary);
  gateway.answer(listConsents, samplePage([sampleConsent(1)]));
  await open();
  await rowOf(sampleConsent(1).id);
  gateway.answer(getApplicationSummary, sampleSummary());
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,234')).toBeVisible();
});

test('a website of somebody else says so instead of offering to try again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(getApplicationSummary, 404, 'not_found');
  gateway.refuse(listConsents, 404, 'not_found');
  await open();
  expect(await screen.findByText('The chosen website could not be found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a user without the right reads the message of the specification', async () => {
  const gateway = fakeGateway();
  gateway.refuse(getApplicationSummary, 403, 'forbidden');
  gateway.refuse(listConsents, 403, 'forbidden');
  await open();
  expect(await screen.findByText('You do not have rights to this section.')).toBeVisible();
});

test('without a website a member is led to add one and a viewer to ask for one', async () => {
  fakeGateway();
  const { unmount } = await renderRemote(remote, { path: '/dashboard', lang: 'en', session: { role: 10 } });
  expect(await screen.findByRole('link', { name: 'Add website' })).toHaveAttribute(
    'href',
    '/en/websites?add=1',
  );
  unmount();
  await renderRemote(remote, { path: '/dashboard', lang: 'en', session: { role: 1 } });
  expect(await screen.findByText(/Ask an admin/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add website' })).not.toBeInTheDocument();
});

test('the trend’s figures can be read in a table', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([]));
  await open();
  const trend = await screen.findByRole('region', { name: 'Daily trend' });
  await userEvent.click(within(trend).getByRole('button', { name: 'Table' }));
  const rows = within(await within(trend).findByRole('table', { name: 'Daily trend' })).getAllByRole('row');
  expect(
    within(trend)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Accepted', 'Declined']));
  expect(rows[1]).toHaveTextContent('20/11/2026');
  expect(rows[2]).toHaveTextContent('19/11/2026');
});

test('categories that the organization made itself are told apart by their own names', async () => {
  const gateway = fakeGateway();
  const own = (id: string, granted: number) => ({ id, type: 5, granted, denied: 2 });
  const [chat, maps] = ['c'.repeat(24), 'd'.repeat(24)];
  gateway.answer(getApplicationSummary, sampleSummary({ by_category: [own(chat, 7), own(maps, 8)] }));
  gateway.answer(listConsents, samplePage([]));
  gateway.answer(
    listSiteCategories,
    samplePage([sampleCategory(chat, 'Chat with us'), sampleCategory(maps, 'Maps')]),
  );
  await open();
  const shares = await screen.findByRole('region', { name: 'Shares' });
  expect(await within(shares).findByText('Chat with us')).toBeVisible();
  expect(within(shares).getByText('Maps')).toBeVisible();
});

test('the details of a consent show the choices per category and the history', async () => {
  const gateway = fakeGateway();
  const consent = sampleConsent(1);
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([consent]));
  gateway.answer(getConsent, { ...consent, history: [] });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: `Details of decision ${consent.id}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Decision details' });
  expect(await within(dialog).findByText('Statistics and analytics')).toBeVisible();
  expect(within(dialog).getByText('No consent needed')).toBeVisible();
  expect(within(dialog).getByText('Declined')).toBeVisible();
});

/** What a reader meets piece by piece: names, values, headings and cells. */
const piecesOf = (part: HTMLElement): string[] =>
  [...part.querySelectorAll('h2, h3, dt, dd, th, td')].map(({ textContent }) => textContent.trim());

test.each(LANGUAGES)(
  'D-50: in %s no list, detail or log entry of a refusal says that somebody consented, whatever the action',
  async (lang) => {
    const gateway = fakeGateway();
    const words = EVIDENCE_WORDS[lang];
    const refused = { consent_type: 'decline_all', result: 'decline_all', method: 'banner_decline' } as const;
    const refusal = sampleConsent(1, { consent_type: 'decline_all', result: 'decline_all' });
    const again = sampleConsent(2, { consent_type: 'reconsent', result: 'decline_all' });
    const history = CONSENT_ACTIONS.map((action, index) => ({
      ...sampleLog(index + 10),
      ...refused,
      action,
    }));
    const [entry] = history;
    if (!entry) throw new Error('no entry');
    gateway.answer(getApplicationSummary, sampleSummary());
    gateway.answer(listConsents, samplePage([again, refusal]));
    gateway.answer(getConsent, { ...refusal, history });
    gateway.answer(getConsentLog, {
      ...entry,
      superseded_by: null,
      integrity: { prev_hash: 'p', hash: 'h', batch_id: null },
      snapshot: null,
    });
    await renderRemote(remote, { path: '/dashboard', lang, session });
    const row = await rowOf(refusal.id);
    const rows = [...piecesOf(row), ...piecesOf(await rowOf(again.id))];
    expect(rows.filter((text) => saysAccepted(text, lang))).toEqual([]);

    await userEvent.click(within(row).getByRole('button'));
    const detail = await screen.findByRole('dialog');
    expect(await within(detail).findByText(words.action.withdraw)).toBeVisible();
    expect(within(detail).getByText(words.choice.needless)).toBeVisible();
    expect(piecesOf(detail).filter((text) => saysAccepted(text, lang))).toEqual([]);

    await userEvent.click(detail.querySelector('tbody button') as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
    const log = screen.getAllByRole('dialog').at(-1) as HTMLElement;
    expect(await within(log).findByText(words.field.previous)).toBeVisible();
    expect(piecesOf(log).filter((text) => saysAccepted(text, lang))).toEqual([]);
  },
  120_000,
);

test('F-L13: the page says in its heading which website it is about, and so do its exports', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([]));
  gateway.answer(listExports, samplePage([]));
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Dashboard: www.example.co.th' }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Export data' }));
  expect(await screen.findByRole('dialog', { name: 'Export data: www.example.co.th' })).toBeVisible();
});

test('H7: shares leave out what needs no consent and say so', async () => {
  const gateway = fakeGateway();
  const by_category = [
    { id: 'c0', type: 1, granted: 12, denied: 0 },
    { id: 'c1', type: 3, granted: 3, denied: 1 },
  ];
  gateway.answer(getApplicationSummary, sampleSummary({ by_category }));
  gateway.answer(listConsents, samplePage([]));
  await open();
  const shares = await screen.findByRole('region', { name: 'Shares' });
  expect(await within(shares).findByText('Statistics and analytics')).toBeVisible();
  expect(within(shares).queryByText('Strictly necessary')).not.toBeInTheDocument();
  expect(shares).toHaveTextContent('Strictly necessary cookies need no consent and stand in no share.');
});

test('H6: accepting and then withdrawing is explained beside the cards and beside the trend', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([]));
  await open();
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('whoever accepted and later withdrew counts as declined');
  const trend = screen.getByRole('region', { name: 'Daily trend' });
  await waitFor(() => expect(trend).toHaveTextContent('whoever accepts and later withdraws stands in both'));
  await userEvent.click(within(trend).getByRole('button', { name: 'Table' }));
  expect(
    await within(trend).findByRole('columnheader', { name: 'Of the declined: withdrawals' }),
  ).toBeVisible();
});

test('before anybody decided the trend says how often the banner was shown', async () => {
  const gateway = fakeGateway();
  const day = sampleDay({ total: 0, accepted: 0, declined: 0, withdrawn: 0 });
  gateway.answer(getApplicationSummary, sampleSummary({ trend: [day], decisions: 0 }));
  gateway.answer(listConsents, samplePage([]));
  await open();
  expect(await screen.findByText('Times the banner was shown: 20. Nobody has decided yet.')).toBeVisible();
});
