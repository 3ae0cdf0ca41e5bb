import type { Incident } from '@yinyom/contracts/papers/incident';
import { getIncident, updateIncident } from '@yinyom/contracts/papers/incidents';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { dialog, press } from '../testing/openRequest';
import { session } from '../testing/sampleData';
import { incidentOf, listedIncident } from '../testing/sampleIncidents';

const open = async (incident: Incident = incidentOf()) => {
  const gateway = fakeGateway();
  gateway.answer(getIncident, incident);
  await renderRemote(remote, { path: `/compliance/incidents/${incident.id}`, lang: 'en', session });
  await screen.findByRole('heading', { name: incident.number });
  return gateway;
};
const next = () => within(screen.getByRole('region', { name: 'Next step' }));

it('the section of the next step is open, and opens after the step before; the others say what they hold', async () => {
  const gateway = await open();
  const isOpen = (name: string) =>
    screen.getByRole('region', { name }).firstElementChild?.hasAttribute('open');
  expect([isOpen('Containment'), isOpen('Assessment of the risk'), isOpen('Timeline')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(screen.getByText(/^Not stated: Nature of the breach and how it happened, Began/)).toBeVisible();
  expect(screen.getByText(/^Entries: 2, the newest on/)).toBeVisible();
  gateway.answer(updateIncident, incidentOf({ missing_steps: ['assessment', 'lessons'], etag: '"4"' }));
  await press('Change the time of awareness');
  const window = await dialog();
  await userEvent.type(window.getByLabelText(/^Reason for the change/), 'The guard wrote it down.');
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isOpen('Assessment of the risk')).toBe(true));
  // What was opened before stays open.
  expect(isOpen('Containment')).toBe(true);
});

it('in the last day of its time the next step is the notice, with the step that it comes before', async () => {
  await open(
    incidentOf(listedIncident(1, { aware_at: new Date(Date.now() - 60 * 3_600_000).toISOString() })),
  );
  expect(next().getByText(/^Notify the Office by .* the rest can follow/)).toBeInTheDocument();
  expect(next().getByText(/^Contain the breach/)).toBeInTheDocument();
  expect(
    next()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Record a measure', 'Record as sent']);
});

it('the assessment asks for the reasons of a factor once its level is chosen, and counts the factors', async () => {
  await open(incidentOf({ missing_steps: ['assessment', 'lessons'] }));
  await userEvent.click(next().getByRole('button', { name: 'Assess the risk' }));
  const window = await dialog();
  expect(window.getByText('Factors assessed: 0 of 7')).toBeInTheDocument();
  expect(window.queryByLabelText('Reasons')).toBeNull();
  const factor = within(window.getByRole('group', { name: 'Kind and amount of personal data' }));
  await userEvent.selectOptions(factor.getByLabelText('Level'), 'Risk');
  await userEvent.type(factor.getByLabelText('Reasons'), 'Grades.');
  expect(window.getAllByLabelText('Reasons')).toHaveLength(1);
  expect(window.getByText('Factors assessed: 1 of 7')).toBeInTheDocument();
  // What was written stays in sight.
  await userEvent.selectOptions(factor.getByLabelText('Level'), 'Not assessed');
  expect(factor.getByLabelText('Reasons')).toHaveValue('Grades.');
});
