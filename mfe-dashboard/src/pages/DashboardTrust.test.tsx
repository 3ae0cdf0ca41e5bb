import { listConsentLogs } from '@yinyom/contracts/consents/consentLogs';
import { listConsents } from '@yinyom/contracts/consents/listConsents';
import { getRefusedAlone } from '@yinyom/contracts/consents/refusedAlone';
import { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import { listAuditLog } from '@yinyom/contracts/identity/auditLog';
import { listScans } from '@yinyom/contracts/scanner/scan';
import { listTemplateVersions } from '@yinyom/contracts/websites/template';
import { addDays, bangkokDay, eachDay } from '@yinyom/contracts/time/bangkokDay';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDashboard } from '../testing/openDashboard';
import {
  APPLICATION_ID,
  sampleConsent,
  sampleDay,
  sampleLog,
  samplePage,
  sampleSummary,
} from '../testing/sampleData';

const platform = (summary = sampleSummary()) => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, summary);
  gateway.answer(listConsents, samplePage([sampleConsent(1)]));
  gateway.answer(listConsentLogs, samplePage([sampleLog(2)]));
  return gateway;
};
const before = (values: Partial<ReturnType<typeof sampleSummary>['before']>) => ({
  ...sampleSummary().before,
  ...values,
});

test('a funnel says each share with its interval and how it was before', async () => {
  platform(
    sampleSummary({
      funnel: { shown: 2000, answered: 1000, accepted: 600 },
      before: before({ funnel: { shown: 2000, answered: 1000, accepted: 750 } }),
    }),
  );
  await openDashboard();
  const funnel = await screen.findByRole('region', { name: 'Shown, answered, accepted' });
  await waitFor(() => expect(funnel).toHaveTextContent('60% of the answers'));
  expect(funnel).toHaveTextContent('95% interval 56.9% to 63%');
  expect(funnel).toHaveTextContent('15.0 points less than in the 30 days before (75%)');
  expect(funnel).toHaveTextContent('50% of the times it was shown');
  expect(funnel).toHaveTextContent('No clear difference from the 30 days before (50%)');
  expect(funnel).toHaveTextContent('Declining is an answer, too.');
  await userEvent.click(within(funnel).getByRole('button', { name: 'Table' }));
  const rows = within(within(funnel).getByRole('table')).getAllByRole('row');
  expect(rows[3]).toHaveTextContent('Accepted something or everything60060%95% interval 56.9% to 63%75075%');
});

test('what few decided is said to be too little, from which number on it is not, and has no percentage', async () => {
  platform(
    sampleSummary({
      users_accepted: 8,
      users_declined: 3,
      funnel: { shown: 40, answered: 11, accepted: 8 },
    }),
  );
  await openDashboard();
  const summary = await screen.findByRole('region', { name: 'Summary' });
  await waitFor(() => expect(summary).toHaveTextContent('Not enough data yet (11 of 30)'));
  expect(summary).not.toHaveTextContent('%');
  const funnel = screen.getByRole('region', { name: 'Shown, answered, accepted' });
  expect(funnel).toHaveTextContent('27.5% of the times it was shown');
  expect(funnel).toHaveTextContent('Not enough data yet (11 of 30)');
});

test('more answers than shows are no share of anything', async () => {
  platform(sampleSummary({ funnel: { shown: 50, answered: 60, accepted: 40 } }));
  await openDashboard();
  const funnel = await screen.findByRole('region', { name: 'Shown, answered, accepted' });
  await waitFor(() => expect(funnel).toHaveTextContent('no share can be given'));
  expect(funnel).not.toHaveTextContent('120%');
});

test('every figure leads to the rows that make it', async () => {
  const gateway = platform();
  await openDashboard('/dashboard?period=90&device=mobile');
  const summary = await screen.findByRole('region', { name: 'Summary' });
  await userEvent.click(await within(summary).findByRole('link', { name: /^Visitors who declined/ }));
  expect(location.search).toBe('?period=90&result=decline_all');
  await waitFor(() =>
    expect(gateway.received(listConsents).at(-1)?.query).toMatchObject({ result: 'decline_all' }),
  );
  const list = screen.getByRole('region', { name: 'Visitors’ decisions' });
  expect(list).toHaveFocus();
  const trend = screen.getByRole('region', { name: 'Daily trend' });
  await userEvent.click(within(trend).getByRole('button', { name: 'Table' }));
  await userEvent.click(await within(trend).findByRole('link', { name: /^Accepted, 20\/11\/2026/ }));
  await waitFor(() =>
    expect(gateway.received(listConsentLogs).at(-1)?.query).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-20',
      result: 'accepted',
    }),
  );
  // What narrows the list is said, and can be taken away.
  await userEvent.click(await within(list).findByRole('button', { name: 'Remove filter: 20/11/2026' }));
  expect(location.search).toBe('?period=90&rows=log&result=accepted');
  await userEvent.click(within(list).getByRole('button', { name: 'Visitors' }));
  expect(location.search).toBe('?period=90&result=accepted');
});

test('an answer to the banner is listed without withdrawals', async () => {
  const gateway = platform();
  await openDashboard();
  const funnel = await screen.findByRole('region', { name: 'Shown, answered, accepted' });
  await userEvent.click(await within(funnel).findByRole('link', { name: /^Answered/ }));
  await waitFor(() =>
    expect(gateway.received(listConsentLogs).at(-1)?.query).toMatchObject({ action: 'answer' }),
  );
  expect(await screen.findByRole('button', { name: 'Remove filter: Answers to the banner' })).toBeVisible();
});

const NO_DIFF = {
  texts: [],
  design: [],
  controller: [],
  requires_reconsent: false,
  categories_added: [],
  categories_removed: [],
  categories_changed: [],
  cookies_added: [],
  cookies_removed: [],
  cookies_changed: [],
};

describe('what changed', () => {
  const today = bangkokDay(new Date());
  const at = (daysAgo: number) => `${addDays(today, -daysAgo)}T05:00:00.000Z`;
  const changed = (gateway: ReturnType<typeof fakeGateway>) => {
    gateway.answer(
      listTemplateVersions,
      samplePage([
        {
          version: 4,
          status: 'published' as const,
          published_at: at(10),
          by: { id: 'u' },
          note: 'Shorter text',
          reconsent: 'all' as const,
          notice_sha256: {},
          diff: NO_DIFF,
          reading: [],
        },
      ]),
    );
    gateway.answer(listScans, samplePage([]));
    gateway.answer(
      listAuditLog,
      samplePage([
        {
          id: 'a1',
          seq: 1,
          at: at(3),
          actor: { id: 'u', name: 'U', kind: 'user' as const },
          action: 'application.block_rule',
          target: { type: 'application', id: APPLICATION_ID, label: 'x' },
          organization_id: 'o',
          ip_truncated: '',
          request_id: 'r',
          result: 'success' as const,
          hash: 'h',
          changes: [{ field: 'tracker.example', before: false, after: true }],
        },
      ]),
    );
  };
  const days = eachDay(addDays(today, -29), today);
  const trend = days.map((date, index) =>
    sampleDay({ date, total: 100, accepted: index < 19 ? 75 : 60, declined: index < 19 ? 25 : 40 }),
  );

  test('stands under the days, the newest first, and the last publication is judged by what followed it', async () => {
    const gateway = platform(sampleSummary({ trend }));
    changed(gateway);
    await openDashboard('/dashboard', { role: 1000 });
    const strip = await screen.findByRole('region', { name: 'What changed' });
    await waitFor(() => expect(within(strip).getAllByRole('listitem')).toHaveLength(2));
    const [rule, publication] = within(strip).getAllByRole('listitem');
    expect(rule).toHaveTextContent('tracker.example is blocked until there is consent');
    expect(publication).toHaveTextContent(
      'Banner version 4 published, visitors are asked again. Shorter text',
    );
    const section = screen.getByRole('region', { name: 'Daily trend' });
    await waitFor(() =>
      expect(section).toHaveTextContent(/60% of decisions accepted something or everything/),
    );
    expect(section).toHaveTextContent('15.0 points less than in the 10 days before (75%)');
  });

  test('shares are drawn in their interval, and days with few decisions are left out', async () => {
    const few = [...trend.slice(0, 29), sampleDay({ date: today, total: 3, accepted: 3, declined: 0 })];
    changed(platform(sampleSummary({ trend: few })));
    await openDashboard();
    const section = await screen.findByRole('region', { name: 'Daily trend' });
    await userEvent.click(await within(section).findByRole('button', { name: 'Acceptance rate' }));
    expect(await within(section).findByRole('figure')).toHaveAccessibleName(
      /Share of decisions that accepted/,
    );
    expect(section).toHaveTextContent('Days with fewer than 30 decisions are left out.');
    await waitFor(() => expect(section.querySelectorAll('.recharts-line-dot')).toHaveLength(29));
  });

  test('a viewer is asked for nothing that the role may not read', async () => {
    const gateway = platform();
    changed(gateway);
    await openDashboard('/dashboard', { role: 1 });
    await screen.findByRole('region', { name: 'What changed' });
    for (const call of [listTemplateVersions, listScans, listAuditLog])
      expect(gateway.received(call)).toEqual([]);
  });
});

test('what is refused alone is counted among those who chose, and only where they are enough', async () => {
  const gateway = platform();
  const answer = (customised: number, count: number) => ({
    from: '2026-10-23',
    to: '2026-11-21',
    customised,
    categories: [{ id: 'c4', type: 4, count }],
  });
  gateway.answer(getRefusedAlone, answer(120, 90));
  const { unmount } = await openDashboard();
  expect(await screen.findByText(/Of 120 visitors who chose some categories/)).toBeVisible();
  expect(screen.getByText('Advertising and marketing cookies').closest('li')).toHaveTextContent('90 (75%)');
  unmount();
  gateway.answer(getRefusedAlone, answer(12, 9));
  await openDashboard();
  expect(await screen.findByText(/Of 12 visitors who chose some categories/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getAllByText('Not enough data yet (12 of 30)').length).toBeGreaterThan(0),
  );
});
