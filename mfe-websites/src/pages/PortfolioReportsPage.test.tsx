import {
  createPortfolioReport,
  deletePortfolioReport,
  getPortfolioReportPdf,
  listPortfolioReports,
  previewPortfolioReport,
  type PortfolioReport,
} from '@yinyom/contracts/consents/portfolioReport';
import type { Role } from '@yinyom/contracts/constants';
import { listGroups } from '@yinyom/contracts/groups/group';
import { listOrganizationUsers } from '@yinyom/contracts/identity/organizationUsers';
import { answerConfirmation, store } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { ORGANIZATION_ID, samplePage } from '../testing/sampleData';

const report: PortfolioReport = {
  id: 'a'.repeat(24),
  organization_id: ORGANIZATION_ID,
  group_id: null,
  recipients: ['b'.repeat(24)],
  language: 'th',
  months: [{ month: '2026-10', made_at: '2026-11-01T01:00:00.000Z', sent: 1, websites: 12 }],
  etag: '"0"',
  created_at: '2026-10-05T00:00:00.000Z',
};
const person = {
  id: 'c'.repeat(24),
  name: 'Malee Dee',
  first_name: 'Malee',
  last_name: 'Dee',
  email: 'malee@example.ac.th',
  role: 1 as Role,
  status: 'active' as const,
  two_fa: false,
  last_access_at: null,
  created_at: '2026-10-05T00:00:00.000Z',
  profile_editable: true,
  etag: '"0"',
};

const open = async (reports: PortfolioReport[], role: Role = 1000) => {
  const gateway = fakeGateway();
  gateway.answer(listPortfolioReports, samplePage(reports));
  gateway.answer(listGroups, samplePage([]));
  gateway.answer(listOrganizationUsers, samplePage([person]));
  await renderRemote(remote, {
    path: '/portfolio/reports',
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role },
  });
  await screen.findByRole('region', { name: 'See a report now' });
  return gateway;
};

test('an Admin without a report orders one for chosen people, and sees when the first is made', async () => {
  const gateway = await open([]);
  gateway.answer(createPortfolioReport, { ...report, months: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Order a report' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Malee Dee/ }));
  expect(screen.getByText(/made on the first day of the next/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(gateway.received(createPortfolioReport)[0]?.body).toEqual({
      organization_id: ORGANIZATION_ID,
      group_id: null,
      recipients: [person.id],
      language: 'en',
    }),
  );
});

test('a Viewer downloads what was made and changes nothing', async () => {
  const gateway = await open([report], 1);
  gateway.answerFile(getPortfolioReportPdf, 'application/pdf', '%PDF', 'portfolio.pdf');
  const card = within(await screen.findByRole('region', { name: 'All websites of the organization' }));
  expect(card.queryByRole('button', { name: 'Change recipients' })).not.toBeInTheDocument();
  expect(card.getByText(/Websites: 12 · e-mails sent: 1/)).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: /^Download the report of Oct/ }));
  await waitFor(() =>
    expect(gateway.received(getPortfolioReportPdf)[0]?.params).toEqual({ id: report.id, month: '2026-10' }),
  );
});

test('the preview asks for the month and language that are chosen', async () => {
  const gateway = await open([report]);
  gateway.answerFile(previewPortfolioReport, 'application/pdf', '%PDF', 'portfolio.pdf');
  const card = within(screen.getByRole('region', { name: 'See a report now' }));
  await userEvent.selectOptions(card.getByRole('combobox', { name: 'Language of the report' }), 'ไทย');
  await userEvent.click(card.getByRole('button', { name: 'Download preview (PDF)' }));
  await waitFor(() =>
    expect(gateway.received(previewPortfolioReport)[0]?.query).toEqual({
      organization_id: ORGANIZATION_ID,
      month: expect.stringMatching(/^20\d\d-\d\d$/),
      language: 'th',
    }),
  );
});

test('ending one asks first, as its documents go', async () => {
  const gateway = await open([report]);
  gateway.answer(deletePortfolioReport, undefined);
  await userEvent.click(await screen.findByRole('button', { name: /^End the report/ }));
  await waitFor(() =>
    expect(store.getState().confirmation?.text).toMatch(/documents that were made are deleted/),
  );
  act(() => answerConfirmation(false));
  expect(gateway.received(deletePortfolioReport)).toHaveLength(0);
});
