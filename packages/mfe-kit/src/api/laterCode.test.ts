import { laterCode } from './laterCode';

it('code that comes is handed on; code that cannot be had is told as being offline, so that pages say it', async () => {
  expect(await laterCode(Promise.resolve(7))).toBe(7);
  await expect(laterCode(Promise.reject(new Error('ChunkLoadError')))).rejects.toEqual({ status: 'offline' });
});
