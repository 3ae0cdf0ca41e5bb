import type { ComplianceFacts } from '@yinyom/contracts/compliance/complianceFacts';
import { sampleFacts } from '@yinyom/contracts/compliance/testing/sampleFacts';
import { listConsents } from '@yinyom/contracts/consents/listConsents';
import { getWebsiteOverview, type WebsiteOverview } from '@yinyom/contracts/consents/overview';
import { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import type { Role } from '@yinyom/contracts/constants';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDashboard } from '../testing/openDashboard';
import { APPLICATION_ID, sampleOverview, samplePage, sampleSummary } from '../testing/sampleData';

const TITLE = 'What we check';
const DETAILS = 'All checks and what the law says';
const nobody = { decided: 0, accepted: 0, before: { decided: 0, accepted: 0 } };
const { scan, privacy_look } = sampleFacts();

const open = async (overview: WebsiteOverview, { role = 10 as Role, summary = sampleSummary() } = {}) => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, summary);
  gateway.answer(listConsents, samplePage([]));
  gateway.answer(getWebsiteOverview, overview);
  await openDashboard('/dashboard', { role });
  return { gateway, overview: within(await screen.findByRole('region', { name: TITLE })) };
};
const linksOf = (part: Pick<typeof screen, 'queryAllByRole'>) =>
  part.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const wrong: Partial<ComplianceFacts> = {
  scan: { ...scan, violations: 2 },
  privacy_look: { ...privacy_look!, problem: 'not_allowed' },
};

test('a website in order says so in one sentence, offers nothing to mend and is called no certificate', async () => {
  const { overview } = await open(sampleOverview());
  expect(overview.getByRole('heading', { name: 'All 8 checks are in order' })).toBeVisible();
  expect(overview.getByText(/^All normal: 57% of those who decided accepted/)).toBeVisible();
  expect(overview.getByText(/does not certify that the website complies with the law/)).toBeVisible();
  expect(linksOf(overview)).toEqual([]);
});

test('what is not in order comes with its reason and the button that mends it, what is wrong first', async () => {
  const { overview } = await open(sampleOverview(wrong, { dpo: false }), { role: 1000 });
  expect(overview.getByRole('heading', { name: '5 of 7 in order' })).toBeVisible();
  expect(overview.getAllByText('2 items ran before consent · 05/11/2026')[0]).toBeVisible();
  const site = `/en/websites/${APPLICATION_ID}`;
  expect(linksOf(overview)).toEqual([
    ['See what was found', `${site}/scans/${'c1'.padStart(24, '0')}`],
    ['Correct the link', `${site}?section=texts&field=languages.th.privacy.url`],
    // The law asks a DPO of some only: not counted, and named among all the checks.
    ['Name a DPO', '/en/user/organization?field=dpo_name'],
  ]);
});

test.each<[Role, string[]]>([
  [1, []],
  [10, ['See what was found', 'Correct the link']],
])('a role %i has no button for what it may not do, and reads who can', async (role, buttons) => {
  const { overview } = await open(sampleOverview(wrong, { dpo: false }), { role });
  expect(linksOf(overview).map(([name]) => name)).toEqual(buttons);
  await userEvent.click(overview.getByText(DETAILS));
  expect(overview.getByText('An organization admin can do this')).toBeVisible();
  expect(overview.queryAllByText('A member or admin can do this')).toHaveLength(role === 1 ? 2 : 0);
});

test('each check has what the law says about it, where it says nothing too', async () => {
  const { overview } = await open(sampleOverview());
  await userEvent.click(overview.getByText(DETAILS));
  expect(overview.getAllByRole('listitem')).toHaveLength(8);
  expect(overview.getByText(/The law sets no scanning interval; 30 days is our own measure/)).toBeVisible();
  expect(overview.getByText('Personal Data Protection Act B.E. 2562, sections: 23(5), 41')).toBeVisible();
});

test('checks that could not be loaded leave the figures and can be tried again', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([]));
  gateway.disconnect(getWebsiteOverview);
  await openDashboard();
  expect(await screen.findByText('1,234')).toBeVisible();
  gateway.answer(getWebsiteOverview, sampleOverview());
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'All 8 checks are in order' })).toBeVisible();
});

describe('before anybody decided', () => {
  const zero = sampleSummary({ decisions: 0, users_accepted: 0, users_declined: 0, shown: 0 });
  const fresh = { template_version: 0, verification: 'unverified' as const, verified_by: null };
  const steps = async () =>
    within(await screen.findByRole('region', { name: 'Getting this website started' }));

  test.each<[string, Partial<ComplianceFacts>, string | null]>([
    ['nothing is done', { ...fresh, seen_at: null }, 'See how to install the script'],
    ['the script was seen', fresh, 'Review and publish the banner'],
    ['the website is disabled', { enabled: false }, 'Go to the website’s settings'],
    ['everything is done', {}, null],
  ])('%s: the next step is the only button, and no zeros are shown', async (_what, facts, next) => {
    await open(sampleOverview(facts, { visitors: nobody }), { summary: zero });
    const guide = await steps();
    expect(linksOf(guide).map(([name]) => name)).toEqual(next === null ? [] : [next]);
    expect(screen.queryByRole('region', { name: 'Summary' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Daily trend' })).not.toBeInTheDocument();
  });

  const visibleLinks = (part: Pick<typeof screen, 'queryAllByRole'>) =>
    part.queryAllByRole('link').filter((link) => !link.closest('details:not([open])'));

  test('the first steps are the one list of what is to be done; other checks wait, folded', async () => {
    const nothingDone = sampleOverview(
      { ...fresh, seen_at: null, scan: { ...scan, result_at: null } },
      { visitors: nobody, dpo: false },
    );
    const { overview } = await open(nothingDone, { summary: zero });
    expect(linksOf(await steps())).toHaveLength(1);
    expect(visibleLinks(overview)).toEqual([]);
    // The number is that of the checks that count, and no other number is next to it.
    expect(overview.getByRole('heading')).toHaveTextContent(/^\d of 7 in order$/);
    await userEvent.click(overview.getByText(DETAILS));
    expect(visibleLinks(overview).length).toBeGreaterThan(1);
  });

  test('once they are done, what else is not in order is listed', async () => {
    const { overview } = await open(sampleOverview(wrong, { visitors: nobody }), { summary: zero });
    expect(linksOf(await steps())).toEqual([]);
    expect(visibleLinks(overview).map(({ textContent }) => textContent)).toEqual([
      'See what was found',
      'Correct the link',
    ]);
  });

  test('a viewer reads what is next and has no button', async () => {
    await open(sampleOverview(fresh, { visitors: nobody }), { summary: zero, role: 1 });
    expect(linksOf(await steps())).toEqual([]);
  });

  test('a banner that was shown is not said to wait for visitors only', async () => {
    await open(sampleOverview({}, { visitors: nobody }), { summary: { ...zero, shown: 7 } });
    expect((await steps()).getByText(/Times the banner was shown: 7/)).toBeVisible();
  });

  test('a quiet week of a website with visitors keeps its figures', async () => {
    await open(sampleOverview(), { summary: zero });
    expect(await screen.findByRole('region', { name: 'Summary' })).toBeVisible();
  });
});
