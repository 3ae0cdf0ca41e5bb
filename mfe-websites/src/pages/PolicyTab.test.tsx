import { getPolicy, listPolicyVersions, savePolicy } from '@yinyom/contracts/websites/policy';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { press } from '../testing/press';
import { samplePage } from '../testing/sampleData';
import { samplePolicy } from '../testing/samplePolicy';

test('The policy shows its questions, what the check found, and the text that the answers make', async () => {
  const gateway = websitePlatform();
  gateway.answer(getPolicy, samplePolicy());
  await openWebsite('policy');
  expect(await screen.findByRole('textbox', { name: /1\. Full name/ })).toHaveValue('Example University');
  expect(screen.getByText('Please fill out an e-mail address.')).toBeVisible();
  expect(screen.getByText('Please check transfers abroad.')).toBeVisible();
  expect(screen.getByText('Scans saw hosts of others: facebook.com')).toBeVisible();
  expect(screen.getByText('What rights says')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('Answers are sent with the etag that was read, and published only by the button that says so', async () => {
  const gateway = websitePlatform();
  gateway.answer(getPolicy, samplePolicy());
  gateway.answer(savePolicy, samplePolicy({ etag: '"1"' }));
  await openWebsite('policy');
  await userEvent.type(await screen.findByRole('textbox', { name: /3\. E-mail/ }), 'pdpa@example.ac.th');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /11\. Transfers/ }), 'safeguards');
  await userEvent.type(screen.getByRole('textbox', { name: /^Countries/ }), 'us, SG');
  await press('Save');
  await waitFor(() => expect(gateway.received(savePolicy)).toHaveLength(1));
  const [saved] = gateway.received(savePolicy);
  expect(saved?.body).toMatchObject({
    publish: false,
    answers: {
      contact_email: 'pdpa@example.ac.th',
      abroad: { ground: 'safeguards', countries: ['us', 'SG'] },
    },
  });
  expect(saved?.headers.get('if-match')).toBe('"0"');
  await press('Save and publish');
  await waitFor(() => expect(gateway.received(savePolicy)).toHaveLength(2));
  expect(gateway.received(savePolicy)[1]?.body).toMatchObject({ publish: true });
});

test('What may not be published is said under its field, and what was typed stays', async () => {
  const gateway = websitePlatform();
  gateway.answer(getPolicy, samplePolicy());
  gateway.refuse(savePolicy, 422, 'lint_failed', {
    errors: [
      { field: 'answers.recipients', code: 'policy_implied_consent', message: 'Cannot be published.' },
    ],
  });
  await openWebsite('policy');
  const recipients = await screen.findByRole('textbox', { name: /10\. Who else/ });
  await userEvent.type(recipients, 'By continuing you agree');
  await press('Save and publish');
  expect(await screen.findByText('Cannot be published.')).toBeVisible();
  expect(recipients).toHaveValue('By continuing you agree');
});

test('A country that is none is said before anything is sent', async () => {
  const gateway = websitePlatform();
  gateway.answer(
    getPolicy,
    samplePolicy({ answers: { ...samplePolicy().answers, contact_email: 'a@b.th' } }),
  );
  await openWebsite('policy');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /11\. Transfers/ }), 'adequate');
  await userEvent.type(screen.getByRole('textbox', { name: /^Countries/ }), 'Singapore');
  await press('Save');
  expect(await screen.findByText('Please check this answer.')).toBeVisible();
  expect(gateway.received(savePolicy)).toHaveLength(0);
});

test('Published versions are listed, each with the address where it stays', async () => {
  const gateway = websitePlatform();
  gateway.answer(getPolicy, samplePolicy({ published_version: 2 }));
  const version = (number: number) => ({
    version: number,
    published_at: `2026-11-0${number}T03:00:00.000Z`,
    published_url: `https://consent.example.ac.th/public/sites/key/policy/${number}.html`,
    by: { id: 'f'.repeat(24) },
    policy_sha256: { th: 'a1'.repeat(32) },
    diff: ['rights' as const],
    ...(number === 2 && { note: 'New officer' }),
  });
  gateway.answer(listPolicyVersions, samplePage([version(2), version(1)]));
  await openWebsite('policy');
  const list = within(await screen.findByRole('region', { name: 'Published versions' }));
  expect(await list.findByText('New officer')).toBeVisible();
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://consent.example.ac.th/public/sites/key/policy/2.html',
    'https://consent.example.ac.th/public/sites/key/policy/1.html',
  ]);
});
