import { endpoint } from '@yinyom/contracts/endpoint';
import { api } from '../api/api';
import type { RequestDescription } from '../api/RequestDescription';
import { answerConfirmation, confirmDialog } from '../feedback/confirmDialog';
import { drawModal, openModal } from '../feedback/modals';
import { toast } from '../feedback/toasts';
import { savePreferences } from '../stored-preferences/storedPreferences';
import { clearSession, saveSession } from '../stored-session/storedSession';
import { store } from './store';

const ping = endpoint({
  name: 'ping',
  service: 'identity',
  method: 'GET',
  path: '/ping',
  auth: 'none',
  summary: '',
});
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    ping: build.query<unknown, Partial<RequestDescription>>({
      query: (call) => ({ endpoint: ping, ...call }),
    }),
  }),
});
const pingWith = (call: Partial<RequestDescription> = {}) =>
  store.dispatch(endpoints.ping.initiate(call, { forceRefetch: true }));

const pong = () =>
  Promise.resolve(new Response('"pong"', { status: 200, headers: { 'Content-Type': 'application/json' } }));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  globalThis.fetch = pong;
  clearSession();
  store.dispatch(api.util.resetApiState());
});
afterEach(() => jest.useRealTimers());

describe('the store shows', () => {
  it('the session with the selected organization and website, but no token', () => {
    saveSession({ token: 'secret 1', refreshToken: 'secret 2', otpToken: 'secret 3', role: 10 });
    saveSession({ organizationId: 'o', applicationId: 'a' });
    expect(store.getState().session).toEqual({
      signedIn: false,
      awaitsSecondStep: true,
      user: null,
      role: 10,
      organizationId: 'o',
      applicationId: 'a',
    });
    expect(JSON.stringify(store.getState())).not.toContain('secret');
  });

  it('the preferences of this browser, changed here or in another tab; what is unknown is the default', () => {
    expect(store.getState().preferences).toEqual({
      calendar: 'language',
      dates: 'digits',
      scheme: 'system',
      menu: 'side',
    });
    savePreferences({ calendar: 'buddhist', menu: 'top' });
    expect(store.getState().preferences).toEqual({
      calendar: 'buddhist',
      dates: 'digits',
      scheme: 'system',
      menu: 'top',
    });
    localStorage.setItem('color_scheme', 'dark');
    localStorage.setItem('menu_place', '{"broken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'color_scheme' }));
    expect(store.getState().preferences).toEqual({
      calendar: 'buddhist',
      dates: 'digits',
      scheme: 'dark',
      menu: 'side',
    });
  });

  it('preferences also after somebody logged out: they belong to the browser', () => {
    savePreferences({ scheme: 'light' });
    clearSession();
    expect(store.getState().preferences.scheme).toBe('light');
  });

  it('toasts', () => {
    toast.info('saved', 1000);
    expect(store.getState().toasts).toEqual([{ id: expect.any(String), kind: 'info', text: 'saved' }]);
    jest.advanceTimersByTime(1000);
    expect(store.getState().toasts).toEqual([]);
  });

  it('which modals are open; how they are drawn is no state', () => {
    const closeLower = openModal(() => 'lower');
    openModal((close) => {
      close();
      return 'upper';
    });
    expect(store.getState().modals.map(drawModal)).toEqual(['lower', 'upper']);
    expect(store.getState().modals.map(drawModal)).toEqual(['lower']);
    closeLower();
    expect(store.getState().modals).toEqual([]);
  });

  it('the question on screen', async () => {
    const question = { title: 'Delete?', text: 'It is gone then.', confirm: 'Delete', danger: true };
    const goesAhead = confirmDialog(question);
    expect(store.getState().confirmation).toEqual(question);
    answerConfirmation(true);
    expect(store.getState().confirmation).toBeNull();
    expect(await goesAhead).toBe(true);
  });

  it('how many requests are on the way, until each has ended somehow', async () => {
    const calls = [pingWith({ query: { a: 1 } }), pingWith({ query: { b: 1 } })];
    expect(store.getState().loading).toBe(2);
    await Promise.all(calls);
    expect(store.getState().loading).toBe(0);
    globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
    const call = pingWith();
    expect(store.getState().loading).toBe(1);
    await call;
    expect(store.getState().loading).toBe(0);
  });

  it('no quiet request as one on the way: the overlay stays away', async () => {
    const call = pingWith({ quiet: true });
    expect(store.getState().loading).toBe(0);
    await call;
  });

  it('what the platform answered', async () => {
    await pingWith();
    expect(endpoints.ping.select({})(store.getState()).data).toBe('pong');
  });
});

it('of a tab that nobody sees nothing is asked: a poll waits, and goes on when the tab is seen again', async () => {
  let asked = 0;
  globalThis.fetch = () => {
    asked += 1;
    return pong();
  };
  const turn = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  const { unsubscribe } = store.dispatch(
    endpoints.ping.initiate(
      {},
      { subscriptionOptions: { pollingInterval: 1_000, skipPollingIfUnfocused: true } },
    ),
  );
  await jest.advanceTimersByTimeAsync(2_500);
  expect(asked).toBe(3);
  turn('hidden');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(3);
  turn('visible');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(4);
  unsubscribe();
});
