import { getApplication, updateApplication } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { APPLICATION_ID, ORGANIZATION_ID, sampleApplication } from '../testing/sampleData';

// A busy machine draws slowly; what is waited for is always a condition.
jest.setTimeout(30_000);

const open = (section = 'script') =>
  renderRemote(remote, {
    path: `/websites/${APPLICATION_ID}?section=${section}`,
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role: 10 },
  });

test('the script panel copies the snippet to the letter', async () => {
  const gateway = fakeGateway();
  gateway.answer(getApplication, sampleApplication());
  await open();
  const user = userEvent.setup();
  const standard = await screen.findByRole('region', { name: 'Standard (recommended)' });
  expect(standard).toHaveTextContent(sampleApplication().script ?? '');
  await user.click(within(standard).getByRole('button', { name: 'Copy script' }));
  expect(await within(standard).findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(sampleApplication().script);
  expect(screen.getByRole('region', { name: 'Asynchronous' })).toHaveTextContent('q:[]');
});

test('the page notices by itself when the script was seen', async () => {
  const gateway = fakeGateway();
  let seen = false;
  gateway.answer(getApplication, () => sampleApplication({ verification: seen ? 'verified' : 'unverified' }));
  await open();
  expect(await screen.findByText(/has not been seen on www.example.co.th yet/)).toBeVisible();
  seen = true;
  await waitFor(() => expect(screen.getByText(/was seen running on www.example.co.th/)).toBeVisible(), {
    timeout: 6000,
  });
});

test('a disabled website says what that means and can be enabled with an empty body', async () => {
  const gateway = fakeGateway();
  let enabled = false;
  gateway.answer(getApplication, () => sampleApplication({ enabled }));
  gateway.answer(updateApplication, () => {
    enabled = true;
    return sampleApplication();
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Enable' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enable' })).not.toBeInTheDocument());
  expect(gateway.received(updateApplication)[0]?.body).toEqual({});
});

test('a website that does not exist says so and leads back to the list', async () => {
  const gateway = fakeGateway();
  gateway.refuse(getApplication, 404, 'not_found');
  await open();
  expect(await screen.findByText('This website could not be found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the websites' })).toHaveAttribute('href', '/en/websites');
});

test('a user without the right reads the message of the specification', async () => {
  const gateway = fakeGateway();
  gateway.refuse(getApplication, 403, 'forbidden');
  await open();
  expect(await screen.findByText('You do not have rights to this section.')).toBeVisible();
});

test('a website that could not be loaded can be tried again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(getApplication, 503, 'unavailable');
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer(getApplication, sampleApplication());
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'www.example.co.th' })).toBeVisible();
});
