import { endpoint } from '@yinyom/contracts/endpoint';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import * as z from 'zod/mini';
import { store } from '../store/store';
import { api } from './api';
import { contractMutation, contractQuery } from './contractCall';

const call = (name: string, path: string, method: 'GET' | 'PUT' = 'GET') =>
  endpoint({
    name,
    service: 'identity',
    method,
    path,
    auth: 'none',
    summary: 'A sample',
    answer: z.object({ from: z.string() }),
  });
const things = call('listThings', '/things');
const bills = call('listBills', '/bills');

it('a part that gives its call the name of another’s is refused, and never reads the other’s answers', () => {
  api.injectEndpoints({ endpoints: (build) => ({ rows: contractQuery(build, things) }) });
  expect(() =>
    api.injectEndpoints({ endpoints: (build) => ({ rows: contractQuery(build, bills) }) }),
  ).toThrow('"rows" is the call listThings of another part of this page; give listBills another name.');
});

it('two parts with the same call share its answer, and what either changes is asked for again', async () => {
  const gateway = fakeGateway();
  gateway.answer(things, { from: 'platform' });
  const change = call('changeThings', '/things', 'PUT');
  gateway.answer(change, { from: 'platform' });
  const first = api.enhanceEndpoints({ addTagTypes: ['First'] }).injectEndpoints({
    endpoints: (build) => ({ shared: contractQuery(build, things, { providesTags: ['First'] }) }),
  });
  const second = api.enhanceEndpoints({ addTagTypes: ['Second'] }).injectEndpoints({
    endpoints: (build) => ({
      shared: contractQuery(build, things, { providesTags: ['Second'] }),
      changeShared: contractMutation(build, change, { invalidatesTags: ['Second'] }),
    }),
  });
  const reading = store.dispatch(first.endpoints.shared.initiate(undefined));
  await reading;
  expect(gateway.received(things)).toHaveLength(1);
  await store.dispatch(second.endpoints.shared.initiate(undefined, { subscribe: false }));
  expect(gateway.received(things)).toHaveLength(1);
  await store.dispatch(second.endpoints.changeShared.initiate(undefined));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(gateway.received(things)).toHaveLength(2);
  reading.unsubscribe();
});
