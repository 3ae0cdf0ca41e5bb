import { clearSession, readSession, readTokens, saveSession } from '../stored-session/storedSession';
import { getSession, selectApplication } from './session';

const user = {
  id: 'u',
  name: 'Suda',
  email: 'suda@example.co.th',
  first_name: 'Suda',
  last_name: 'D',
  two_fa_at: null,
  locale: 'th' as const,
  must_change_password: false,
  created_at: '',
  last_access_at: null,
};

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe('the session in browser storage', () => {
  it('uses the names of the specification', () => {
    saveSession({
      token: 'a',
      refreshToken: 'b',
      otpToken: 'c',
      user,
      role: 1000,
      organizationId: 'd',
      applicationId: 'e',
    });
    expect(Object.keys(localStorage).sort()).toEqual(
      [
        'app_id',
        'app_organization_id',
        'organization_id',
        'refresh_token',
        'role',
        'token',
        'token_otp',
        'user',
      ].sort(),
    );
    expect(localStorage.getItem('token')).toBe('a');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 'u' });
  });

  it('is signed in only with token and user', () => {
    saveSession({ token: 'a' });
    expect(getSession().signedIn).toBe(false);
    saveSession({ user });
    expect(getSession().signedIn).toBe(true);
  });

  it.each(['', '7', 'admin', '1e3x', '-1'])('takes the least role when the stored one is %p', (role) => {
    localStorage.setItem('role', role);
    expect(readSession().role).toBe(1);
  });

  it.each(['{', '"text"', '7', 'null', '[]', '{"name":"x"}'])(
    'corrupt stored session: has no user when the stored one is %p',
    (value) => {
      localStorage.setItem('token', 'a');
      localStorage.setItem('user', value);
      expect(readSession()).toMatchObject({ user: null, signedIn: false });
    },
  );

  it('forgets everything of the session and nothing else on logout', () => {
    saveSession({ token: 'a', refreshToken: 'b', user, role: 10, organizationId: 'd', applicationId: 'e' });
    localStorage.setItem('menu_place', 'side');
    clearSession();
    expect(Object.keys(localStorage)).toEqual(['menu_place']);
    expect(getSession().role).toBe(1);
  });

  it('F-A2 a selected website belongs to its organization: another organization has none of it', () => {
    saveSession({ organizationId: 'first', applicationId: 'site of first' });
    expect(getSession().applicationId).toBe('site of first');
    saveSession({ organizationId: 'second' });
    expect(getSession().applicationId).toBeNull();
    // Another tab of this browser wrote by an older build, or somebody wrote into the storage.
    localStorage.setItem('app_id', 'site of first');
    expect(readSession().applicationId).toBeNull();
  });

  it('F-A2 a website of another organization cannot be selected', () => {
    saveSession({ organizationId: 'second' });
    expect(selectApplication({ id: 'a', organization: { id: 'first' } })).toBe(false);
    expect(getSession().applicationId).toBeNull();
    expect(selectApplication({ id: 'b', organization: { id: 'second' } })).toBe(true);
    expect(getSession().applicationId).toBe('b');
  });

  it('learns what another tab changed', () => {
    const before = getSession();
    localStorage.setItem('organization_id', 'of another tab');
    expect(getSession()).toBe(before);
    window.dispatchEvent(new StorageEvent('storage', { key: 'organization_id' }));
    expect(getSession().organizationId).toBe('of another tab');
  });

  it('storage full or blocked: lives in the tab', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveSession({ token: 'kept', user });
    expect(getSession().signedIn).toBe(true);
    full.mockRestore();
    clearSession();
    expect(readTokens().token).toBeNull();
  });
});
