import { getGroup, listGroups, saveGroupDraft, updateGroup } from '@yinyom/contracts/groups/group';
import {
  getGroupPublication,
  listGroupPublications,
  listPublicationRows,
  publishGroup,
  steerGroupPublication,
} from '@yinyom/contracts/groups/groupPublication';
import {
  compareInheritance,
  listInheritance,
  takeGroupInheritance,
} from '@yinyom/contracts/groups/inheritance';
import { listCategories } from '@yinyom/contracts/websites/category';
import { listApplications } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { bodyOf, press } from '../testing/press';
import { ORGANIZATION_ID, sampleApplication, sampleCategory, samplePage } from '../testing/sampleData';
import {
  GROUP_ID,
  INHERITED,
  OUTDATED,
  OWN,
  sampleGroup,
  sampleOpenGroup,
  samplePublication,
  sampleRow,
  sampleWebsiteInheritance,
} from '../testing/sampleGroup';

const open = async (section = '', role: 10 | 1000 = 10, group = sampleOpenGroup()) => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const gateway = fakeGateway();
  gateway.answer(getGroup, group);
  gateway.answer(listGroups, samplePage([sampleGroup()]));
  gateway.answer(listCategories, samplePage([sampleCategory(1), sampleCategory(3)]));
  gateway.answer(listApplications, samplePage([sampleApplication({ group_id: GROUP_ID })]));
  gateway.answer(listGroupPublications, samplePage([]));
  gateway.answer(
    listInheritance,
    samplePage([
      sampleWebsiteInheritance(1, { design: INHERITED, settings: OWN }),
      sampleWebsiteInheritance(2, { design: OUTDATED, settings: OWN }),
    ]),
  );
  await renderRemote(remote, {
    path: `/groups/${GROUP_ID}?section=${section}`,
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role },
  });
  return gateway;
};

test('a group shows its websites first; members do not move them', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'www.example.co.th' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Move|Add websites/ })).not.toBeInTheDocument();
});

test('a setting that the group gives is saved with the version that was seen, and undone', async () => {
  const gateway = await open('settings');
  const box = await screen.findByRole('checkbox', { name: 'The group sets: Consent lifetime' });
  await userEvent.click(box);
  const days = screen.getByRole('spinbutton', { name: /Consent lifetime/ });
  await userEvent.clear(days);
  await userEvent.type(days, '90');
  await press('Undo');
  await press('Redo');
  gateway.answer(
    saveGroupDraft,
    sampleOpenGroup({ etag: '"2"', draft: { logo: null, settings: { consent_expiry_days: 90 } } }),
  );
  await press('Save draft');
  await waitFor(() => expect(gateway.received(saveGroupDraft)).toHaveLength(1));
  const [call] = gateway.received(saveGroupDraft);
  expect(bodyOf(call)).toEqual({ sections: { settings: { consent_expiry_days: 90 } } });
  expect(call?.headers.get('if-match')).toBe('"1"');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save draft' })).toBeDisabled());
});

test('texts of a language begin with the product’s, in the fields of a website', async () => {
  const gateway = await open('banner');
  await userEvent.click(await screen.findByRole('tab', { name: 'Words' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'This group gives this section' }));
  const title = await screen.findByRole('textbox', { name: /^Banner title/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'ของกลุ่ม');
  gateway.answer(saveGroupDraft, sampleOpenGroup());
  await press('Save draft');
  await waitFor(() => expect(gateway.received(saveGroupDraft)).toHaveLength(1));
  const { sections } = bodyOf(gateway.received(saveGroupDraft)[0]) as {
    sections: { texts: Record<string, { banner: { title: string }; privacy: { url: string } }> };
  };
  expect(Object.keys(sections)).toEqual(['texts']);
  expect(Object.keys(sections.texts)).toEqual(['th']);
  expect(sections.texts['th']).toMatchObject({
    banner: { title: 'ของกลุ่ม' },
    privacy: { url: '{privacy_url}' },
  });
});

test('what another person saved meanwhile is offered, and nothing is lost', async () => {
  const gateway = await open('settings');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'The group sets: Consent lifetime' }));
  gateway.refuse(saveGroupDraft, 412, 'version_conflict');
  await press('Save draft');
  expect(await screen.findByRole('button', { name: /Load the latest/ })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'The group sets: Consent lifetime' })).toBeChecked();
});

const planned = async () => {
  const gateway = await open('publications');
  gateway.answer(publishGroup, ({ body }) =>
    (body as { dry_run?: boolean }).dry_run
      ? samplePublication()
      : samplePublication({ state: 'running', started_at: '2026-11-29T03:00:00.000Z' }),
  );
  gateway.answer(getGroupPublication, samplePublication());
  gateway.answer(
    listPublicationRows,
    samplePage([sampleRow(), sampleRow({ application_id: 'b'.repeat(24), outcome: 'skipped_unpublished' })]),
  );
  await press('Publish the group');
  return gateway;
};

test('publishing shows the plan first, and confirms exactly that', async () => {
  const gateway = await planned();
  expect(await screen.findByText(/To be published: 2 · Skipped: never published: 1/)).toBeVisible();
  expect(screen.getByText('Websites whose visitors are asked again: 1')).toBeVisible();
  expect(await screen.findAllByText('Asked again (decided in 30 days: 120)')).toHaveLength(2);
  const running = samplePublication({ state: 'running', started_at: '2026-11-29T03:00:00.000Z' });
  gateway.answer(listGroupPublications, samplePage([running]));
  gateway.answer(getGroupPublication, running);
  await press('Publish on 2 websites');
  expect(await screen.findByText('Publishing: 0 of 3 websites')).toBeVisible();
  const sent = gateway.received(publishGroup).map((call) => bodyOf(call));
  expect(sent.at(0)).toMatchObject({ dry_run: true, include_unpublished: false });
  expect(sent.at(-1)).toEqual({ plan_hash: 'a'.repeat(64) });
});

test('websites that were never published take part only when the box says so', async () => {
  const gateway = await planned();
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Also publish websites that were never published' }),
  );
  await waitFor(() =>
    expect(bodyOf(gateway.received(publishGroup).at(-1))).toMatchObject({ include_unpublished: true }),
  );
});

test.each([
  ['plan_stale', 'Something has changed'],
  ['publication_running', 'It is being published'],
] as const)('%s is said, and the plan can be made again', async (code, message) => {
  const gateway = await planned();
  await screen.findByText(/To be published: 2/);
  gateway.refuse(publishGroup, 409, code, { message });
  await press('Publish on 2 websites');
  expect(await screen.findByText(new RegExp(message))).toBeVisible();
  gateway.answer(publishGroup, samplePublication());
  await press('Make the plan again');
  expect(await screen.findByText(/To be published: 2/)).toBeVisible();
});

test('a running publication is paused and continued', async () => {
  const running = samplePublication({ state: 'running', started_at: '2026-11-29T03:00:00.000Z' });
  const gateway = await open();
  gateway.answer(listGroupPublications, samplePage([running]));
  gateway.answer(getGroupPublication, running);
  gateway.answer(listPublicationRows, samplePage([sampleRow()]));
  gateway.answer(steerGroupPublication, { ...running, state: 'paused' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Publications' }));
  await press('Pause');
  await waitFor(() => expect(gateway.received(steerGroupPublication)[0]?.params['act']).toBe('pause'));
});

test('the controller is an Admin’s to change; an officer of whom nothing is said is none', async () => {
  const gateway = await open('controller', 1000);
  gateway.answer(updateGroup, sampleOpenGroup());
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'This group has a data controller of its own' }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Client Co.');
  await userEvent.type(screen.getByRole('textbox', { name: /^Contact e-mail/ }), 'a@client.example');
  await press('Save');
  await waitFor(() => expect(gateway.received(updateGroup)).toHaveLength(1));
  expect(bodyOf(gateway.received(updateGroup)[0])).toEqual({
    controller: { name: 'Client Co.', contact_email: 'a@client.example', report_language: 'en' },
    privacy_url: '',
    dpo_email: '',
  });
});

test('for others the controller can only be read', async () => {
  await open('controller');
  expect(
    await screen.findByRole('checkbox', { name: 'This group has a data controller of its own' }),
  ).toBeDisabled();
});

test('deviations show each section of each website; chosen ones take the group’s content in one call', async () => {
  const gateway = await open('deviations');
  gateway.answer(compareInheritance, ({ query }) => ({
    seen: 'b'.repeat(64),
    sections: [
      {
        section: query['sections'] as 'settings',
        offered: { group_id: GROUP_ID, version: 2 },
        changes: [{ path: 'consent_expiry_days', before: 365, after: 90 }],
        more: false,
      },
    ],
  }));
  gateway.answer(takeGroupInheritance, {
    updated: ['6560000000000000000000a1'],
    failed: [{ application_id: '6560000000000000000000a2', code: 'plan_stale' }],
  });
  await press('Own: Settings, site1.co.th');
  expect(await screen.findByText('Consent lifetime')).toBeVisible();
  expect(screen.getByText('365')).toBeVisible();
  await press('Cancel');
  await press('Choose cells');
  expect(screen.getByRole('button', { name: 'Inherited: Look, site1.co.th' })).toBeDisabled();
  await press('Own: Settings, site1.co.th');
  await press('Own: Settings, site2.co.th');
  expect(screen.getByText(/2 cells on 2 websites/)).toBeVisible();
  await press('Take the group’s again');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take the group’s content' })).toBeEnabled());
  await press('Take the group’s content');
  expect(await screen.findByText(/nothing was taken on site2.co.th/)).toBeVisible();
  expect(bodyOf(gateway.received(takeGroupInheritance)[0])).toEqual({
    items: [1, 2].map((n) => ({
      application_id: `6560000000000000000000a${n}`,
      sections: ['settings'],
      seen: 'b'.repeat(64),
    })),
  });
});

test('a group that is not there is said to be missing', async () => {
  const gateway = fakeGateway();
  gateway.refuse(getGroup, 404, 'not_found');
  await renderRemote(remote, {
    path: `/groups/${GROUP_ID}`,
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role: 10 },
  });
  expect(await screen.findByRole('heading', { name: 'This group was not found' })).toBeVisible();
});
