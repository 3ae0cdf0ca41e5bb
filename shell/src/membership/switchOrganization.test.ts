import { clearSession, getSession, saveSession } from '@yinyom/mfe-kit';
import { chooseOrganization } from './chooseOrganization';
import { switchOrganization } from './switchOrganization';

const organization = (
  id: string,
  role: 1 | 10 | 1000,
  status: 'active' | 'invited' | 'suspended' = 'active',
) => ({
  id,
  name: id,
  organization_user: { role, status, joined_at: null },
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

it('chooses the remembered organization while the membership is active, otherwise the first active one', () => {
  const list = [
    organization('x', 1, 'invited'),
    organization('a', 10),
    organization('b', 1000),
    organization('c', 1, 'suspended'),
  ];
  expect(chooseOrganization(list, 'b')?.id).toBe('b');
  expect(chooseOrganization(list, 'c')?.id).toBe('a');
  expect(chooseOrganization(list, null)?.id).toBe('a');
  expect(chooseOrganization([], 'a')).toBeUndefined();
});
