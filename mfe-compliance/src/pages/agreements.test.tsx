import {
  createProcessorAgreement,
  deleteProcessorAgreement,
  getProcessorAgreement,
  listProcessorAgreements,
  reopenProcessorAgreement,
  reviewProcessorAgreement,
  sendProcessorAgreement,
  updateProcessorAgreement,
  uploadSignedAgreement,
} from '@yinyom/contracts/papers/agreements';
import type { AgreementSummary, ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import {
  decideProcessorProposal,
  listProcessorProposals,
  type ProcessorProposals,
} from '@yinyom/contracts/papers/processorProposals';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { dialog, press, pressLoading } from '../testing/openRequest';
import {
  AGREEMENT,
  agreementSummary,
  proposal,
  proposalsOf,
  wholeAgreement,
} from '../testing/sampleAgreements';
import { officerSession } from '../testing/sampleData';

const PATH = '/compliance/agreements';
const listOf = (entities: AgreementSummary[]) => ({
  entities,
  page: 1,
  limit: 20,
  total: entities.length,
  has_more: false,
  next_cursor: null,
});

const open = async (
  path: string,
  {
    agreements = [agreementSummary()],
    agreement = wholeAgreement(),
    proposals = proposalsOf([proposal()]),
  }: { agreements?: AgreementSummary[]; agreement?: ProcessorAgreement; proposals?: ProcessorProposals } = {},
) => {
  const gateway = fakeGateway();
  gateway.answer(listProcessorAgreements, ({ query }: { query: Record<string, string> }) =>
    listOf(agreements.filter(({ standing }) => [undefined, 'all', standing].includes(query['standing']))),
  );
  gateway.answer(getProcessorAgreement, agreement);
  gateway.answer(listProcessorProposals, proposals);
  await renderRemote(remote, { path, lang: 'en', session: officerSession });
  return gateway;
};
const bodyOf = (gateway: ReturnType<typeof fakeGateway>, call: Parameters<typeof gateway.received>[0]) =>
  gateway.received(call).at(-1)?.body;

describe('the list', () => {
  it('says of each agreement where it is, what is missing and whether its review is due', async () => {
    await open(PATH, {
      agreements: [
        agreementSummary({ missing: ['purpose', 'measures'] }),
        agreementSummary({
          id: 'c'.repeat(24),
          processor_name: 'Late Co.',
          state: 'signed',
          standing: 'signed',
          review_at: '2026-01-01',
          review_due: true,
        }),
      ],
    });
    const table = within(await screen.findByRole('table', { name: 'Agreements with processors' }));
    expect(table.getByRole('link', { name: 'Example Cloud Co.' })).toHaveAttribute(
      'href',
      `/en${PATH}/${AGREEMENT}`,
    );
    expect(table.getByText('2 items missing')).toBeInTheDocument();
    expect(table.getByText('Review overdue')).toBeInTheDocument();
    // It is reached from the readiness of papers, as the registers are.
    const parts = within(screen.getByRole('navigation', { name: 'Parts of the papers' }));
    expect(parts.getByRole('link', { current: 'page' })).toHaveTextContent('Agreements with processors');
  });

  it('without any agreement has one next action, and a state without any shows all again', async () => {
    await open(PATH, { agreements: [] });
    expect(await screen.findByRole('heading', { name: 'No agreement yet' })).toBeInTheDocument();
  });

  it('a state that has none leads back to all', async () => {
    await open(PATH);
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Signed');
    await press('Show all');
    expect(await screen.findByRole('link', { name: 'Example Cloud Co.' })).toBeInTheDocument();
  });
});

describe('possible processors', () => {
  it('say what was seen where, and lead to an agreement that is filled in with it', async () => {
    await open(PATH);
    const region = within(await screen.findByRole('region', { name: 'Possible processors' }));
    expect(region.getByText('_a, +2 · on www.example.ac.th')).toBeInTheDocument();
    expect(region.getByText('1 to decide on')).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'Begin an agreement analytics.example' })).toHaveAttribute(
      'href',
      `/en${PATH}/new?source=scan&subject=analytics.example&title=analytics.example`,
    );
    expect(screen.getByText(`SHA-256 ${'a'.repeat(64)}`)).toBeInTheDocument();
  });

  it('are the own in one press, no processor with a reason, and both are taken back', async () => {
    const decided = proposal({ verdict: 'ours', subject: 'own.example', title: 'own.example', etag: '"1"' });
    const gateway = await open(PATH, { proposals: proposalsOf([proposal(), decided]) });
    gateway.answer(decideProcessorProposal, proposal());
    await press('Our own analytics.example');
    await waitFor(() =>
      expect(bodyOf(gateway, decideProcessorProposal)).toEqual({
        source: 'scan',
        subject: 'analytics.example',
        verdict: 'ours',
      }),
    );
    await pressLoading('No processor analytics.example');
    const window = await dialog();
    await userEvent.click(window.getByRole('button', { name: 'Save' }));
    expect(window.getByLabelText(/^Reason/)).toBeInvalid();
    await userEvent.type(window.getByLabelText(/^Reason/), 'gets no personal data');
    await userEvent.click(window.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(bodyOf(gateway, decideProcessorProposal)).toMatchObject({
        verdict: 'none',
        reason: 'gets no personal data',
      }),
    );
    await userEvent.click(await screen.findByText('1 decided on'));
    await press('Undo own.example');
    await waitFor(() => expect(bodyOf(gateway, decideProcessorProposal)).toMatchObject({ verdict: null }));
    // What no scan sees any more is not open again.
    expect(await screen.findByText('The decision is withdrawn')).toBeInTheDocument();
  });

  it('name what could not be asked instead of an empty list', async () => {
    await open(PATH, { proposals: proposalsOf([], { unavailable: ['scan'] }) });
    expect(await screen.findByText(/Could not be checked now: Domain found by scans/)).toBeInTheDocument();
    expect(screen.queryByText('Nothing was found that may be a processor.')).not.toBeInTheDocument();
  });
});

describe('the form', () => {
  it('shows the clauses as they are typed, marks what is not stated, and refuses figures beyond their limits', async () => {
    const gateway = await open(`${PATH}/new?source=scan&subject=analytics.example&title=analytics.example`);
    gateway.answer(createProcessorAgreement, wholeAgreement());
    const preview = within(
      await screen.findByRole('region', { name: 'Preview of the clauses' }, { timeout: 5_000 }),
    );
    await userEvent.type(screen.getByLabelText('Purposes'), 'counting visits');
    expect(await preview.findByText(/for the following purposes only: counting visits/)).toBeInTheDocument();
    expect(preview.getAllByText('not stated').length).toBeGreaterThan(3);
    const hours = screen.getByLabelText(/^Notice of a breach within/);
    await userEvent.clear(hours);
    await userEvent.type(hours, '73');
    await press('Save the draft');
    expect(hours).toBeInvalid();
    // The section of a wrong field opens, and the field has the focus.
    expect(hours.closest('details')).toHaveAttribute('open');
    expect(hours).toHaveFocus();
    expect(gateway.received(createProcessorAgreement)).toEqual([]);
    await userEvent.clear(hours);
    await userEvent.type(hours, '48');
    expect(await preview.findByText(/not later than 48 hours/)).toBeInTheDocument();
    await press('Save the draft');
    await waitFor(() =>
      expect(bodyOf(gateway, createProcessorAgreement)).toMatchObject({
        processor: { name: 'analytics.example' },
        purpose: 'counting visits',
        terms: { breach_hours: 48, rights_days: 7 },
        sources: [{ source: 'scan', subject: 'analytics.example' }],
      }),
    );
    await waitFor(() => expect(location.pathname).toBe(`/en${PATH}/${AGREEMENT}`));
  });

  it('changes what differs alone, under the version that was read', async () => {
    const gateway = await open(`${PATH}/${AGREEMENT}/edit`);
    gateway.answer(updateProcessorAgreement, wholeAgreement());
    await userEvent.type(await screen.findByLabelText('Data subjects'), 'Visitors');
    await press('Save');
    await waitFor(() => expect(bodyOf(gateway, updateProcessorAgreement)).toEqual({ persons: 'Visitors' }));
    expect(gateway.received(updateProcessorAgreement)[0]?.headers.get('if-match')).toBe('"3"');
  });
});

describe('one agreement', () => {
  it('a draft with gaps names them and cannot be sent', async () => {
    await open(`${PATH}/${AGREEMENT}`, { agreement: wholeAgreement({ missing: ['persons', 'measures'] }) });
    expect(
      await screen.findByText('Before it is sent, state: Data subjects, Security measures'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mark as sent' })).toBeDisabled();
  });

  it('is sent after a confirmation that says what it means, and a draft is deleted', async () => {
    const gateway = await open(`${PATH}/${AGREEMENT}`);
    gateway.answer(sendProcessorAgreement, wholeAgreement({ state: 'sent', standing: 'sent' }));
    gateway.answer(deleteProcessorAgreement, undefined);
    await press('Mark as sent');
    const window = await dialog();
    expect(window.getByText(/The platform sends no e-mail/)).toBeInTheDocument();
    await userEvent.click(window.getByRole('button', { name: 'Mark as sent' }));
    await waitFor(() => expect(gateway.received(sendProcessorAgreement)).toHaveLength(1));
    await press('Delete the draft');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Delete the draft' }));
    await waitFor(() => expect(location.pathname).toBe(`/en${PATH}`));
  });

  it('asks for the scan of a paper that was sent, and uploads nothing without one', async () => {
    const sent = wholeAgreement({ state: 'sent', standing: 'sent', sent_at: '2026-11-30T03:00:00.000Z' });
    const gateway = await open(`${PATH}/${AGREEMENT}`, { agreement: sent });
    await pressLoading('Upload the signed copy');
    const window = await dialog();
    const submit = window.getByRole('button', { name: 'Upload the signed copy' });
    expect(submit).toBeDisabled();
    const file = new File(['%PDF-1.7'], 'signed.pdf', { type: 'application/pdf' });
    await userEvent.upload(window.getByLabelText(/Signed copy/), file);
    expect(await window.findByText(/signed\.pdf/)).toBeInTheDocument();
    expect(submit).toBeEnabled();
    expect(gateway.received(uploadSignedAgreement)).toEqual([]);
  });

  it('a paper that was sent by mistake becomes a draft again', async () => {
    const gateway = await open(`${PATH}/${AGREEMENT}`, {
      agreement: wholeAgreement({ state: 'sent', standing: 'sent' }),
    });
    gateway.answer(reopenProcessorAgreement, wholeAgreement());
    await press('Make it a draft again');
    await waitFor(() => expect(gateway.received(reopenProcessorAgreement)).toHaveLength(1));
  });

  it('a signed one shows its files with their hashes, and its review is recorded', async () => {
    const scan = {
      id: 'd'.repeat(24),
      sha256: 'b'.repeat(64),
      bytes: 2_048,
      uploaded_at: '2026-11-30T03:00:00.000Z',
      uploaded_by: { kind: 'user' as const, id: 'x', name: 'Suda Dee' },
    };
    const gateway = await open(`${PATH}/${AGREEMENT}`, {
      agreement: wholeAgreement({
        state: 'signed',
        standing: 'signed',
        signed_on: '2026-11-30',
        scans: [scan],
      }),
    });
    gateway.answer(reviewProcessorAgreement, wholeAgreement({ state: 'signed', standing: 'signed' }));
    const files = within(await screen.findByRole('region', { name: 'Files' }));
    expect(files.getByText(`SHA-256 ${'b'.repeat(64)}`)).toBeInTheDocument();
    await pressLoading('Record the review');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(bodyOf(gateway, reviewProcessorAgreement)).toMatchObject({
        review_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      }),
    );
  });
});
