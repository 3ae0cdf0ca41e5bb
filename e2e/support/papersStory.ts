import { enterRequest } from './enterRequest';
import { ownerApi } from './ownerApi';
import type { Stack } from './startStack';

/** Reads of an officer that a restored platform must answer as the earlier one did. */
type Read = Record<string, unknown>;

/**
 * What officers of the demo organization have in the compliance service: a completed erasure with its certificate, a rejected request, an
 * activity that people wrote about, and the answers about the exemption.
 */
export const papersStory = () => {
  const MAILBOX = 'purged@example.com';
  let [erasure, rejected, activity] = ['', '', ''];
  let before: Read = {};

  const reads = async (stack: Stack): Promise<Read> => {
    const { call, organizationId } = await ownerApi(stack);
    const get = async (path: string): Promise<unknown> => (await call('GET', path)).body;
    const organization = `/organizations/${organizationId}`;
    const { refusals } = (await get(`${organization}/processingRecord`)) as { refusals: unknown };
    return {
      erasure: await get(`/requests/${erasure}`),
      certificate: await get(`/requests/${erasure}/certificate.json`),
      rejected: await get(`/requests/${rejected}`),
      versions: await get(`${organization}/activities/${activity}/versions`),
      exemption: await get(`${organization}/exemption`),
      refusals,
    };
  };

  return {
    /** Does the work, and remembers how it reads. */
    begin: async (stack: Stack): Promise<void> => {
      const owner = await ownerApi(stack);
      const { call, organizationId } = owner;
      const send = (method: string, path: string, body: object, etag = '') =>
        call<{ etag: string }>(method, path, { body, ...(etag && { headers: { 'if-match': etag } }) });
      const first = await enterRequest(owner, { rights: ['erasure'], answer_way: 'post' });
      erasure = first.id;
      await send('POST', `/requests/${erasure}/tasks`, { system_name: 'ERP' });
      const opened = await call<{ tasks: [{ id: string }] }>('GET', `/requests/${erasure}`);
      const [task] = opened.body.tasks;
      const done = await send('PUT', `/requests/${erasure}/tasks/${task.id}`, {
        state: 'done',
        result: 'ลบแล้ว',
      });
      const answer = { letter_text: 'ลบข้อมูลแล้ว' };
      const { etag } = (await send('POST', `/requests/${erasure}/answer`, answer, done.body.etag)).body;
      await send('POST', `/requests/${erasure}/complete`, { result: 'ลบแล้ว' }, etag);
      const second = await enterRequest(owner, { person: { name: 'Purged Person', email: MAILBOX } });
      rejected = second.id;
      const reason = { reason: 'repeated', explanation: 'ตอบแล้วเมื่อสัปดาห์ก่อน' };
      await send('POST', `/requests/${rejected}/reject`, reason, second.etag);
      const list = `/organizations/${organizationId}/activities`;
      const { id, etag: seen } = (await call<{ entities: { id: string; etag: string }[] }>('GET', list)).body
        .entities[0]!;
      activity = id;
      await send('PUT', `${list}/${id}`, { written: { security: { th: 'ล็อกห้องทำงาน' } } }, seen);
      const answers = { kind: 'other', within_size: null, risky: null, occasional: null, sensitive: null };
      await send('PUT', `/organizations/${organizationId}/exemption`, answers, '"0"');
      before = await reads(stack);
    },
    /** As the list outside the database has it once the rejected request was purged. */
    purgeLine: (): string =>
      `${JSON.stringify({ at: new Date().toISOString(), subject_request_id: rejected })}\n`,
    /** Everything reads as it did, except the request that was purged since: nothing finds its person. */
    expectRestored: async (stack: Stack): Promise<void> => {
      const after = await reads(stack);
      const { rejected: purged, ...kept } = after;
      const { rejected: _rejected, ...expected } = before;
      // Reading a request notes no change of it.
      expect(kept).toEqual(expected);
      expect(purged).toMatchObject({
        person: null,
        details: '',
        letters: [],
        timeline: [],
        state: 'rejected',
      });
      const { call, organizationId } = await ownerApi(stack);
      const found = await call<{ total: number }>(
        'GET',
        `/organizations/${organizationId}/requests?q=${encodeURIComponent(MAILBOX)}`,
      );
      expect(found.body.total).toBe(0);
    },
  };
};
