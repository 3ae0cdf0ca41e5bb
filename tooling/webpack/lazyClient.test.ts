import { createRequire } from 'node:module';

const { keepAlive } = createRequire(__filename)('../../packages/build-remote/webpack/lazyClient.js') as {
  keepAlive: (asked: { data: string; active: boolean; onError: (error: Error) => void }) => () => void;
};
const answers = (answer: Promise<Response>) =>
  new Promise<Error | null>((resolve) => {
    Object.assign(globalThis, { __webpack_public_path__: '/' });
    jest.spyOn(globalThis, 'fetch').mockReturnValue(answer);
    keepAlive({ data: 'src/pages/a.tsx', active: false, onError: resolve });
    // After everything that the answer starts.
    setImmediate(() => resolve(null));
  });
afterEach(() => jest.restoreAllMocks());

it('an import of a page fails where its development server ends or refuses it, and waits for it otherwise', async () => {
  expect(await answers(Promise.reject(new Error('ended')))).toEqual(new Error('ended'));
  expect((await answers(Promise.resolve(new Response(null, { status: 502 }))))?.message).toContain('502');
  expect(await answers(Promise.resolve(new Response(null, { status: 204 })))).toBeNull();
});
