import type { Lang, Role } from '@yinyom/contracts/constants';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen } from '@testing-library/react';
import { remote } from '../remote';
import { APPLICATION_ID, ORGANIZATION_ID } from './sampleData';

/** Opens a page about the sample website in English, as a member unless told otherwise, for tests. */
export const openDashboard = (
  path = '/dashboard',
  { lang = 'en', role = 10 }: { lang?: Lang; role?: Role } = {},
) =>
  renderRemote(remote, {
    path,
    lang,
    session: { applicationId: APPLICATION_ID, organizationId: ORGANIZATION_ID, role },
  });

/** The row of a consent, once it is there. */
export const rowOf = async (id: string): Promise<HTMLElement> => {
  const cell = await screen.findByTitle(id);
  return cell.closest('tr') as HTMLElement;
};
