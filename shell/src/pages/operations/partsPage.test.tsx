import { getPartError, listPartErrors, listParts } from '@yinyom/contracts/release/partErrors';
import { listPartCalls, setPartCalls, type PartCalls } from '@yinyom/contracts/release/partCalls';
import { listPartFlags, setPartFlag, type PartFlag } from '@yinyom/contracts/release/partFlags';
import { act, screen, waitFor, within } from '@testing-library/react';
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
const flag: PartFlag = {
  part: 'mfe_users',
  name: 'new-table',
  description: 'Table with groups',
  default: false,
  builds: ['b1'],
  kind: 'share',
  share: 0.1,
  changes: [{ at: '2026-11-23T10:00:00.000Z', by: 'team People', kind: 'share', share: 0.1 }],
  etag: '"1"',
};
const open = () => renderShell({ path: '/operations/parts', session: signedIn });

it('shows parts with builds side by side, their messages and the stack in the sources', async () => {
  const platform = platformOf(organization('a', 1));
  platform.answer(listParts, { parts });
  platform.answer(listPartFlags, { flags: [] });
  platform.answer(listPartCalls, { parts: [] });
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
  platform.answer(listPartFlags, { flags: [] });
  platform.answer(listPartCalls, { parts: [] });
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

it('W8 shows the flags of a part with their last change, and switches one', async () => {
  const platform = platformOf(organization('a', 1));
  platform.answer(listParts, { parts });
  platform.answer(listPartFlags, { flags: [flag, { ...flag, part: 'mfe_auth', name: 'other' }] });
  platform.answer(listPartCalls, { parts: [] });
  platform.answer(setPartFlag, { ...flag, share: 0.255, etag: '"2"' });
  await open();
  const table = await screen.findByRole('table', { name: 'Feature flags: mfe_users' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(table).toHaveTextContent(/new-table.*Table with groups.*10% of organizations.*Team People/);
  await press(screen.getByRole('button', { name: 'Change new-table' }));
  const percent = await screen.findByRole('spinbutton', { name: /Percent of organizations/ });
  await act(async () => {
    await userEvent.clear(percent);
    await userEvent.type(percent, '25.5');
  });
  await press(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Flag saved')).toBeInTheDocument();
  const [sent] = platform.received(setPartFlag);
  expect(sent?.body).toEqual({ kind: 'share', share: 0.255 });
  expect(sent?.headers.get('if-match')).toBe('"1"');
});

it('after a change by another operator the latest flag is loaded, and what was chosen is saved over it', async () => {
  const platform = platformOf(organization('a', 1));
  platform.answer(listParts, { parts });
  platform.refuse(listPartFlags, 503, 'timeout');
  platform.answer(listPartCalls, { parts: [] });
  platform.refuse(setPartFlag, 412, 'version_conflict');
  await open();
  const main = within(await screen.findByRole('main'));
  const retry = await main.findByRole('button', { name: 'Try again' });
  platform.answer(listPartFlags, { flags: [flag] });
  await press(retry);
  await press(await main.findByRole('button', { name: 'Change new-table' }));
  const name = 'mfe_users · new-table';
  const dialog = within(await screen.findByRole('dialog', { name }));
  await act(() => userEvent.selectOptions(dialog.getByRole('combobox'), 'on'));
  await press(dialog.getByRole('button', { name: 'Save' }));
  const changes = [
    { at: '2026-11-24T10:00:00.000Z', by: 'operator 64b0000000000000000000a1', kind: 'off' as const },
  ];
  platform.answer(listPartFlags, { flags: [{ ...flag, kind: 'off', changes, etag: '"7"' }] });
  await press(await dialog.findByRole('button', { name: /^Load the latest version/ }));
  expect(await dialog.findByText(/· An operator$/)).toBeInTheDocument();
  platform.answer(setPartFlag, { ...flag, kind: 'on', etag: '"8"' });
  await press(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(platform.received(setPartFlag)).toHaveLength(2));
  const last = platform.received(setPartFlag)[1];
  expect([last?.body, last?.headers.get('if-match')]).toEqual([{ kind: 'on' }, '"7"']);
  await press(main.getByRole('button', { name: 'Change new-table' }));
  const again = within(await screen.findByRole('dialog', { name }));
  await press(again.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog', { name })).toBeNull();
});

it('W9 shows what a part may call and asks for, and decides about it', async () => {
  const platform = platformOf(organization('a', 1));
  const calls: PartCalls = {
    part: 'mfe_users',
    declared: ['getMe', 'listUsers'],
    allowed: ['getMe'],
    asked: ['listUsers'],
    changes: [{ at: '2026-11-23T10:00:00.000Z', by: 'operator a1', allowed: ['getMe'] }],
    etag: '"1"',
  };
  platform.answer(listParts, { parts });
  platform.answer(listPartFlags, { flags: [] });
  platform.answer(listPartCalls, { parts: [calls] });
  platform.answer(setPartCalls, { ...calls, allowed: ['getMe', 'listUsers'], asked: [] });
  await open();
  expect(await screen.findByText('Asked for: 1')).toBeInTheDocument();
  await press(screen.getByRole('button', { name: 'Change Calls of mfe_users' }));
  await press(await screen.findByRole('checkbox', { name: 'listUsers (asked for)' }));
  await press(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Allowed calls saved')).toBeInTheDocument();
  expect(platform.received(setPartCalls)[0]?.body).toEqual({ allowed: ['getMe', 'listUsers'] });
});
