import { judgeCompliance } from '@yinyom/contracts/compliance/judgeCompliance';
import type { ComplianceFacts } from '@yinyom/contracts/compliance/complianceFacts';
import { NOW, sampleFacts } from '@yinyom/contracts/compliance/testing/sampleFacts';
import type { Role } from '@yinyom/contracts/constants';
import { listWebsiteOverviews, type WebsiteOverview } from '@yinyom/contracts/consents/overview';
import { listApplications } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { ORGANIZATION_ID, sampleApplication, samplePage } from '../testing/sampleData';

const idOf = (n: number) => `6560000000000000000000a${n}`;
const overview = (n: number, facts: Partial<ComplianceFacts> = {}): WebsiteOverview => ({
  application_id: idOf(n),
  default_language: 'th',
  checks: judgeCompliance(sampleFacts({ application_id: idOf(n), ...facts }), { now: NOW, dpo: true }),
  visitors: { decided: 100, accepted: 57, before: { decided: 0, accepted: 0 } },
  scan_id: null,
});
const sites = (...numbers: number[]) =>
  numbers.map((n) => sampleApplication({ id: idOf(n), domain_name: `site${n}.co.th` }));

const open = async (role: Role = 10) => {
  const gateway = fakeGateway();
  gateway.answer(listApplications, samplePage(sites(1, 2, 3)));
  const answered = [overview(1), overview(2, { unclassified: 2 }), overview(3, { privacy_look: null })];
  gateway.answer(listWebsiteOverviews, answered);
  await renderRemote(remote, {
    path: '/websites',
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role },
  });
  await screen.findByText('All normal');
  return gateway;
};
const rowOf = (n: number) => screen.getByRole('link', { name: `site${n}.co.th` }).closest('tr');

test('7: each website has the count that Install and dashboard show, its most urgent reason and the rest of the sentence', async () => {
  await open();
  expect(rowOf(1)).toHaveTextContent(/All normal57% of those who decided accepted · the scan found nothing/);
  expect(rowOf(2)).toHaveTextContent('7 of 8 in order2 cookies have no category yet57%');
  expect(rowOf(3)).toHaveTextContent('7 of 8 in orderThe links of the published version');
  expect(screen.getByRole('link', { name: '2 cookies have no category yet' })).toHaveAttribute(
    'href',
    `/en/websites/${idOf(2)}/re-assign`,
  );
});

test('all rows of a page are asked about in one call', async () => {
  const gateway = await open();
  expect(gateway.received(listWebsiteOverviews).map(({ query }) => query)).toEqual([
    { organization_id: ORGANIZATION_ID, application_ids: [1, 2, 3].map(idOf).join() },
  ]);
});

test('a viewer reads the reason and is not led where nothing may be changed', async () => {
  await open(1);
  expect(rowOf(2)).toHaveTextContent('2 cookies have no category yet');
  expect(screen.queryByRole('link', { name: '2 cookies have no category yet' })).not.toBeInTheDocument();
});

test('without an answer the list stays, and the checks can be asked for again', async () => {
  const gateway = fakeGateway();
  gateway.answer(listApplications, samplePage(sites(1)));
  gateway.disconnect(listWebsiteOverviews);
  await renderRemote(remote, {
    path: '/websites',
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role: 10 },
  });
  expect(await screen.findByText('The checks cannot be read at the moment')).toBeVisible();
  gateway.answer(listWebsiteOverviews, [overview(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All normal')).toBeVisible();
});

test('few websites need no search and no word about the end of the list', async () => {
  await open();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByText('No more items')).not.toBeInTheDocument();
});
