import { getPartError, listPartErrors, listParts } from '@yinyom/contracts/release/partErrors';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell';
import { organization, platformOf, signedIn } from '../../testing/signedIn';

const hours = [...Array.from({ length: 23 }, () => 0), 4];
const current = {
  build: 'b1',
  state: 'current' as const,
  released_at: '2026-11-23T10:00:00.000Z',
  uses: 2_000,
  errors: 4,
  hours,
};
const parts = [
  {
    name: 'mfe_users',
    team: {
      name: 'People',
      contact: 'people@example.ac.th',
      on_call: '+66 2 000 0000',
      runbook: 'https://wiki.example.ac.th/people',
      tier: 1 as const,
    },
    builds: [
      current,
      { ...current, build: 'b2', state: 'canary' as const, share: 0.1, organizations: 2, uses: 0 },
    ],
  },
];
const error = {
  id: 'a'.repeat(32),
  name: 'mfe_users',
  build: 'b1',
  kind: 'render' as const,
  message: 'TypeError: x is not a function',
  pages: ['/user'],
  count: 7,
  day: 4,
  first_seen: '2026-11-22T10:00:00.000Z',
  last_seen: '2026-11-23T10:00:00.000Z',
};
/** Presses and waits for what the press loads. */
const press = (element: HTMLElement) => act(() => userEvent.click(element));
const open = () => renderShell({ path: '/operations/parts', session: signedIn });

it('shows parts with builds side by side, their messages and the stack in the sources', async () => {
  const platform = platformOf(organization('a', 1));
  platform.answer(listParts, { parts });
  platform.answer(listPartErrors, { errors: [error] });
  platform.answer(getPartError, {
    ...error,
    hours: [],
    frames: [
      {
        name: 'mfe_users',
        build: 'b1',
        file: 'assets/7.js',
        line: 1,
        column: 9,
        source: { file: 'src/pages/UsersPage.tsx', line: 12, column: 3, symbol: 'list' },
      },
      { name: 'shell', build: 's1', file: 'assets/main.js', line: 1, column: 9, source: null },
    ],
  });
  await open();
  expect(await screen.findByRole('heading', { name: 'Parts of the console', level: 1 })).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Builds of mfe_users' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/b1.*Current.*2,000.*4.*2/);
  expect(second).toHaveTextContent(/b2.*Canary.*10% of users · Chosen organizations: 2.*–/);
  expect(screen.getByText('Team: People, people@example.ac.th')).toBeInTheDocument();
  expect(screen.getByText('On call: +66 2 000 0000')).toBeInTheDocument();
  expect(screen.getByText('Tier 1 of 3')).toBeInTheDocument();
  const runbook = screen.getByRole('link', { name: 'Runbook' });
  expect(runbook).toHaveAttribute('href', 'https://wiki.example.ac.th/people');
  await press(screen.getByRole('button', { name: 'Messages of b1' }));
  await press(await screen.findByRole('button', { name: `Details: ${error.message}` }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('src/pages/UsersPage.tsx:12:3 (list)')).toBeInTheDocument();
  expect(within(dialog).getByText('no source map')).toBeInTheDocument();
});

it('says so when there is nothing yet, and when a build has no errors', async () => {
  const platform = platformOf(organization('a', 1));
  platform.answer(listParts, { parts });
  platform.answer(listPartErrors, { errors: [] });
  await open();
  await press(await screen.findByRole('button', { name: 'Messages of b1' }));
  expect(await screen.findByText('No error of this build in the last 30 days')).toBeInTheDocument();
});

it('shows nothing to whoever does not run the installation', async () => {
  const platform = platformOf(organization('a', 1000));
  platform.refuse(listParts, 403, 'forbidden');
  await open();
  const [title] = await screen.findAllByText('You do not have rights to this section.');
  expect(title?.tagName).toBe('H1');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('offers to try again when it could not be asked', async () => {
  const platform = platformOf(organization('a', 1000));
  platform.refuse(listParts, 500, 'internal_error');
  await open();
  const main = await screen.findByRole('main');
  expect(await within(main).findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
