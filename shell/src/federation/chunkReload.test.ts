import { isChunkLoadError, reloadAfterChunkFailure } from './chunkReload';

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

beforeEach(() => sessionStorage.clear());

it('knows a chunk failure from another error', () => {
  expect(isChunkLoadError(chunkError)).toBe(true);
  expect(isChunkLoadError(new Error('Loading CSS chunk 3 failed'))).toBe(true);
  expect(isChunkLoadError(new TypeError('x is undefined'))).toBe(false);
  expect(isChunkLoadError(null)).toBe(false);
});

it('reloads at most once within a minute', () => {
  const reload = jest.fn();
  const now = 1_000_000;
  expect(reloadAfterChunkFailure(chunkError, now, reload)).toBe(true);
  expect(reloadAfterChunkFailure(chunkError, now + 59_999, reload)).toBe(false);
  expect(reloadAfterChunkFailure(chunkError, now + 60_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('never reloads for another error, nor when it could not remember that it did', () => {
  const reload = jest.fn();
  reloadAfterChunkFailure(new Error('render'), 1, reload);
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  reloadAfterChunkFailure(chunkError, 1, reload);
  blocked.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});
