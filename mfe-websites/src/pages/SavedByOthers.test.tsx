import { getScanSchedule, saveScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';
import { getCookie, listCookies, updateCookie } from '@yinyom/contracts/websites/cookie';
import {
  getTemplate,
  listTemplateVersions,
  restoreTemplateVersion,
} from '@yinyom/contracts/websites/template';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { sampleCookie, samplePage, sampleTemplate } from '../testing/sampleData';

test('a cookie that another user changed is not overwritten: the form keeps what was typed, and offers the latest version', async () => {
  const gateway = websitePlatform();
  gateway.answer(listCookies, samplePage([sampleCookie(1)]));
  await openWebsite('cookies');
  await screen.findByText('cookie_1');
  gateway.refuse(updateCookie, 412, 'version_conflict', { message: 'Someone else has changed this.' });
  await userEvent.click(screen.getByRole('button', { name: 'Edit cookie_1' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit cookie_1' }));
  const provider = form.getByRole('textbox', { name: /^Provider/ });
  await userEvent.type(provider, '!');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Someone else has changed this.')).toBeVisible();
  expect(provider).toHaveValue('Example!');
  gateway.answer(getCookie, sampleCookie(1, { provider: 'Theirs', etag: '"2"' }));
  await userEvent.click(form.getByRole('button', { name: 'Load the latest version (discard my changes)' }));
  await waitFor(() => expect(provider).toHaveValue('Theirs'));
  expect(form.queryByText('Someone else has changed this.')).not.toBeInTheDocument();
  gateway.answer(updateCookie, sampleCookie(1));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(updateCookie)).toHaveLength(2));
  const seen = gateway.received(updateCookie).map(({ headers }) => headers.get('if-match'));
  expect(seen).toEqual(['"1"', '"2"']);
});

test('a scan schedule that another user saved is not overwritten: the form keeps what was chosen, and offers the latest version', async () => {
  const stored = (hour: number, etag: string) => ({
    enabled: true,
    frequency: 'daily' as const,
    hour,
    emails: [],
    next_run_at: null,
    etag,
  });
  const gateway = websitePlatform();
  await openWebsite('cookies');
  gateway.answer(getScanSchedule, stored(2, '"1"'));
  await userEvent.click(await screen.findByRole('button', { name: 'Scan schedule' }));
  const form = within(await screen.findByRole('dialog', { name: 'Scan schedule' }));
  const hour = await form.findByRole('combobox', { name: 'Hour (Bangkok time)' });
  await userEvent.selectOptions(hour, '22:00');
  gateway.refuse(saveScanSchedule, 412, 'version_conflict', { message: 'Someone else has changed this.' });
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Someone else has changed this.')).toBeVisible();
  expect(hour).toHaveValue('22');
  gateway.answer(getScanSchedule, stored(5, '"2"'));
  await userEvent.click(form.getByRole('button', { name: /^Load the latest version/ }));
  await waitFor(() => expect(hour).toHaveValue('5'));
  gateway.answer(saveScanSchedule, stored(5, '"3"'));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(saveScanSchedule)).toHaveLength(2));
  const seen = gateway.received(saveScanSchedule).map(({ headers }) => headers.get('if-match'));
  expect(seen).toEqual(['"1"', '"2"']);
});

test('an earlier version of the banner replaces no draft that another user saved: their draft is shown, and restoring again replaces that one', async () => {
  const gateway = websitePlatform();
  const version = {
    version: 1,
    status: 'superseded' as const,
    published_at: '2026-11-01T00:00:00.000Z',
    by: { id: 'u', name: 'Suda' },
    reconsent: 'all' as const,
    notice_sha256: {},
    reading: [],
    diff: sampleTemplate().diff,
  };
  gateway.answer(listTemplateVersions, samplePage([version]));
  await openWebsite('banner');
  expect(await screen.findByRole('radio', { name: 'Bottom' })).toBeChecked();
  gateway.refuse(restoreTemplateVersion, 412, 'version_conflict', {
    message: 'Someone else has changed this.',
  });
  const theirs = { ...sampleTemplate().design, layout: 9 as const };
  gateway.answer(getTemplate, sampleTemplate({ etag: '"theirs"', design: theirs }));
  const restore = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Copy into draft.*Version 1$/ }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Copy into draft' }));
  };
  await restore();
  expect(await screen.findByText('Someone else has changed this.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Popup right' })).toBeChecked());
  gateway.answer(restoreTemplateVersion, sampleTemplate({ etag: '"three"' }));
  await restore();
  await waitFor(() => expect(gateway.received(restoreTemplateVersion)).toHaveLength(2));
  const seen = gateway.received(restoreTemplateVersion).map(({ headers }) => headers.get('if-match'));
  expect(seen).toEqual(['"one"', '"theirs"']);
});
