import { Router } from 'express';
import * as z from 'zod/mini';
import { internalContract } from '@yinyom/contracts/internal/internalContract';
import { AppError } from '../AppError';
import { createLogger } from '../logger';
import { listen, serviceApp } from '../runService';
import { keyRing } from '../secrets/keyRing';
import { internalClient } from './internalClient';

const secret = keyRing('s'.repeat(40));
const contract = internalContract({
  add: { input: z.strictObject({ a: z.number(), b: z.number() }), output: z.number() },
  nothing: { input: z.strictObject({}), output: z.null() },
  broken: { input: z.strictObject({}), output: z.null() },
});
const service = {
  name: 'sums',
  router: Router(),
  contract,
  internal: {
    add: async ({ a, b }: { a: number; b: number }) => a + b,
    nothing: async () => null,
    broken: async () => {
      throw new AppError(503, 'unavailable');
    },
  },
  database: {} as never,
  close: async () => undefined,
};

it('calls a service that runs elsewhere as if it were in this process', async () => {
  const server = await listen(
    serviceApp(service, secret, createLogger('silent')),
    '127.0.0.1',
    0,
    'SERVICE_PORT',
  );
  const client = internalClient(contract, { url: server.url, service: 'sums' }, secret);
  await expect(client.add({ a: 2, b: 3 })).resolves.toBe(5);
  await expect(client.nothing({})).resolves.toBeNull();
  await expect(client.add({ a: 2 } as never)).rejects.toThrow('422');
  await expect(client.broken({})).rejects.toMatchObject({ status: 503 });
  // Not the doing of whoever waits for the answer: P4.
  await expect(
    internalClient(contract, { url: server.url, service: 'sums' }, keyRing('x'.repeat(40))).add({
      a: 1,
      b: 1,
    }),
  ).rejects.toMatchObject({
    status: 503,
    details: { cause: { message: expect.stringContaining('INTERNAL_SECRET') } },
  });
  await server.close();
  await expect(client.add({ a: 2, b: 3 })).rejects.toMatchObject({ status: 503, code: 'unavailable' });
});
