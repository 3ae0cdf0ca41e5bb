import { logOut as logOutCall } from '@yinyom/contracts/identity/sessions';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { waitFor } from '@testing-library/react';
import { logOut } from './logOut';
import { saveSession } from '../stored-session/storedSession';

describe('logging out', () => {
  it('forgets the session at once, opens the login page and ends the session on the platform', async () => {
    const gateway = fakeGateway();
    gateway.answer(logOutCall, null);
    saveSession({ token: 'abc', refreshToken: 'r1' });
    logOut();
    expect(localStorage.getItem('token')).toBeNull();
    expect(location.pathname).toBe('/login');
    await waitFor(() => expect(gateway.received(logOutCall)).toHaveLength(1));
    expect(gateway.received(logOutCall)[0]?.body).toEqual({ refresh_token: 'r1' });
    expect(gateway.received(logOutCall)[0]?.headers.get('authorization')).toBe('Bearer abc');
  });

  it('works without a connection', () => {
    fakeGateway().disconnect(logOutCall);
    saveSession({ token: 'abc' });
    logOut();
    expect(localStorage.getItem('token')).toBeNull();
  });
});
