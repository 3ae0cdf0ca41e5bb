import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { DAY_MS, MINUTE_MS } from '@yinyom/contracts/durations';
import { MAX_REQUEST_FILE_BYTES, REQUEST_FILE_MAX_BYTES } from '@yinyom/contracts/requests/requestFile';
import type { MessageCode } from '@yinyom/contracts/messages/MessageCode';
import { createLogger } from '@yinyom/service-kit/logger';
import type { AppError } from '@yinyom/service-kit/AppError';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { OURS } from '@yinyom/testing/identityStandIn';
import { until } from '@yinyom/testing/until';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { messageText } from '@yinyom/texts/sentences/messageText';
import { createStores } from '../createStores';
import { createSeals } from '../register/seals';
import { servePages, switchFormOn } from '../testing/formPages';
import { bodyOf, JPG, PDF, PNG } from '../testing/sampleFiles';
import { MEMBER, OFFICER, SITE_KEY, startCompliance, type Compliance } from '../testing/startCompliance';
import { createDeleteFiles } from '../upkeep/deleteFiles';
import { createRequestFiles } from './requestFiles.service';

const RING = keyRing('the current secret of forty characters ok');

let compliance: Compliance;
let pages: ReturnType<typeof servePages>;
let now = new Date('2026-11-20T03:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now, ring: RING });
  pages = servePages(compliance);
  await switchFormOn(compliance);
});
afterAll(async () => {
  pages.close();
  await compliance.close();
});

const form = `/public/sites/${SITE_KEY}/requests`;
/** A request of the form. @param isConfirmed whether its code was typed in */
const ask = async (isConfirmed = true): Promise<{ token: string; id: string }> => {
  const given = { rights: ['erasure'], name: 'Malee', email: `m${Math.random()}@example.com` };
  const { token } = (await compliance.send('POST', form, { body: given })).body;
  if (!isConfirmed) return { token, id: '' };
  const code = compliance.identity.requestCodes.at(-1)?.digits;
  const { body } = await compliance.send('POST', `${form}/verify`, { body: { token, code } });
  const found = await compliance.officer('GET', `/organizations/${OURS}/requests?q=${body.number}`);
  return { token, id: found.body.entities[0].id };
};
/** Sends files as the page without scripts does. */
const upload = async (token: string, files: readonly Buffer[]) => {
  const answer = await fetch(`${pages.origin}/r/${SITE_KEY}/files/${token}?lang=th`, {
    method: 'POST',
    body: bodyOf(files),
  });
  return { status: answer.status, text: await answer.text() };
};
/** Sends a file as an officer does, in a form. */
const scan = async (id: string, file: Buffer) => {
  const token = compliance.tokenFor(OFFICER, `session-of-${OFFICER}`);
  const answer = await fetch(`${compliance.url}/requests/${id}/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: bodyOf([file]),
  });
  return { status: answer.status, body: (await answer.json()) as { files?: number } };
};
const whole = async (id: string) => (await compliance.officer('GET', `/requests/${id}`)).body;
const stored = () => compliance.connection.collection('request_files');
const words = REQUESTS_WORDS.th;
const saying = (code: MessageCode) => expect.stringContaining(messageText(code, 'th'));

it('a scan of a request on paper is added by an officer, whom history and audit log name', async () => {
  const { id } = await compliance.enter({ channel: 'counter' });
  expect(await scan(id, PNG)).toEqual({ status: 201, body: { files: 1 } });
  expect((await scan(id, Buffer.from('<html>'))).status).toBe(422);
  expect((await scan('f'.repeat(24), PDF)).status).toBe(404);
  const { files, timeline } = await whole(id);
  expect(files).toMatchObject([{ type: 'png', bytes: PNG.length }]);
  expect(timeline.at(-1)).toMatchObject({ kind: 'file_added', by: { kind: 'user', id: OFFICER } });
  const audited = compliance.identity.audit.filter(({ action }) => action === 'request.file_uploaded');
  expect(audited).toHaveLength(1);
  expect((await compliance.download(`/requests/${id}/files/${files[0].id}`)).bytes.equals(PNG)).toBe(true);
});

it('three files of three kinds are kept encrypted, without their names, and given out as attachments alone', async () => {
  const { token, id } = await ask();
  // A field without a file sends an empty one.
  const none = await upload(token, [Buffer.alloc(0)]);
  expect(none).toEqual({ status: 422, text: saying('request_file_missing') });
  // One more than there is room for: none of them is left out without a word.
  const four = await upload(token, [Buffer.alloc(0), PDF, PNG, JPG, PNG]);
  expect(four).toEqual({ status: 409, text: saying('request_files_full') });
  expect((await whole(id)).files).toEqual([]);
  const first = await upload(token, [PDF, Buffer.alloc(0)]);
  const counted = expect.stringContaining(words.files_count.replace('{number}', '1'));
  expect(first).toEqual({ status: 200, text: counted });
  expect(first.text).toContain(words.files_hint);
  // The call of the embedded form does the same.
  const answer = await fetch(`${compliance.url}${form}/files/${token}`, {
    method: 'POST',
    body: bodyOf([PNG, JPG]),
  });
  expect([answer.status, await answer.json()]).toEqual([201, { files: 3 }]);

  const request = await whole(id);
  expect(request.files.map(({ type, bytes }: { type: string; bytes: number }) => [type, bytes])).toEqual([
    ['pdf', PDF.length],
    ['png', PNG.length],
    ['jpg', JPG.length],
  ]);
  expect(request.timeline.filter(({ kind }: { kind: string }) => kind === 'file_added')).toHaveLength(3);
  const [record] = await stored().find({ request_id: id }).toArray();
  expect(JSON.stringify(record)).not.toContain('บัตรประชาชน');
  expect(Buffer.from(record?.['sealed'].buffer).includes('identity card')).toBe(false);

  const path = `/requests/${id}/files/${request.files[0].id}`;
  const { bytes, type } = await compliance.download(path);
  expect([bytes.equals(PDF), type]).toEqual([true, 'application/octet-stream']);
  const { headers } = await compliance.officer('GET', path);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${request.number}-file-1.pdf"`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  // Another request has no such file.
  const other = await ask();
  expect((await compliance.officer('GET', `/requests/${other.id}/files/${request.files[0].id}`)).status).toBe(
    404,
  );
  const full = await upload(token, [PDF]);
  expect([full.status, (await whole(id)).files.length]).toEqual([409, 3]);
});

it.each([
  ['a page', Buffer.from('<html><script>alert(1)</script>')],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a program', Buffer.from('MZ\u0090')],
  ['an archive', Buffer.from('PK\u0003\u0004')],
  ['half of a mark', PNG.subarray(0, 4)],
  ['one byte too much', Buffer.concat([PDF, Buffer.alloc(REQUEST_FILE_MAX_BYTES - PDF.length + 1)])],
])('%s is refused whatever it is called, and nothing that came with it is kept', async (_what, file) => {
  const { token, id } = await ask();
  const { status, text } = await upload(token, [PDF, file]);
  expect([status, text.includes('role="alert"')]).toEqual([422, true]);
  expect((await whole(id)).files).toEqual([]);
});

it('a stranger is refused before any of the body is read, and the same key with another file of the same length is another request', async () => {
  const { id } = await compliance.enter({ channel: 'counter' });
  const send = (user: string, body: BodyInit | Readable, headers: Record<string, string> = {}) =>
    fetch(`${compliance.url}/requests/${id}/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${compliance.tokenFor(user, `session-of-${user}`)}`, ...headers },
      body,
      duplex: 'half',
    } as RequestInit);
  // A body that never ends: an answer that waits for it never comes.
  const endless = new Readable({ read: () => undefined });
  endless.push('------mark');
  const refused = await send(MEMBER, endless, { 'content-type': 'multipart/form-data; boundary=----mark' });
  expect(refused.status).toBe(403);
  endless.destroy();
  const key = { 'idempotency-key': randomUUID() };
  const other = Buffer.from([...PNG.subarray(0, -1), 4]);
  const statuses = [(await send(OFFICER, bodyOf([PNG]), key)).status];
  for (const files of [[PNG], [other], [PNG, JPG], [PDF]]) {
    // In chunks, without a length, and with another boundary.
    const { body, headers } = new Response(bodyOf(files));
    const type = { 'content-type': headers.get('content-type') ?? '' };
    statuses.push((await send(OFFICER, body as ReadableStream, { ...key, ...type })).status);
  }
  expect([statuses, (await whole(id)).files.length]).toEqual([[201, 201, 422, 422, 422], 1]);
});

it('are taken of the holder of a confirmed request alone, before anything is read', async () => {
  const { token } = await ask(false);
  for (const one of [token, 'A'.repeat(43), 'x']) expect((await upload(one, [PDF])).status).toBe(404);
});

it('are deleted 30 days after the request was closed, and a closed one takes none', async () => {
  const { token, id } = await ask();
  await upload(token, [PDF]);
  const { etag } = await whole(id);
  await compliance.officer(
    'POST',
    `/requests/${id}/reject`,
    { reason: 'repeated', explanation: 'x' },
    { 'if-match': etag },
  );
  expect((await upload(token, [PNG])).status).toBe(409);
  const stores = createStores(compliance.connection);
  const run = createDeleteFiles({ ...stores, seals: createSeals(RING), now: () => now });
  const closed = now;
  now = new Date(closed.getTime() + 30 * DAY_MS - 1);
  await run();
  expect((await whole(id)).files).toHaveLength(1);
  now = new Date(closed.getTime() + 30 * DAY_MS);
  await run();
  const after = await whole(id);
  expect([after.files, after.timeline.at(-1).kind]).toEqual([[], 'files_deleted']);
  expect(await stored().countDocuments({ request_id: id })).toBe(0);
  now = closed;
});

it('of all open requests of an organization are 2 GB at most; those of a closed one leave room', async () => {
  const large = await ask();
  await upload(large.token, [PDF]);
  // As if the file of this request were nearly all that there is room for.
  await stored().updateOne(
    { request_id: large.id },
    { $set: { bytes: MAX_REQUEST_FILE_BYTES - PNG.length } },
  );
  const { token, id } = await ask();
  const before = await stored().countDocuments();
  const refused = await upload(token, [PNG, JPG]);
  expect(refused).toEqual({ status: 409, text: saying('request_files_full') });
  expect(await stored().countDocuments()).toBe(before);
  const { etag } = await whole(large.id);
  const rejection = { reason: 'repeated', explanation: 'x' };
  await compliance.officer('POST', `/requests/${large.id}/reject`, rejection, { 'if-match': etag });
  expect([(await upload(token, [PNG, JPG])).status, (await whole(id)).files.length]).toEqual([200, 2]);
});

it('are encrypted again once DATA_SECRET is another one', async () => {
  const { token, id } = await ask();
  await upload(token, [PDF]);
  const stores = createStores(compliance.connection);
  const next = keyRing('another secret of more than forty characters', [RING.current.secret]);
  const withRing = (ring: typeof RING) =>
    createRequestFiles({ ...stores, seals: createSeals(ring), ring, now: () => now });
  await withRing(next).reseal(createLogger('silent'));
  const request = await stores.requests.find(id);
  const [file] = await stores.requestFiles.heads(id);
  if (!request || !file) throw new Error('the file is gone');
  const alone = withRing(keyRing('another secret of more than forty characters'));
  expect((await alone.read(request, String(file._id))).bytes.equals(PDF)).toBe(true);
});

describe('an upload that is not complete', () => {
  /** Uploads and upkeep of another process. @param complete its last step */
  const another = async (id: string, complete?: () => Promise<void>) => {
    const stores = createStores(compliance.connection);
    const parts = { ...stores, seals: createSeals(RING), ring: RING, now: () => now };
    const requestFiles = { ...stores.requestFiles, ...(complete && { complete }) };
    const request = await stores.requests.find(id);
    if (!request) throw new Error('the request is gone');
    const { add } = createRequestFiles({ ...parts, requestFiles });
    return { add: add.bind(null, request), upkeep: createDeleteFiles(parts) };
  };
  const kept = (id: string) => stored().countDocuments({ request_id: id });
  /** Files of a request, and how many its history has. */
  const filesOf = async (id: string) => {
    const { files, timeline } = await whole(id);
    return [files.length, timeline.filter(({ kind }: { kind: string }) => kind === 'file_added').length];
  };

  it('shows none of its files and gives none out', async () => {
    const { id } = await ask();
    const seen: unknown[] = [];
    const slow = async function* () {
      yield PDF;
      const path = `/requests/${id}/files/${String((await stored().findOne({ request_id: id }))?._id)}`;
      seen.push(await filesOf(id), (await compliance.officer('GET', path)).status);
    };
    expect(await (await another(id)).add(slow())).toBe(1);
    expect([seen, await filesOf(id)]).toEqual([
      [[0, 0], 404],
      [1, 1],
    ]);
  });

  it('leaves nothing behind when its process dies, and takes its place for ten minutes at most', async () => {
    const [{ id, token }, other] = [await ask(), await ask()];
    for (const one of [id, other.id]) {
      const killed = async function* () {
        yield PDF;
        await new Promise(() => {});
      };
      void (await another(one)).add(killed());
      await until(async () => (await kept(one)) === 1, 'half of the upload is stored');
    }
    const { upkeep } = await another(other.id);
    const end = now.getTime() + 10 * MINUTE_MS;
    now = new Date(end - 1);
    await upkeep();
    expect((await upload(token, [PDF, PNG, JPG])).status).toBe(409);
    expect([await kept(id), await kept(other.id)]).toEqual([1, 1]);
    now = new Date(end);
    expect([(await upload(token, [PDF, PNG, JPG])).status, await filesOf(id)]).toEqual([200, [3, 3]]);
    await upkeep();
    expect([await kept(other.id), await filesOf(other.id)]).toEqual([0, [0, 0]]);
  });

  it('and another one at once leave no place free: one of them is stored whole, the other one gets a reason of its own', async () => {
    const { id } = await ask();
    let begun = 0;
    const three = async function* () {
      yield PDF;
      begun += 1;
      await until(() => begun === 2, 'both have a place');
      yield* [PNG, JPG];
    };
    const uploads = [await another(id), await another(id)].map(({ add }) =>
      add(three()).catch(({ code }: AppError) => code),
    );
    expect(new Set(await Promise.all(uploads))).toEqual(new Set([3, 'request_files_busy']));
    expect(await filesOf(id)).toEqual([3, 3]);
    const asked = await ask();
    const answers = await Promise.all([1, 2].map(() => upload(asked.token, [PDF, PNG, JPG])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await filesOf(asked.id)).toEqual([3, 3]);
  });

  it('is complete once the history says so, though its process died then', async () => {
    const { id } = await ask();
    const dying = await another(id, () => Promise.reject(new Error('the process was killed')));
    await expect(dying.add([PDF])).rejects.toThrow('killed');
    expect(await filesOf(id)).toEqual([0, 1]);
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    await (await another(id)).upkeep();
    expect(await filesOf(id)).toEqual([1, 1]);
  });
});
