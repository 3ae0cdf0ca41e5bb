import { downloadReceipt } from './downloadReceipt';

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

it('fetches the receipt of the decision under the name that the platform gives it', async () => {
  const id = 'c'.repeat(24);
  const asked: string[] = [];
  globalThis.fetch = jest.fn((address: RequestInfo | URL) => {
    asked.push((address as Request).url);
    const headers = { 'Content-Disposition': `attachment; filename="site.ac.th-receipt-${id}.json"` };
    return Promise.resolve(new Response('{}', { headers }));
  }) as typeof fetch;
  expect(await downloadReceipt(id)).toMatchObject({ name: `site.ac.th-receipt-${id}.json` });
  expect(asked).toEqual([expect.stringContaining(`/api/v1/consents/${id}/receipt.json`)]);
});
