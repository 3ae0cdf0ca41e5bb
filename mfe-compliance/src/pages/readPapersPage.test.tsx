import { listOrganizationUsers, type OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { listNotices, type SiteNotices } from '@yinyom/contracts/papers/notices';
import { getOfficerAppointment } from '@yinyom/contracts/papers/officer';
import {
  getReadablePaperPdf,
  listPaperReaders,
  listReadablePapers,
  savePaperReader,
} from '@yinyom/contracts/papers/paperReaders';
import { getProcessingRecord } from '@yinyom/contracts/papers/processingRecord';
import { getReadiness } from '@yinyom/contracts/papers/readiness';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { dialog, press } from '../testing/openRequest';
import { session } from '../testing/sampleData';
import { appointment, readiness } from '../testing/samplePapers';
import { record as sampleRecord } from '../testing/sampleRecord';

const site: SiteNotices = {
  application_id: '64b0000000000000000000bb',
  domain_name: 'www.example.ac.th',
  banner_versions: [{ version: 3, published_at: '2026-11-01T03:00:00.000Z', notice_sha256: {} }],
  policy_versions: [],
  notice_files: [],
  linked_notices: [],
  unread_links: [{ url: 'https://www.example.ac.th/privacy', problem: 'needs_login' }],
};

it('a Member reads the officer, what websites showed and the record, and changes nothing', async () => {
  const gateway = fakeGateway();
  gateway.answer(getOfficerAppointment, appointment());
  gateway.answer(listNotices, {
    entities: [site],
    page: 1,
    limit: 20,
    total: 1,
    has_more: false,
    next_cursor: null,
  });
  const record = sampleRecord();
  gateway.answer(getProcessingRecord, { ...record, refusals: { total: 4, entities: [] } });
  await renderRemote(remote, { path: '/compliance/read', lang: 'en', session: { ...session, role: 10 } });
  const notices = await screen.findByRole('region', { name: 'Privacy notice and cookie policy' });
  expect(await within(notices).findByText(/Version 3, published/)).toBeInTheDocument();
  expect(
    within(notices).getByText('https://www.example.ac.th/privacy could not be read: the page needs a login'),
  ).toBeInTheDocument();
  expect(await screen.findByText('Rejected requests: 4. Admins and officers see them.')).toBeInTheDocument();
  const [show] = screen.getAllByRole('button', { name: 'Show' });
  await userEvent.click(show!);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(new Set(gateway.received().map(({ endpoint }) => endpoint.method))).toEqual(new Set(['GET']));
});

it('an Admin invites a reviewer to papers over what was saved before', async () => {
  const gateway = fakeGateway();
  const reviewer: OrgUser = {
    id: '64b0000000000000000000f1',
    name: 'Lawyer Dee',
    first_name: 'Lawyer',
    last_name: 'Dee',
    email: 'lawyer@example.com',
    role: 0,
    status: 'active',
    two_fa: false,
    last_access_at: null,
    created_at: '2026-11-01T03:00:00.000Z',
    profile_editable: true,
    etag: '"1"',
  };
  const reader = {
    user_id: reviewer.id,
    name: reviewer.name,
    papers: ['officer' as const],
    invited_at: '2026-11-01T03:00:00.000Z',
    invited_by: { kind: 'user' as const, id: 'a', name: 'Suda Dee' },
    etag: '"3"',
  };
  gateway.answer(getReadiness, readiness);
  gateway.answer(listPaperReaders, { paper_readers: [reader] });
  const page = { page: 1, limit: 20, total: 1, has_more: false, next_cursor: null };
  gateway.answer(listOrganizationUsers, { ...page, entities: [reviewer] });
  await renderRemote(remote, { path: '/compliance/papers', lang: 'en', session });
  await screen.findByRole('button', { name: 'Choose papers' }, { timeout: 15_000 });
  const card = within(screen.getByRole('region', { name: 'Reviewers who read papers' }));
  expect(card.getByText('1. Data protection officer')).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Choose papers' }));
  const window = await dialog();
  await userEvent.click(window.getByRole('checkbox', { name: '8. Personal data breaches' }));
  gateway.answer(savePaperReader, { ...reader, papers: ['officer', 'breaches'], etag: '"4"' });
  await press('Save the invitation');
  await waitFor(() => expect(gateway.received(savePaperReader)).toHaveLength(1));
  const [sent] = gateway.received(savePaperReader);
  expect(sent?.body).toEqual({ user_id: reviewer.id, papers: ['officer', 'breaches'] });
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

it('a reviewer saves the papers of the invitation, and learns that there is none', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const gateway = fakeGateway();
  gateway.answer(listReadablePapers, { papers: ['security'] });
  gateway.answerFile(getReadablePaperPdf, 'application/pdf', '%PDF', 'paper.pdf');
  const reviewerSession = { ...session, role: 0 as const };
  const { unmount } = await renderRemote(remote, {
    path: '/compliance/invited',
    lang: 'en',
    session: reviewerSession,
  });
  expect(await screen.findByRole('heading', { name: '10. Security measures' })).toBeInTheDocument();
  await press('Download (PDF)');
  await waitFor(() => expect(gateway.received(getReadablePaperPdf)).toHaveLength(1));
  expect(gateway.received(getReadablePaperPdf)[0]?.query).toEqual({ paper: 'security', language: 'en' });
  unmount();
  gateway.answer(listReadablePapers, { papers: [] });
  await renderRemote(remote, { path: '/compliance/invited', lang: 'en', session: reviewerSession });
  expect(await screen.findByText('You are not invited to any paper')).toBeInTheDocument();
});
