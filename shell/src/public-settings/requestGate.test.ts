import { getMe } from '@yinyom/contracts/identity/account';
import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { api, apiSettings, saveSession, store } from '@yinyom/mfe-kit';
import type { RequestDescription } from '@yinyom/mfe-kit';
import { setRequestGate } from './requestGate';

const SENT = { getMe, listMyOrganizations };
const calls = api.injectEndpoints({
  endpoints: (build) => ({
    gated: build.query<unknown, keyof typeof SENT>({
      query: (name): RequestDescription => ({ endpoint: SENT[name], quiet: true }),
    }),
  }),
});
const page = (gate: string) => {
  const holder = document.createElement('div');
  holder.innerHTML = `<meta name="request-gate" content="${gate}">`;
  return holder;
};

/** Sends two calls at once to a platform that answers when told to; gives the most that were on the way together. */
const mostAtOnce = async (): Promise<number> => {
  let inFlight = 0;
  let most = 0;
  globalThis.fetch = async () => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    await new Promise((done) => setTimeout(done));
    inFlight -= 1;
    return new Response('[]', { headers: { 'Content-Type': 'application/json' } });
  };
  saveSession({ token: 't' });
  store.dispatch(api.util.resetApiState());
  await Promise.all(
    (['getMe', 'listMyOrganizations'] as const).map((name) =>
      store.dispatch(calls.endpoints.gated.initiate(name)),
    ),
  );
  return most;
};

afterEach(() => setRequestGate(page('')));

it('F-A11 lets one request at a time through when the operator wants it so', async () => {
  setRequestGate(page('serial'));
  expect(await mostAtOnce()).toBe(1);
});

it.each(['parallel', '', '__REQUEST_GATE__'])(
  'lets requests run side by side when the page says %p',
  async (gate) => {
    apiSettings.serialRequests = true;
    setRequestGate(page(gate));
    expect(await mostAtOnce()).toBe(2);
  },
);
