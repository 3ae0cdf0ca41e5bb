import { decideProposals, listProposals } from '@yinyom/contracts/websites/proposal';
import type { Proposal } from '@yinyom/contracts/websites/proposal';
import { getApplication } from '@yinyom/contracts/websites/application';
import { listCookies } from '@yinyom/contracts/websites/cookie';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { APPLICATION_ID, sampleApplication, sampleCategory, samplePage } from '../testing/sampleData';

const TITLE = 'Names reported by visitors’ browsers';
const proposalOf = (number: number, values: Partial<Proposal> = {}): Proposal => ({
  id: String(number).padStart(24, '0'),
  name: `name_${number}`,
  match: 'exact',
  kind: 'cookie',
  type: 1,
  provider: 'www.example.co.th',
  purpose: null,
  suggested_category: null,
  networks: 3,
  first_reported_at: '2026-11-18T02:00:00.000Z',
  last_reported_at: '2026-11-20T02:00:00.000Z',
  ...values,
});

/** Opens the cookies of a website on a platform that keeps what is decided. */
const openProposals = async (given: Proposal[], discovery = true) => {
  const gateway = websitePlatform();
  let proposals = given;
  gateway.answer(getApplication, sampleApplication({ verification: 'verified', discovery }));
  gateway.answer(listProposals, () => samplePage(proposals));
  gateway.answer(decideProposals, ({ body }) => {
    const { ids } = body as { ids: string[] };
    proposals = proposals.filter(({ id }) => !ids.includes(id));
    return { decided: ids, failed: [] };
  });
  await openWebsite('cookies');
  const section = within(await screen.findByRole('region', { name: TITLE }));
  return { gateway, section };
};

test('V-04: reported names stand apart from the cookies, with what is known of them', async () => {
  const { id, title } = sampleCategory(3);
  const { section } = await openProposals([
    proposalOf(1, { suggested_category: { id, type: 3, title }, provider: 'Google Analytics' }),
    proposalOf(2, { kind: 'localStorage', type: 2, match: 'prefix', networks: 0 }),
  ]);
  const first = await section.findByRole('listitem', { name: 'name_1' });
  expect(first).toHaveTextContent('Cookie · Google Analytics · probably “Category 3”');
  expect(first).toHaveTextContent('Reported from at least 3 networks · last on 20/11/2026');
  const second = section.getByRole('listitem', { name: 'name_2*' });
  expect(second).toHaveTextContent('localStorage');
  expect(second).toHaveTextContent('Was in the cookie list before, but never confirmed');
  expect(section.getByText(/nothing is blocked because of them/)).toBeVisible();
  expect(screen.queryByRole('cell', { name: /name_1/ })).not.toBeInTheDocument();
});

test('V-04: a name is confirmed by keyboard: it leaves, the list is asked anew, the focus stays in the section', async () => {
  const { gateway, section } = await openProposals([proposalOf(1), proposalOf(2)]);
  const button = await section.findByRole('button', { name: 'Add name_1 to the cookie list' });
  const asked = gateway.received(listCookies).length;
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(section.queryByRole('listitem', { name: 'name_1' })).not.toBeInTheDocument());
  expect(gateway.received(decideProposals).map(({ params, body }) => [params['id'], body])).toEqual([
    [APPLICATION_ID, { decision: 'confirm', ids: [proposalOf(1).id] }],
  ]);
  expect(await screen.findByText(/Added to the cookie list as unclassified/)).toBeVisible();
  expect(section.getByRole('heading', { name: TITLE })).toHaveFocus();
  await waitFor(() => expect(gateway.received(listCookies).length).toBeGreaterThan(asked));
});

test('V-04: a name is dismissed; the last one leaves an empty section that says so', async () => {
  const { gateway, section } = await openProposals([proposalOf(1)]);
  await userEvent.click(await section.findByRole('button', { name: 'Dismiss name_1' }));
  expect(await section.findByRole('heading', { name: 'No names are waiting' })).toBeVisible();
  expect(gateway.received(decideProposals)[0]?.body).toMatchObject({ decision: 'dismiss' });
});

test('V-04: a flood is dismissed at once, after a question', async () => {
  const { gateway, section } = await openProposals([proposalOf(1), proposalOf(2), proposalOf(3)]);
  await userEvent.click(await section.findByRole('button', { name: 'Dismiss all shown' }));
  const question = within(await screen.findByRole('dialog', { name: 'Dismiss all names shown?' }));
  expect(gateway.received(decideProposals)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Dismiss all shown' }));
  expect(await section.findByText('No names are waiting')).toBeVisible();
  expect(gateway.received(decideProposals)[0]?.body).toEqual({
    decision: 'dismiss',
    ids: [1, 2, 3].map((number) => proposalOf(number).id),
  });
});

test('V-04: a full cookie list is said, and the name stays', async () => {
  const { gateway, section } = await openProposals([proposalOf(1)]);
  gateway.answer(decideProposals, {
    decided: [],
    failed: [{ id: proposalOf(1).id, code: 'too_many_cookies' }],
  });
  await userEvent.click(await section.findByRole('button', { name: /^Add name_1/ }));
  expect(await screen.findByText(/The cookie list is full/)).toBeVisible();
  expect(section.getByRole('listitem', { name: 'name_1' })).toBeVisible();
});

test('V-04: while reports are off nothing is asked until somebody wants to see earlier ones', async () => {
  const { gateway, section } = await openProposals([proposalOf(1)], false);
  expect(section.getByText(/Reports are turned off/)).toBeVisible();
  expect(section.getByRole('link', { name: 'Go to settings' })).toHaveAttribute(
    'href',
    `/en/websites/${APPLICATION_ID}?section=settings`,
  );
  expect(gateway.received(listProposals)).toEqual([]);
  await userEvent.click(section.getByRole('button', { name: 'Show names reported earlier' }));
  expect(await section.findByRole('listitem', { name: 'name_1' })).toBeVisible();
});

test('V-04: what could not be loaded can be tried again; who lost the right is told so', async () => {
  const gateway = websitePlatform();
  gateway.answer(getApplication, sampleApplication({ verification: 'verified', discovery: true }));
  gateway.refuse(listProposals, 503, 'unavailable');
  await openWebsite('cookies');
  const section = within(await screen.findByRole('region', { name: TITLE }));
  const again = await section.findByRole('button', { name: 'Try again' });
  gateway.refuse(listProposals, 403, 'forbidden');
  await userEvent.click(again);
  expect(
    await section.findByRole('heading', { name: 'You do not have rights to this section.' }),
  ).toBeVisible();
});

test('V-04 S-07 J-05: names that strangers chose stay text and do not turn what stands around them', async () => {
  const hostile = '<img src=x onerror="window.hacked=1">{{name}}$t(list.title)';
  const { section } = await openProposals([proposalOf(1, { name: hostile, provider: hostile })]);
  expect(await section.findByRole('listitem', { name: hostile })).toBeVisible();
  expect(section.getByRole('button', { name: `Dismiss ${hostile}` })).toBeVisible();
  expect(document.querySelector('img, [onerror]')).toBeNull();
});
