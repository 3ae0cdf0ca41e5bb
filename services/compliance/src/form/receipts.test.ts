import { OURS } from '@yinyom/testing/identityStandIn';
import { until } from '@yinyom/testing/until';
import { OFFICER, SITE_KEY, startCompliance, type Compliance } from '../testing/startCompliance';

const address = `/public/sites/${SITE_KEY}/requests`;
let compliance: Compliance;
let later = 0;
beforeAll(async () => {
  compliance = await startCompliance({ now: () => new Date(Date.now() + later), mailMs: 50 });
  const settings = `/organizations/${OURS}/request-settings`;
  const { etag } = (await compliance.admin('GET', settings)).body;
  await compliance.admin('PUT', settings, { form_enabled: true, receivers: [OFFICER] }, { 'if-match': etag });
});
afterAll(() => compliance.close());

type Receipt = Parameters<Compliance['identity']['client']['sendRequestReceipt']>[0];
type Outcome = Awaited<ReturnType<Compliance['identity']['client']['sendRequestReceipt']>>;

/** A request of the form that was confirmed, while the identity service answers receipts like this. */
const confirmed = async (email: string, answer: (asked: readonly Receipt[]) => Outcome) => {
  const asked: Receipt[] = [];
  compliance.identity.client.sendRequestReceipt = async (mail) => {
    asked.push(mail);
    return answer(asked);
  };
  const body = { rights: ['access'], name: 'Malee', email, details: 'all of it' };
  const { token } = (await compliance.send('POST', address, { body })).body;
  const code = compliance.identity.requestCodes.at(-1)?.digits;
  const begun = await compliance.send('POST', `${address}/verify`, { body: { token, code } });
  const found = await compliance.officer('GET', `/organizations/${OURS}/requests?q=${email}`);
  const { id } = found.body.entities[0];
  const read = async () => (await compliance.officer('GET', `/requests/${id}`)).body;
  return { asked, token, id, begun, read };
};

it('a receipt that cannot be handed over keeps no request from its beginning, and is tried again until the mail server took it', async () => {
  const { asked, token, id, begun, read } = await confirmed('late@example.com', ({ length }) => {
    if (length < 3) throw new Error('identity does not answer');
    return length === 3 ? { state: 'waiting', at: null } : { state: 'sent', at: null };
  });
  expect([begun.status, begun.body.state]).toEqual([200, 'verified']);
  const { receipt_mail, etag } = await read();
  expect(['waiting', 'sent']).toContain(receipt_mail);
  await until(async () => (await read()).receipt_mail === 'sent', 'the mail server took the receipt');
  // The same mail each time, and no change of the request that people work on.
  expect(new Set(asked.map(({ key, reference, link }) => `${key} ${reference} ${link}`)).size).toBe(1);
  expect(asked[0]).toMatchObject({ email: 'late@example.com', number: begun.body.number, reference: token });
  expect((await read()).etag).toBe(etag);
  // The reference is stored while the mail waits, sealed, and no longer.
  const mails = compliance.connection.collection('request_letter_mails');
  expect(await mails.find({ request_id: id }).toArray()).toMatchObject([{ kind: 'receipt', content: null }]);
  const { length } = asked;
  await compliance.send('POST', `${address}/verify`, {
    body: { token, code: compliance.identity.requestCodes.at(-1)?.digits },
  });
  expect(asked).toHaveLength(length);
});

it('an officer reads that a receipt was given up, and its reference is sealed while it waits', async () => {
  const { token, id, read } = await confirmed('lost@example.com', () => ({ state: 'waiting', at: null }));
  const mails = compliance.connection.collection('request_letter_mails');
  const stored = JSON.stringify(await mails.find({ request_id: id }).toArray());
  expect(stored).toContain('"state":"waiting"');
  expect(stored.includes(token) || stored.includes('lost@')).toBe(false);
  expect((await read()).receipt_mail).toBe('waiting');
  later = 9 * 86_400_000;
  await until(async () => (await read()).receipt_mail === 'failed', 'the receipt is given up');
  later = 0;
});

it('a mail that the server refused for good has failed, and a request on paper has no receipt', async () => {
  const { read } = await confirmed('refused@example.com', () => ({ state: 'failed', at: null }));
  expect((await read()).receipt_mail).toBe('failed');
  const { id } = await compliance.enter();
  expect((await compliance.officer('GET', `/requests/${id}`)).body.receipt_mail).toBeNull();
});
