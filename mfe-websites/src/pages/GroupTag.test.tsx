import { getGroup, listGroups } from '@yinyom/contracts/groups/group';
import { getGroupTag, ignoreTagHost, makeGroupTag, type GroupTag } from '@yinyom/contracts/groups/groupTag';
import { listApplications } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { bodyOf, press } from '../testing/press';
import { APPLICATION_ID, ORGANIZATION_ID, samplePage } from '../testing/sampleData';
import { GROUP_ID, sampleGroup, sampleOpenGroup } from '../testing/sampleGroup';

const NO_TAG: GroupTag = {
  group_key: null,
  snippet: null,
  host_snippet: null,
  script_url: null,
  websites: [],
  more_websites: false,
  unknown_hosts: [],
  ignored_hosts: [],
};
const ADDRESS = 'https://consent.example/sdk/v1/group/k7Qm2xV9tR4b';
const STRANGER = { host: 'stranger.ac.th', seen_at: '2026-11-20T03:04:00.000Z' };
const TAG: GroupTag = {
  ...NO_TAG,
  group_key: 'k7Qm2xV9tR4b',
  snippet: `<script src="${ADDRESS}.js"></script>`,
  host_snippet: `<script src="${ADDRESS}/{host}.js"></script>`,
  script_url: `${ADDRESS}.js`,
  websites: [
    { application_id: APPLICATION_ID, domain_name: 'one.ac.th', hosts: ['one.ac.th', 'one.co.th'] },
    { application_id: GROUP_ID, domain_name: 'two.ac.th/faculty', hosts: [] },
  ],
  unknown_hosts: [STRANGER],
};

const open = async (tag: GroupTag, role: 10 | 1000 = 1000) => {
  const gateway = fakeGateway();
  gateway.answer(getGroup, sampleOpenGroup());
  gateway.answer(listGroups, samplePage([sampleGroup()]));
  gateway.answer(listApplications, samplePage([]));
  gateway.answer(getGroupTag, tag);
  await renderRemote(remote, {
    path: `/groups/${GROUP_ID}?section=tag`,
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role },
  });
  return gateway;
};

test('an Admin makes the tag; the page then shows what to paste', async () => {
  const gateway = await open(NO_TAG);
  expect(await screen.findByText('This group has no tag yet')).toBeVisible();
  gateway.answer(makeGroupTag, TAG);
  gateway.answer(getGroupTag, TAG);
  await press('Make the tag');
  expect(await screen.findByText(`<script src="${ADDRESS}.js"></script>`)).toBeVisible();
});

test('a member reads the tag and neither makes nor ends it', async () => {
  await open(NO_TAG, 10);
  expect(await screen.findByText('An Admin can make the tag.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /tag$/ })).not.toBeInTheDocument();
});

test('the tag with a host names the host that is chosen; websites with a path keep their own tags', async () => {
  await open(TAG, 10);
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Host in the tag' }),
    'one.co.th',
  );
  expect(screen.getByText(`<script src="${ADDRESS}/one.co.th.js"></script>`)).toBeVisible();
  const table = screen.getByRole('table', { name: 'Hosts that it answers for' });
  expect(within(table).getByText('one.ac.th, one.co.th')).toBeVisible();
  expect(within(table).getByText(/keeps its own tag/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove the tag' })).not.toBeInTheDocument();
});

test('an unknown host is ignored and listed again', async () => {
  const gateway = await open(TAG, 10);
  const ignored = { ...TAG, unknown_hosts: [], ignored_hosts: [STRANGER] };
  gateway.answer(ignoreTagHost, ignored);
  await screen.findByRole('button', { name: 'Ignore stranger.ac.th' });
  gateway.answer(getGroupTag, ignored);
  await press('Ignore stranger.ac.th');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Unknown hosts' })).toHaveFocus());
  await userEvent.click(await screen.findByText('Ignored hosts: 1', { selector: 'summary' }));
  gateway.answer(getGroupTag, TAG);
  await press('List stranger.ac.th again');
  await waitFor(() =>
    expect(gateway.received(ignoreTagHost).map(bodyOf)).toEqual([
      { host: 'stranger.ac.th', ignored: true },
      { host: 'stranger.ac.th', ignored: false },
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Ignore stranger.ac.th' })).toBeVisible();
});

test('an unknown host becomes a website of the group: the form begins with both', async () => {
  await open(TAG, 10);
  await userEvent.click(await screen.findByRole('link', { name: 'Add as website: stranger.ac.th' }));
  expect(await screen.findByRole('textbox', { name: /^Domain/ })).toHaveValue('stranger.ac.th');
  expect(await screen.findByRole('combobox', { name: /^Group/ })).toHaveValue(GROUP_ID);
});
