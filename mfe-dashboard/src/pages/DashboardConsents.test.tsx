import { LANGUAGES } from '@yinyom/contracts/constants';
import { CONSENT_ACTIONS } from '@yinyom/contracts/consents/consentFields';
import { getConsentLog } from '@yinyom/contracts/consents/consentLogs';
import { getConsent, listConsents } from '@yinyom/contracts/consents/listConsents';
import { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchEvents } from '@yinyom/contracts/live/watchEvents';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { saysAccepted } from '@yinyom/texts/evidence/testing/saysAccepted';
import { openDashboard, rowOf } from '../testing/openDashboard';
import { sampleConsent, sampleDay, sampleLog, samplePage, sampleSummary } from '../testing/sampleData';

test('lists each consent with time, ids, device, type and referrer, in Bangkok time', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(
    listConsents,
    samplePage([sampleConsent(1, { consent_type: 'decline_all', device: 'mobile' })]),
  );
  await openDashboard();
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
  await openDashboard();
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
  await openDashboard();
  await rowOf(sampleConsent(1).id);
  expect(await screen.findByText('No more items')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Details of decision/ })).toHaveLength(3);
});

/** A platform on which somebody decides when the test says so, and tells of it. */
const livePlatform = () => {
  const gateway = fakeGateway();
  const stream = gateway.stream(watchEvents);
  let decided = false;
  gateway.answer(getApplicationSummary, () => sampleSummary({ users_accepted: decided ? 1235 : 1234 }));
  gateway.answer(listConsents, ({ query }) => {
    if (query['consent_type']) return samplePage([]);
    return samplePage(decided ? [sampleConsent(2), sampleConsent(1)] : [sampleConsent(1)]);
  });
  const row = sampleDay({ total: 13, accepted: 9, accept_all: 7 });
  const decide = () => {
    decided = true;
    stream.send({ row, answered: 12, delta: { shown: 0, accepted: 1, declined: 0 } }, 'figures');
  };
  return { gateway, decide };
};

test('a visitor’s decision appears on top by itself, and the figures follow', async () => {
  const { gateway, decide } = livePlatform();
  await openDashboard();
  await rowOf(sampleConsent(1).id);
  expect(await screen.findByText('1,234')).toBeVisible();
  expect(await screen.findByText('Live')).toBeVisible();
  const asked = gateway.received(getApplicationSummary).length;
  decide();
  await waitFor(() => expect(screen.getByTitle(sampleConsent(2).id)).toBeVisible());
  expect(await screen.findByText('1,235')).toBeVisible();
  const rows = screen.getAllByRole('button', { name: /^Details of decision/ });
  expect(rows[0]).toHaveAccessibleName(`Details of decision ${sampleConsent(2).id}`);
  // Asked for once, because something happened, and not again and again.
  expect(gateway.received(getApplicationSummary)).toHaveLength(asked + 1);
});

test('figures follow a visitor’s decision also while the table is narrowed to others', async () => {
  const { decide } = livePlatform();
  await openDashboard('/dashboard?consent_type=decline_all');
  expect(await screen.findByText('No results for these filters')).toBeVisible();
  expect(await screen.findByText('1,234')).toBeVisible();
  expect(await screen.findByText('Live')).toBeVisible();
  decide();
  expect(await screen.findByText('1,235')).toBeVisible();
});

test('without a stream it says so and asks every 15 seconds', async () => {
  const gateway = fakeGateway();
  gateway.refuse(watchEvents, 503, 'unavailable');
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([sampleConsent(1)]));
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await openDashboard();
    expect(await screen.findByText('Updated every 15 seconds')).toBeVisible();
    const asked = gateway.received(getApplicationSummary).length;
    await act(() => jest.advanceTimersByTimeAsync(15_500));
    await waitFor(() => expect(gateway.received(getApplicationSummary).length).toBeGreaterThan(asked));
  } finally {
    jest.useRealTimers();
  }
});

test('a filter narrows the list on the server and stays in the address', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, (call) =>
    samplePage(call.query['consent_type'] === 'decline_all' ? [] : [sampleConsent(1)]),
  );
  await openDashboard();
  await rowOf(sampleConsent(1).id);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Decision type' }), 'decline_all');
  expect(await screen.findByText('No results for these filters')).toBeVisible();
  expect(location.search).toContain('consent_type=decline_all');
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  await rowOf(sampleConsent(1).id);
});

test('the details of a consent show the choices per category and the history', async () => {
  const gateway = fakeGateway();
  const consent = sampleConsent(1);
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([consent]));
  gateway.answer(getConsent, { ...consent, history: [] });
  await openDashboard();
  await userEvent.click(await screen.findByRole('button', { name: `Details of decision ${consent.id}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Decision details' });
  expect(await within(dialog).findByText('Statistics and analytics cookies')).toBeVisible();
  expect(within(dialog).getByText('No consent needed')).toBeVisible();
  expect(within(dialog).getByText('Declined')).toBeVisible();
});

/** What a reader meets piece by piece: names, values, headings and cells. */
const piecesOf = (part: HTMLElement): string[] =>
  [...part.querySelectorAll('h2, h3, dt, dd, th, td, p, strong')].map(({ textContent }) =>
    textContent.trim(),
  );

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
    await openDashboard('/dashboard', { lang });
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
    expect(await within(log).findByText(words.field.previous)).toBeInTheDocument();
    expect(piecesOf(log).filter((text) => saysAccepted(text, lang))).toEqual([]);
  },
  120_000,
);
