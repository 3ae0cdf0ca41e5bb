import { siteHistory } from '@yinyom/mfe-kit';
import { isChunkLoadError, reloadAfterChunkFailure } from './chunkReload';

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const platform = jest.fn<Promise<Response>, []>();

beforeEach(() => {
  sessionStorage.clear();
  platform.mockReset().mockResolvedValue(new Response());
  globalThis.fetch = platform as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

it('knows a chunk failure from another error', () => {
  expect(isChunkLoadError(chunkError)).toBe(true);
  expect(isChunkLoadError(new Error('Loading CSS chunk 3 failed'))).toBe(true);
  expect(isChunkLoadError(new TypeError('x is undefined'))).toBe(false);
  expect(isChunkLoadError(null)).toBe(false);
});

it('reloads at most once within a minute', async () => {
  const reload = jest.fn();
  const now = 1_000_000;
  expect(await reloadAfterChunkFailure(chunkError, now, reload)).toBe(true);
  expect(await reloadAfterChunkFailure(chunkError, now + 59_999, reload)).toBe(false);
  expect(await reloadAfterChunkFailure(chunkError, now + 60_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('never reloads for another error, nor when it could not remember that it did', async () => {
  const reload = jest.fn();
  await reloadAfterChunkFailure(new Error('render'), 1, reload);
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  await reloadAfterChunkFailure(chunkError, 1, reload);
  blocked.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});

describe('O10 without the platform', () => {
  it.each([
    ['the browser is offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['the network has no platform', () => platform.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['the platform is down', () => platform.mockResolvedValue(new Response(null, { status: 503 }))],
  ])('when %s the page is never reloaded, and still is once it is there again', async (_name, breakIt) => {
    const reload = jest.fn();
    breakIt();
    expect(await reloadAfterChunkFailure(chunkError, 1, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    platform.mockResolvedValue(new Response());
    expect(await reloadAfterChunkFailure(chunkError, 2, reload)).toBe(true);
  });

  it('O1 nor is it reloaded over unsaved work', async () => {
    const reload = jest.fn();
    const release = siteHistory.intercept(() => true);
    expect(await reloadAfterChunkFailure(chunkError, 1, reload)).toBe(false);
    release();
    expect(await reloadAfterChunkFailure(chunkError, 2, reload)).toBe(true);
  });
});
