import { downloadProof } from './downloadProof';

const wanted = { consentId: 'c'.repeat(24), format: 'pdf', language: 'th' } as const;
const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ message: 'm', code: 'timeout', request_id: 'r' }), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const drawn = () =>
  new Response('%PDF', {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="consent.pdf"',
    },
  });

const answering = (...answers: Response[]) => {
  const fetching = jest.fn(() => Promise.resolve(answers.shift() ?? refusal(500)));
  globalThis.fetch = fetching;
  return fetching;
};
const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

it('asks again as long as the server says when', async () => {
  const fetching = answering(
    refusal(503, { 'Retry-After': '0' }),
    refusal(503, { 'Retry-After': '0' }),
    drawn(),
  );
  expect(await downloadProof(wanted)).toMatchObject({ name: 'consent.pdf' });
  expect(fetching).toHaveBeenCalledTimes(3);
});

it('does not wait longer than a minute, nor when the server does not say how long', async () => {
  answering(refusal(503, { 'Retry-After': '61' }), drawn());
  await expect(downloadProof(wanted)).rejects.toMatchObject({ status: 503, retryAfter: 61 });
  answering(refusal(503), drawn());
  await expect(downloadProof(wanted)).rejects.toMatchObject({ status: 503 });
});

it('a refusal is told at once', async () => {
  const fetching = answering(refusal(403, { 'Retry-After': '1' }), drawn());
  await expect(downloadProof(wanted)).rejects.toMatchObject({ status: 403 });
  expect(fetching).toHaveBeenCalledTimes(1);
});
