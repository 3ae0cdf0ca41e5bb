import { createGroup, deleteGroup, getGroup, listGroups, updateGroup } from '@yinyom/contracts/groups/group';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { ORGANIZATION_ID, samplePage } from '../testing/sampleData';
import { GROUP_ID, sampleGroup, sampleOpenGroup } from '../testing/sampleGroup';
import { bodyOf, press } from '../testing/press';

const LOW = '6560000000000000000000d2';
const GROUPS = [
  sampleGroup({ version: 2 }),
  sampleGroup({
    id: LOW,
    name: 'Primary',
    parent_id: GROUP_ID,
    path: [GROUP_ID, LOW],
    version: 1,
    pending_changes: true,
  }),
  sampleGroup({ id: '6560000000000000000000d3', name: 'Hospitals' }),
];

const open = async (groups = GROUPS, role: 10 | 1000 = 1000) => {
  const gateway = fakeGateway();
  gateway.answer(listGroups, samplePage(groups));
  gateway.answer(getGroup, sampleOpenGroup());
  await renderRemote(remote, {
    path: '/groups',
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role },
  });
  return gateway;
};
const act = async (name: string, item: string) => {
  await press(`Actions for ${name}`);
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};

test('groups are a tree with their websites and what was published', async () => {
  await open();
  const low = await screen.findByRole('link', { name: 'Primary' });
  expect(within(screen.getByRole('list', { name: 'Schools' })).getByRole('link')).toBe(low);
  expect(low).toHaveAttribute('href', `/en/groups/${LOW}`);
  expect(screen.getAllByText('Websites: 2 · with groups inside: 3')).toHaveLength(3);
  expect(screen.getByText('Published, version 2')).toBeVisible();
  expect(screen.getByText('Version 1, changes not published')).toBeVisible();
  expect(screen.getByText('Not published yet')).toBeVisible();
});

test('an Admin makes a group inside another one', async () => {
  const gateway = await open();
  await screen.findByRole('link', { name: 'Schools' });
  gateway.answer(createGroup, sampleOpenGroup());
  await act('Schools', 'Create a group inside');
  await userEvent.type(screen.getByRole('textbox', { name: /Name of the group/ }), 'Secondary');
  await press('Save');
  await waitFor(() =>
    expect(bodyOf(gateway.received(createGroup)[0])).toEqual({
      organization_id: ORGANIZATION_ID,
      name: 'Secondary',
      parent_id: GROUP_ID,
    }),
  );
});

test('a name that is taken is refused in place', async () => {
  const gateway = await open();
  await screen.findByRole('link', { name: 'Schools' });
  gateway.refuse(updateGroup, 409, 'duplicate_group_name', { message: 'There is a group with this name' });
  await act('Schools', 'Rename');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is a group with this name');
});

test('moving a group says what it changes, and sends the version that was seen', async () => {
  const gateway = await open();
  await screen.findByRole('link', { name: 'Schools' });
  gateway.answer(updateGroup, sampleOpenGroup());
  await act('Primary', 'Move');
  expect(screen.getByText(/3 websites move with it/)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Move to' }), 'Hospitals');
  await press('Move the group');
  await waitFor(() => expect(gateway.received(updateGroup)).toHaveLength(1));
  const [call] = gateway.received(updateGroup);
  expect(bodyOf(call)).toEqual({ parent_id: '6560000000000000000000d3' });
  expect(call?.headers.get('if-match')).toBe('"1"');
});

test('deleting a group says before what becomes of its websites, and needs its name', async () => {
  const gateway = await open();
  await screen.findByRole('link', { name: 'Schools' });
  gateway.answer(deleteGroup, undefined);
  await act('Schools', 'Delete');
  expect(
    await screen.findByText('On 3 websites, what came from this group becomes their own.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete the group' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Type Schools to confirm' }), 'Schools');
  await press('Delete the group');
  await waitFor(() => expect(gateway.received(deleteGroup)[0]?.query).toEqual({ confirm: 'Schools' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('others see the tree and cannot change it', async () => {
  await open(GROUPS, 10);
  await screen.findByRole('link', { name: 'Schools' });
  expect(screen.queryByRole('button', { name: /Actions|Create/ })).not.toBeInTheDocument();
});

test('where there is none it is said, and an Admin makes the first', async () => {
  await open([]);
  expect(await screen.findByText('No groups yet')).toBeVisible();
  await press('Create a group');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a tree that could not be loaded can be tried again in place', async () => {
  const gateway = fakeGateway();
  gateway.disconnect(listGroups);
  await renderRemote(remote, {
    path: '/groups',
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role: 10 },
  });
  await screen.findByText('Could not load');
  gateway.answer(listGroups, samplePage(GROUPS));
  await press('Try again');
  expect(await screen.findByRole('link', { name: 'Schools' })).toBeVisible();
});
