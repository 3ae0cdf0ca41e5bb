import { getConsentLog } from '@yinyom/contracts/consents/consentLogs';
import { createExport, deleteExport, downloadExport, listExports } from '@yinyom/contracts/consents/exports';
import type { ExportJob } from '@yinyom/contracts/consents/exports';
import { getConsent, listConsents } from '@yinyom/contracts/consents/listConsents';
import { getMonthlyReport, getMonthlyReportPdf } from '@yinyom/contracts/consents/monthlyReport';
import { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import { answerConfirmation, store } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDashboard } from '../testing/openDashboard';
import {
  APPLICATION_ID,
  sampleConsent,
  sampleExport,
  sampleLog,
  samplePage,
  sampleReport,
  sampleSummary,
} from '../testing/sampleData';

/** Names of the files that were offered to the user. */
let saved: string[] = [];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
});

const open = (path: string, role: 1 | 10 | 1000 = 1000) => openDashboard(path, { role });

const dashboard = (summary = sampleSummary()) => {
  const gateway = fakeGateway();
  gateway.answer(getApplicationSummary, summary);
  gateway.answer(listConsents, samplePage([sampleConsent(1)]));
  gateway.answer(listExports, samplePage<ExportJob>([]));
  return gateway;
};
const openExports = async () => userEvent.click(await screen.findByRole('button', { name: 'Export data' }));

test('a file is ordered, shown while it is made, and downloaded under its name', async () => {
  const gateway = dashboard();
  let asked = 0;
  gateway.answer(createExport, sampleExport({ status: 'queued', progress: 0 }));
  gateway.answer(listExports, () => {
    asked += 1;
    const status = asked < 2 ? undefined : asked < 4 ? 'running' : 'ready';
    return samplePage(status ? [sampleExport({ status, progress: status === 'ready' ? 1 : 0.4 })] : []);
  });
  gateway.answerFile(downloadExport, 'text/csv', 'a,b', 'site.csv');
  await open('/dashboard');
  await openExports();
  const panel = await screen.findByRole('dialog', { name: 'Export data: www.example.co.th' });
  expect(await within(panel).findByText('No exports yet')).toBeVisible();
  await userEvent.selectOptions(within(panel).getByLabelText('Data'), 'Full log of decisions');
  await userEvent.selectOptions(within(panel).getByLabelText('File format'), 'NDJSON');
  expect(panel).toHaveTextContent('can be verified with yinyom-verify');
  await userEvent.click(within(panel).getByRole('button', { name: 'Create export' }));
  expect(await within(panel).findByRole('progressbar')).toHaveValue(0.4);
  expect(gateway.received(createExport)[0]?.body).toMatchObject({
    application_id: APPLICATION_ID,
    type: 'consent_logs',
    format: 'ndjson',
    language: 'en',
  });
  await userEvent.click(await within(panel).findByRole('button', { name: /^Download / }));
  await waitFor(() => expect(saved).toEqual(['site.csv']));
});

test('a file is deleted after asking', async () => {
  const gateway = dashboard();
  gateway.answer(listExports, samplePage([sampleExport()]));
  gateway.answer(deleteExport, null);
  await open('/dashboard');
  await openExports();
  await userEvent.click(await screen.findByRole('button', { name: /^Delete site/ }));
  expect(gateway.received(deleteExport)).toHaveLength(0);
  expect(store.getState().confirmation?.title).toBe('Delete this file?');
  await act(async () => answerConfirmation(true));
  await waitFor(() => expect(gateway.received(deleteExport)[0]?.params['id']).toBe(sampleExport().id));
});

test('a Viewer can order daily figures only', async () => {
  dashboard();
  await open('/dashboard', 1);
  await openExports();
  const options = within(await screen.findByLabelText('Data')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Daily figures']);
});

test('the report is downloaded as a PDF, and found among the exports when it takes long', async () => {
  const gateway = dashboard();
  gateway.answer(getMonthlyReport, sampleReport());
  gateway.answerFile(getMonthlyReportPdf, 'application/pdf', '%PDF', 'report.pdf');
  await open('/reports?month=2026-10');
  await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved).toEqual(['report.pdf']));
  expect(gateway.received(getMonthlyReportPdf)[0]?.query).toEqual({
    application_id: APPLICATION_ID,
    month: '2026-10',
    language: 'en',
  });
  gateway.answerFile(getMonthlyReportPdf, 'application/json', '{}');
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByRole('dialog', { name: 'Export data: www.example.co.th' })).toBeVisible();
});

test('D-34: more visitors than the stated limit make a notice, fewer none', async () => {
  const usage = { month: '2026-11', unique_clients: 1200, limit: 1000, free_until: '2026-12-31' };
  dashboard(sampleSummary({ usage }));
  await open('/dashboard');
  const notice = await screen.findByText(/more than the limit of 1,000/);
  expect(notice.parentElement).toHaveTextContent('The banner and the consent log keep working.');
  expect(notice.parentElement).toHaveTextContent('31/12/2026');
});

test('an entry of the log shows what was shown and why it can be trusted; a Viewer is not offered it', async () => {
  const gateway = dashboard();
  const consent = { ...sampleConsent(1), history: [sampleLog(1)] };
  gateway.answer(getConsent, consent);
  gateway.answer(getConsentLog, {
    ...sampleLog(1),
    superseded_by: null,
    integrity: { prev_hash: '00', hash: 'abc123', batch_id: 'b.1' },
    snapshot: { texts: { banner: { title: 'This website uses cookies', description: 'To count visits.' } } },
  });
  await open('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: /^Details of decision/ }));
  expect(await screen.findByRole('button', { name: 'Proof (PDF)' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Open entry of/ }));
  const entry = await screen.findByRole('dialog', { name: 'Log entry' });
  expect(await within(entry).findByText('This website uses cookies')).toBeVisible();
  expect(entry).toHaveTextContent('abc123');
  expect(entry).toHaveTextContent('This day has not been signed yet');
});

test('an address of another page leads to the files themselves, once', async () => {
  const gateway = dashboard();
  gateway.answer(getMonthlyReport, sampleReport());
  await open('/reports?exports=open');
  expect(await screen.findByRole('dialog', { name: 'Export data: www.example.co.th' })).toBeVisible();
  expect(window.location.search).not.toContain('exports');
});
