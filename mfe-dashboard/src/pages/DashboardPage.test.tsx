import { listConsents } from '@yinyom/contracts/consents/listConsents';
import { listExports } from '@yinyom/contracts/consents/exports';
import { getWebsiteOverview } from '@yinyom/contracts/consents/overview';
import { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import { getApplication } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { openDashboard, rowOf } from '../testing/openDashboard';
import {
  APPLICATION_ID,
  sampleConsent,
  sampleOverview,
  samplePage,
  sampleSummary,
  sampleWebsite,
} from '../testing/sampleData';

test('F-L13: the page says in its heading which website it is about, and so do its exports', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([]));
  gateway.answer(listExports, samplePage([]));
  await openDashboard();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Dashboard: www.example.co.th' }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Export data' }));
  expect(await screen.findByRole('dialog', { name: 'Export data: www.example.co.th' })).toBeVisible();
});

test('without any consent it says what to do next and leads to the script', async () => {
  const gateway = fakeGateway();
  gateway.answer(
    getApplicationSummary,
    sampleSummary({ users_accepted: 0, users_declined: 0, decisions: 0 }),
  );
  gateway.answer(listConsents, samplePage([]));
  await openDashboard();
  expect(await screen.findByText('No decisions in this period yet')).toBeVisible();
  expect(screen.getAllByText('No decision yet')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'See how to install the script' })).toHaveAttribute(
    'href',
    `/en/websites/${APPLICATION_ID}?section=script`,
  );
});

test('H1 F-L1 a website that was never published says so, with the way to its banner', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, sampleSummary());
  gateway.answer(listConsents, samplePage([]));
  gateway.answer(getApplication, sampleWebsite({ template_version: 0 }));
  await openDashboard();
  expect(await screen.findByText('The banner of this website is not published yet')).toBeVisible();
  expect(screen.getByText(/visitors see nothing, tags that need consent stay blocked/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review and publish the banner' })).toHaveAttribute(
    'href',
    `/en/websites/${APPLICATION_ID}?section=banner`,
  );
});

test('a failed summary leaves the consents usable and can be tried again', async () => {
  const gateway = fakeGateway();
  gateway.disconnect(getApplicationSummary);
  gateway.answer(getWebsiteOverview, sampleOverview());
  gateway.answer(listConsents, samplePage([sampleConsent(1)]));
  await openDashboard();
  await rowOf(sampleConsent(1).id);
  gateway.answer(getApplicationSummary, sampleSummary());
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,234')).toBeVisible();
});

test('a website of somebody else says so instead of offering to try again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(getApplicationSummary, 404, 'not_found');
  gateway.refuse(listConsents, 404, 'not_found');
  await openDashboard();
  expect(await screen.findByText('The chosen website could not be found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a user without the right reads the message of the specification', async () => {
  const gateway = fakeGateway();
  gateway.refuse(getApplicationSummary, 403, 'forbidden');
  gateway.refuse(listConsents, 403, 'forbidden');
  await openDashboard();
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
  expect(await screen.findByText(/Ask an Admin/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add website' })).not.toBeInTheDocument();
});
