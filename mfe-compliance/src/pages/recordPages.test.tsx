import {
  createProcessingActivity,
  getProcessingActivity,
  listActivityVersions,
  listProcessingActivities,
  refreshProcessingActivities,
  updateProcessingActivity,
} from '@yinyom/contracts/papers/activities';
import { getExemptionCheck, saveExemptionCheck } from '@yinyom/contracts/papers/exemption';
import { listFoundForms } from '@yinyom/contracts/papers/foundForms';
import { getProcessingRecord, getProcessingRecordPdf } from '@yinyom/contracts/papers/processingRecord';
import { listApplications } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { dialog, press } from '../testing/openRequest';
import { officerSession } from '../testing/sampleData';
import { activities, activity, exemption, foundForms, record } from '../testing/sampleRecord';

const open = async (path: string, about: Parameters<typeof activity>[0] = {}) => {
  const gateway = fakeGateway();
  gateway.answer(listProcessingActivities, activities());
  gateway.answer(getProcessingRecord, record());
  gateway.answer(listFoundForms, foundForms());
  gateway.answer(getProcessingActivity, activity(about));
  gateway.answer(listActivityVersions, activities([activity(), activity({ version: 2, sensitive: true })]));
  gateway.answer(listApplications, { ...activities(), entities: [], total: 0 });
  gateway.answer(getExemptionCheck, exemption());
  await renderRemote(remote, { path, lang: 'en', session: officerSession });
  return gateway;
};
const sectionOf = async (name: RegExp) =>
  (await screen.findByRole('heading', { name })).closest('details') as HTMLDetailsElement;
const item = async (name: RegExp) => within(await sectionOf(name));

describe('the record', () => {
  it('orders activities by the day of their review or of their version, on the platform', async () => {
    const gateway = await open('/compliance/record');
    const review = await screen.findByRole('columnheader', { name: 'Review due' });
    expect(review).toHaveAttribute('aria-sort', 'none');
    const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Review due');
    const asked = () => gateway.received(listProcessingActivities).at(-1)?.query;
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'review_due_at', order: 'asc' }));
    await waitFor(() => expect(review).toHaveAttribute('aria-sort', 'ascending'));
    await press('Review due');
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'review_due_at', order: 'desc' }));
    await press('Latest version');
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'saved_at', order: 'asc' }));
  });

  it('lists activities with what is stated of them, and the refusals of the organization without persons', async () => {
    const gateway = fakeGateway();
    const entities = [activity({ differs: true }), activity({ id: 'd'.repeat(24), name: { en: 'Loans' } })];
    gateway.answer(listProcessingActivities, activities(entities));
    gateway.answer(listFoundForms, foundForms());
    const refusal = {
      number: 'DSR-2026-000007',
      rights: ['access' as const],
      sections: ['30'],
      reason: 'harms_others' as const,
      rejected_at: '2026-11-28T03:00:00.000Z',
    };
    gateway.answer(
      getProcessingRecord,
      record({ exempt: true, refusals: { total: 1, entities: [refusal] } }),
    );
    await renderRemote(remote, { path: '/compliance/record', lang: 'en', session: officerSession });
    expect(await screen.findByRole('link', { name: 'Cookie consent' })).toHaveAttribute(
      'href',
      `/en/compliance/record/${activity().id}`,
    );
    expect(screen.getAllByText('2 of 7')).toHaveLength(2);
    expect(screen.getAllByText('Differences to look at')).toHaveLength(1);
    const refusals = within(await screen.findByRole('table', { name: 'Rejected requests' }));
    expect(refusals.getByText('DSR-2026-000007')).toBeInTheDocument();
    expect(screen.getByText(/is exempt from the record of section 39/)).toBeInTheDocument();
  });

  it('shows what changed first, and saves it only when asked to', async () => {
    const gateway = await open('/compliance/record');
    const differing = [
      {
        item: 'retention' as const,
        added: [{ sentence: 'evidence_months' as const, values: { months: '36' } }],
        removed: [{ sentence: 'evidence_months' as const, values: { months: '24' } }],
      },
    ];
    gateway.answer(refreshProcessingActivities, ({ body }) => ({
      applied: (body as { apply: boolean }).apply,
      differences: [
        {
          activity_id: activity().id,
          name: activity().name,
          role: 'controller' as const,
          version: 3,
          ended: false,
          differing,
        },
      ],
    }));
    await press('Compare');
    expect(
      await screen.findByText('Evidence of consent: 36 months after the consent ends'),
    ).toBeInTheDocument();
    expect(gateway.received(refreshProcessingActivities).map(({ body }) => body)).toEqual([{ apply: false }]);
    await press('Save as new versions');
    await waitFor(() =>
      expect(gateway.received(refreshProcessingActivities).at(-1)?.body).toEqual({ apply: true }),
    );
    expect(await screen.findByText('The saved versions match what the platform knows.')).toBeInTheDocument();
  });

  it('is saved as a PDF in the language of the console', async () => {
    const gateway = await open('/compliance/record');
    gateway.refuse(getProcessingRecordPdf, 503, 'busy', { message: 'Try again soon.' });
    await press('Download the record (PDF)');
    expect(await screen.findByText('Try again soon.')).toBeInTheDocument();
    expect(gateway.received(getProcessingRecordPdf)[0]?.query).toEqual({ language: 'en' });
  });
});

describe('an activity', () => {
  const path = `/compliance/record/${activity().id}`;

  it('is folded: each section says what it holds, the first one with something missing is open', async () => {
    await open(path);
    const general = await sectionOf(/^General/);
    expect(general.querySelector('summary')).toHaveTextContent(/Consent.*Data of section 26: Not stated/);
    const states = { '^How long': 'Evidence of consent: 24', '^Description': 'Doors are locked.' };
    for (const [name, state] of Object.entries({ ...states, '^Use or disclosure': 'Not stated' })) {
      const section = await sectionOf(new RegExp(name));
      expect([section.open, section.querySelector('summary')?.textContent]).toEqual([
        false,
        expect.stringContaining(state),
      ]);
    }
    expect(general.open).toBe(true);
    await userEvent.selectOptions(screen.getByLabelText('Data of section 26'), 'No');
    expect(general.querySelector('summary')).not.toHaveTextContent('Not stated');
    // A gap has the colour of a warning, as on other pages.
    const colorOf = async (name: RegExp) =>
      getComputedStyle((await sectionOf(name)).querySelector('summary > span')!).color;
    expect(await colorOf(/^Use or disclosure/)).not.toBe(await colorOf(/^How long/));
  });

  it('names a missing name of the activity', async () => {
    await open(path, { name: { en: 'Enrolment' } });
    const summary = (await sectionOf(/^General/)).querySelector('summary');
    expect(summary).not.toHaveTextContent('Name of the activity');
    await userEvent.clear(screen.getByLabelText(/^Name of the activity/));
    expect(summary).toHaveTextContent('Name of the activity: Not stated');
  });

  it('opens the section with a wrong field when it is refused, and a complete general part leaves the next gap open', async () => {
    await open(path, { sensitive: false });
    expect((await sectionOf(/^General/)).open).toBe(false);
    expect((await sectionOf(/^Personal data that is collected/)).open).toBe(true);
    const months = screen.getByLabelText(/^Months between/);
    await userEvent.clear(months);
    await userEvent.type(months, '99');
    await press('Save as a new version');
    await waitFor(async () => expect((await sectionOf(/^General/)).open).toBe(true));
    expect(months).toHaveFocus();
  });

  it('says of each item where it is from, and prints no hint as an answer', async () => {
    await open(path);
    const known = await item(/^How long/);
    expect(known.getByText('From the platform')).toBeInTheDocument();
    const fact = 'Evidence of consent: 24 months after the consent ends';
    expect(known.getByText(fact, { selector: 'li' })).toBeInTheDocument();
    expect((await item(/^Description of the security/)).getByText('Stated by you')).toBeInTheDocument();
    const empty = await item(/^Use or disclosure/);
    expect(empty.getAllByText('Not stated')).toHaveLength(2);
    expect(empty.getByText('Cookies of other domains: cdn.example.com')).toBeInTheDocument();
    expect(empty.getByText(/the record does not print it/)).toBeInTheDocument();
  });

  it('saves what was typed alone, over the version that was read', async () => {
    const gateway = await open(path);
    gateway.answer(updateProcessingActivity, activity({ version: 4, etag: '"4"' }));
    const security = await item(/^Description of the security/);
    await userEvent.type(security.getByRole('textbox'), ' Visitors sign in.');
    await press('Save as a new version');
    await waitFor(() => expect(gateway.received(updateProcessingActivity)).toHaveLength(1));
    const [sent] = gateway.received(updateProcessingActivity);
    expect(sent?.headers.get('if-match')).toBe('"3"');
    expect(sent?.body).toEqual({
      written: {
        security: { th: '', en: 'Doors are locked. Visitors sign in.', cn: '', jp: '', kh: '' },
      },
    });
    expect(await screen.findByText('Saved as version 4')).toBeInTheDocument();
  });

  it('offers to untick a website that is another client’s by now', async () => {
    const gateway = await open(path, { applications: ['e'.repeat(24)] });
    gateway.answer(updateProcessingActivity, activity({ version: 4, etag: '"4"' }));
    const label = `Website that is no longer of this controller (${'e'.repeat(24)})`;
    await userEvent.click(await screen.findByRole('checkbox', { name: label }));
    // It can be ticked again before it is saved.
    expect(screen.getByRole('checkbox', { name: label })).not.toBeChecked();
    await press('Save as a new version');
    await waitFor(() => expect(gateway.received(updateProcessingActivity)).toHaveLength(1));
    expect(gateway.received(updateProcessingActivity)[0]?.body).toEqual({ applications: [] });
  });

  it('keeps what was typed when another member was faster', async () => {
    const gateway = await open(path);
    gateway.refuse(updateProcessingActivity, 412, 'version_conflict');
    await userEvent.selectOptions(
      await screen.findByLabelText('Legal basis'),
      'Performance of a contract (section 24(3))',
    );
    await press('Save as a new version');
    gateway.answer(getProcessingActivity, activity({ version: 4, etag: '"4"', sensitive: true }));
    await press('Load the latest version (keep what I typed)');
    await waitFor(() => expect(screen.getByLabelText('Data of section 26')).toHaveValue('yes'));
    expect(screen.getByLabelText('Legal basis')).toHaveValue('contract');
    gateway.answer(updateProcessingActivity, activity({ version: 5, etag: '"5"' }));
    await press('Save as a new version');
    await waitFor(() => expect(gateway.received(updateProcessingActivity)).toHaveLength(2));
    expect(gateway.received(updateProcessingActivity)[1]?.headers.get('if-match')).toBe('"4"');
  });

  it('sends no transfer without its recipient and country', async () => {
    const gateway = await open(path);
    await press('Add a transfer');
    await press('Save as a new version');
    expect(gateway.received(updateProcessingActivity)).toHaveLength(0);
    const row = within(screen.getByRole('group', { name: 'Transfer 1' }));
    await userEvent.type(row.getByRole('textbox'), 'Example Pte. Ltd.');
    await userEvent.selectOptions(row.getByLabelText(/^Country/), 'Singapore');
    gateway.answer(updateProcessingActivity, activity({ version: 4 }));
    await press('Save as a new version');
    await waitFor(() => expect(gateway.received(updateProcessingActivity)).toHaveLength(1));
    expect(gateway.received(updateProcessingActivity)[0]?.body).toEqual({
      cross_border: [{ recipient: 'Example Pte. Ltd.', country: 'SG', ground: 's28' }],
    });
  });

  it('is reviewed without a change, and shows each version as it was saved', async () => {
    const gateway = await open(path);
    gateway.answer(
      updateProcessingActivity,
      activity({ version: 4, reviewed_at: '2026-11-30T03:00:00.000Z' }),
    );
    await press('Reviewed, nothing to change');
    await waitFor(() =>
      expect(gateway.received(updateProcessingActivity)[0]?.body).toEqual({ reviewed: true }),
    );
    await press('Show version 2');
    expect((await dialog()).getByText('Yes')).toBeInTheDocument();
    await userEvent.click((await dialog()).getByText('Close'));
    // Of one with a version before it what differs alone, until the whole of it is asked for.
    await press('Show version 3');
    const window = await dialog();
    expect(window.getByText(/Before: Yes/)).toBeInTheDocument();
    expect(window.queryByText('Doors are locked.')).not.toBeInTheDocument();
    await userEvent.click(window.getByRole('button', { name: 'Show the whole version' }));
    expect(window.getByText('Doors are locked.')).toBeInTheDocument();
  });

  it('is added with what was stated', async () => {
    const gateway = await open('/compliance/record/new');
    gateway.answer(createProcessingActivity, activity());
    await press('Save the activity');
    expect(gateway.received(createProcessingActivity)).toHaveLength(0);
    await userEvent.type(screen.getByLabelText(/^Name of the activity/), 'Payroll');
    await press('Save the activity');
    await waitFor(() => expect(location.pathname).toBe(`/en${path}`));
    expect(gateway.received(createProcessingActivity)[0]?.body).toMatchObject({
      role: 'controller',
      name: { en: 'Payroll' },
      written: {},
    });
  });

  it('that is not there leads back', async () => {
    const gateway = fakeGateway();
    gateway.refuse(getProcessingActivity, 404, 'not_found');
    await renderRemote(remote, { path, lang: 'en', session: officerSession });
    // While it loads, the header has such a link, too.
    await screen.findByRole('heading', { name: 'There is no such activity' });
    expect(screen.getByRole('link', { name: 'Back to the record' })).toBeInTheDocument();
  });
});

describe('the exemption', () => {
  it('has a source under each question, and says what follows before it is saved', async () => {
    const gateway = await open('/compliance/record/exemption');
    await screen.findByLabelText(/^1\. What kind/);
    expect(screen.getAllByText(/^Source: notifications of the Committee of B.E. 2567/)).toHaveLength(2);
    expect(screen.getAllByText(/^Source: Personal Data Protection Act, section 39/)).toHaveLength(3);
    expect(screen.getByLabelText(/^2\. Is it within/)).toBeDisabled();
    expect(screen.getByText('Answer question 1 first.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText(/^1\. What kind/), 'Trade or services');
    expect(screen.getByLabelText(/^2\. Is it within/)).toHaveAccessibleDescription(
      /At most 100 people, or an income of at most 300 million baht/,
    );
    const answers = { 2: 'Yes', 3: 'No', 4: 'Yes', 5: 'No' };
    for (const [number, answer] of Object.entries(answers))
      await userEvent.selectOptions(screen.getByLabelText(new RegExp(`^${number}\\.`)), answer);
    expect(screen.getByText(/It still records rejected requests/)).toBeInTheDocument();
    gateway.answer(saveExemptionCheck, exemption({ etag: '"1"' }));
    await press('Save the answers');
    await waitFor(() => expect(gateway.received(saveExemptionCheck)).toHaveLength(1));
    expect(gateway.received(saveExemptionCheck)[0]?.body).toEqual({
      kind: 'trade_service',
      within_size: true,
      risky: false,
      occasional: true,
      sensitive: false,
    });
  });
});
