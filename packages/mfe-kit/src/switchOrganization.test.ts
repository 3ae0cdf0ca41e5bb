import { clearSession, getSession, saveSession } from '@yinyom/mfe-kit';
import { switchOrganization } from './switchOrganization';

const organization = (id: string, role: 0 | 1 | 10 | 1000) => ({
  id,
  name: id,
  organization_user: { role, status: 'active' as const, joined_at: null },
  created_at: '',
});

beforeEach(() => {
  jest.useFakeTimers();
  clearSession();
});
afterEach(() => jest.useRealTimers());

it('stores id and role, forgets the website, and reloads after half a second', () => {
  saveSession({ organizationId: 'a', role: 1000, applicationId: 'site' });
  const page = { assign: jest.fn(), reload: jest.fn() };
  switchOrganization(organization('b', 10), page);
  expect(getSession()).toMatchObject({ organizationId: 'b', role: 10, applicationId: null });
  jest.advanceTimersByTime(499);
  expect(page.reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('takes a Viewer of the chosen organization to the dashboard, in the same language', () => {
  history.replaceState(null, '', '/kh/websites');
  const page = { assign: jest.fn(), reload: jest.fn() };
  switchOrganization(organization('b', 1), page);
  jest.advanceTimersByTime(500);
  expect(page.assign).toHaveBeenCalledWith('/kh/dashboard');
  expect(page.reload).not.toHaveBeenCalled();
});

it('takes a reviewer of the chosen organization to the reviews', () => {
  history.replaceState(null, '', '/en/websites');
  const page = { assign: jest.fn(), reload: jest.fn() };
  switchOrganization(organization('b', 0), page);
  jest.advanceTimersByTime(500);
  expect(page.assign).toHaveBeenCalledWith('/en/review');
  expect(getSession().role).toBe(0);
});
