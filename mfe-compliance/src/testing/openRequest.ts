import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { getRequestProcessingExtract } from '@yinyom/contracts/requests/processingExtract';
import { getSubjectRequest } from '@yinyom/contracts/requests/readRequests';
import type { RequestTask, SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { officerSession, organizations, whole } from './sampleData';

/** An open task of a request. */
export const task: RequestTask = {
  id: '64b0000000000000000000f1',
  system_name: 'CRM',
  owner_id: null,
  owner_name: null,
  state: 'open',
  due_at: '2099-12-17T16:59:59.000Z',
  note: '',
  result: '',
  done_at: null,
  by_platform: false,
};

/** Ids of activities of the record of processing. */
export const ACTIVITIES = ['64b0000000000000000000e1', '64b0000000000000000000e2'] as const;

/** Opens the page of a request. */
export const openRequest = async (request: SubjectRequest = whole(), who = officerSession) => {
  const gateway = fakeGateway();
  gateway.answer(getSubjectRequest, request);
  gateway.answer(listMyOrganizations, organizations);
  gateway.answer(getRequestProcessingExtract, {
    paragraphs: ['Activity: Library'],
    total: 1,
    listed: 1,
    not_stated: 0,
    activities: [{ id: ACTIVITIES[0], name: 'Library', left_out: false }],
  });
  await renderRemote(remote, { path: `/requests/${request.id}`, lang: 'en', session: who });
  await screen.findByRole('heading', { name: request.number });
  return gateway;
};
const buttonOf = async (name: string) => (await screen.findAllByRole('button', { name }))[0]!;
export const press = async (name: string) => userEvent.click(await buttonOf(name));
/** An action that comes not next: it is in the menu of the others. */
export const pressInMenu = async (name: string) => {
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
/** A window that loads when it is opened suspends, so the press is awaited in `act`. */
export const pressLoading = async (name: string) => {
  const button = await buttonOf(name);
  await act(() => userEvent.click(button));
};
export const dialog = async () => within(await screen.findByRole('dialog'));
