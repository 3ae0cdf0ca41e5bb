import { countMyAlerts, listAlerts } from '@yinyom/contracts/notify/alerts';
import { getAlertRules, getAlertSettings, updateAlertSettings } from '@yinyom/contracts/notify/alertSettings';
import { getApplication } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { remote } from '../remote';
import { APPLICATION_ID, samplePage } from '../testing/sampleData';

const gatewayOfAdmin = () => {
  const gateway = fakeGateway();
  gateway.answer(listAlerts, samplePage([]));
  gateway.answer(countMyAlerts, { raised: 0, by_application: [] });
  gateway.refuse(getApplication, 404, 'not_found');
  gateway.answer(getAlertRules, { rules: [] });
  gateway.answer(getAlertSettings, { quiet_hours: null, rules: [], etag: '"3"' });
  return gateway;
};
const openAlerts = () =>
  renderRemote(remote, {
    path: '/alerts',
    lang: 'en',
    session: { applicationId: APPLICATION_ID, organizationId: '6560000000000000000000b1', role: 1000 },
  });

test('an Admin sets quiet hours; what is no time is said at its field', async () => {
  const gateway = gatewayOfAdmin();
  gateway.answer(updateAlertSettings, {
    quiet_hours: null,
    rules: [],
    etag: '"3"',
  });
  await openAlerts();
  await userEvent.click(await screen.findByRole('button', { name: 'What is watched' }));
  const dialog = await screen.findByRole('dialog', { name: 'What is watched' });
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /No e-mails about warnings/ }));
  const from = within(dialog).getByLabelText(/^From/);
  await userEvent.clear(from);
  await userEvent.type(from, '25:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save quiet hours' }));
  expect(await within(dialog).findByText('Enter a time as HH:MM, such as 22:00.')).toBeVisible();
  await userEvent.clear(from);
  await userEvent.type(from, '21:30');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save quiet hours' }));
  await waitFor(() =>
    expect(gateway.received(updateAlertSettings)[0]?.body).toEqual({
      quiet_hours: { from: '21:30', to: '07:00' },
    }),
  );
});

test('quiet hours that another Admin saved meanwhile are not overwritten: what was typed stays, the latest is offered', async () => {
  const stored = (from: string, etag: string) => ({ quiet_hours: { from, to: '07:00' }, rules: [], etag });
  const gateway = gatewayOfAdmin();
  gateway.answer(getAlertSettings, stored('22:00', '"3"'));
  await openAlerts();
  await userEvent.click(await screen.findByRole('button', { name: 'What is watched' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is watched' }));
  const from = await dialog.findByLabelText(/^From/);
  await userEvent.clear(from);
  await userEvent.type(from, '21:30');
  gateway.refuse(updateAlertSettings, 412, 'version_conflict', { message: 'Someone else has changed this.' });
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save quiet hours' }));
  await save();
  expect(await dialog.findByText('Someone else has changed this.')).toBeVisible();
  expect(from).toHaveValue('21:30');
  gateway.answer(getAlertSettings, stored('20:00', '"4"'));
  await userEvent.click(dialog.getByRole('button', { name: /^Load the latest version/ }));
  await waitFor(() => expect(from).toHaveValue('20:00'));
  gateway.answer(updateAlertSettings, stored('20:00', '"5"'));
  await save();
  await waitFor(() => expect(gateway.received(updateAlertSettings)).toHaveLength(2));
  const seen = gateway.received(updateAlertSettings).map(({ headers }) => headers.get('if-match'));
  expect(seen).toEqual(['"3"', '"4"']);
});
