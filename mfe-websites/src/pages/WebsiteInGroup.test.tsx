import { getGroupVersion, listGroups } from '@yinyom/contracts/groups/group';
import {
  compareInheritance,
  getInheritance,
  keepSections,
  takeInheritance,
} from '@yinyom/contracts/groups/inheritance';
import { getApplication } from '@yinyom/contracts/websites/application';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { bodyOf, press } from '../testing/press';
import { sampleApplication, samplePage } from '../testing/sampleData';
import { GROUP_ID, INHERITED, OUTDATED, sampleGroup, sampleInheritance } from '../testing/sampleGroup';

const inGroup = (sections: Parameters<typeof sampleInheritance>[0]) => {
  const gateway = websitePlatform();
  gateway.answer(
    getApplication,
    sampleApplication({ verification: 'verified', group_id: GROUP_ID, group_path: [GROUP_ID] }),
  );
  gateway.answer(getInheritance, sampleInheritance(sections));
  gateway.answer(listGroups, samplePage([sampleGroup({ version: 2 })]));
  gateway.answer(getGroupVersion, {
    version: 2,
    published_at: '2026-11-20T03:04:00.000Z',
    by: { id: 'x' },
    content: { logo: null, settings: { consent_expiry_days: 90 } },
  });
  return gateway;
};

test('what came from a group says so and can only be read; the rest stays the website’s', async () => {
  inGroup({ 'texts.th': INHERITED });
  await openWebsite('texts');
  expect(await screen.findByText(/from the group Schools, version 2/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Banner title/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('tab', { name: /English/ }));
  expect(screen.getByRole('textbox', { name: /^Banner title/ })).toBeEnabled();
});

test('of the settings only those that the group gives are read-only', async () => {
  inGroup({ settings: INHERITED });
  await openWebsite('settings');
  await screen.findByText(/from the group Schools, version 2/);
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Audience/ })).toBeEnabled());
  expect(screen.getByRole('spinbutton', { name: /Consent lifetime/ })).toBeDisabled();
});

test('a section becomes the website’s own once that was confirmed', async () => {
  const gateway = inGroup({ design: INHERITED });
  gateway.answer(keepSections, sampleInheritance({}));
  await openWebsite('design');
  await press('Make own');
  expect(gateway.received(keepSections)).toHaveLength(0);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make own' }));
  await waitFor(() => expect(bodyOf(gateway.received(keepSections)[0])).toEqual({ sections: ['design'] }));
});

test('the group’s content is taken again after the difference was shown, and shown anew when it changed', async () => {
  const gateway = inGroup({ design: OUTDATED });
  gateway.answer(compareInheritance, {
    seen: 'c'.repeat(64),
    sections: [
      {
        section: 'design',
        offered: { group_id: GROUP_ID, version: 2 },
        changes: [{ path: 'layout', before: 0, after: 4 }],
        more: false,
      },
    ],
  });
  gateway.refuse(takeInheritance, 409, 'plan_stale', { message: 'Something has changed' });
  await openWebsite('design');
  await press('Take the group’s again');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take the group’s content' })).toBeEnabled());
  await press('Take the group’s content');
  expect(await screen.findByText('Something has changed')).toBeVisible();
  gateway.answer(takeInheritance, sampleInheritance({ design: INHERITED }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take the group’s content' })).toBeEnabled());
  await press('Take the group’s content');
  await waitFor(() => expect(gateway.received(takeInheritance)).toHaveLength(2));
  expect(bodyOf(gateway.received(takeInheritance)[1])).toEqual({
    sections: ['design'],
    seen: 'c'.repeat(64),
  });
});

test('a website in no group asks nothing about groups', async () => {
  const gateway = websitePlatform();
  await openWebsite('texts');
  await screen.findByRole('textbox', { name: /^Banner title/ });
  expect(gateway.received(getInheritance)).toHaveLength(0);
});
