import { mongo } from 'mongoose';
import { MAX_TASKS } from '@yinyom/contracts/requests/subjectRequest';
import { DECISION, OFFICER, startCompliance, type Compliance } from '../testing/startCompliance';

let compliance: Compliance;
beforeAll(async () => {
  compliance = await startCompliance();
});
afterAll(() => compliance.close());

const whole = async (id: string) => (await compliance.officer('GET', `/requests/${id}`)).body;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('the consent record of the person', () => {
  const erase = (id: string, etag: string) =>
    compliance.officer('POST', `/requests/${id}/erase-consents`, undefined, { 'if-match': etag });

  const audited = (id: string) =>
    compliance.identity.audit.filter(
      ({ action, target }) => action === 'request.consents_erased' && target.id === id,
    );

  it('is a task of the platform in an erasure, and is erased once an officer confirms what was read', async () => {
    const { id } = await compliance.enter({ rights: ['erasure'], consent_id: DECISION });
    const before = await whole(id);
    expect(before.tasks).toMatchObject([{ system_name: 'Yinyom', by_platform: true, state: 'open' }]);
    const record = () => compliance.officer('GET', `/requests/${id}/consent-record?language=en`);
    expect((await record()).body).toMatchObject({
      erased: false,
      total: 60,
      decisions: [{ title: 'Decided (en)' }],
    });
    expect((await erase(id, '"99"')).status).toBe(412);
    expect(compliance.erased).toBe(false);
    const own = `/requests/${id}/tasks/${before.tasks[0].id}`;
    for (const said of [{ state: 'done' }, { result: '2' }])
      expect(codeOf(await compliance.officer('PUT', own, said))).toEqual([409, 'state_not_allowed']);
    const named = await compliance.enter({ rights: ['erasure'] });
    await compliance.officer('POST', `/requests/${named.id}/tasks`, { system_name: 'yinyom' });
    const namesake = `/requests/${named.id}/tasks/${(await whole(named.id)).tasks.at(-1).id}`;
    for (const [state, code] of [
      ['done', 409],
      ['not_applicable', 200],
    ])
      expect((await compliance.officer('PUT', namesake, { state, result: 'none' })).status).toBe(code);
    const noted = await compliance.officer('PUT', own, { note: 'Confirm on Monday.' });
    expect([noted.status, noted.body.tasks[0].state]).toEqual([200, 'open']);
    const { status, body } = await erase(id, noted.body.etag);
    expect([status, body.tasks.length, body.tasks[0].state, body.tasks[0].result]).toEqual([
      200,
      1,
      'done',
      '2',
    ]);
    expect((await record()).body.erased).toBe(true);
    expect(body.timeline.slice(-2)).toMatchObject(
      [{ kind: 'erasure_confirmed' }, { kind: 'task_changed', task_state: 'done' }].map((codes) => ({
        ...codes,
        text: 'Yinyom',
        by: { id: OFFICER },
      })),
    );
    expect(audited(id)).toHaveLength(1);
    expect(JSON.stringify(audited(id))).not.toContain(DECISION);
    // A second press changes nothing.
    const again = await erase(id, body.etag);
    expect([again.status, again.body]).toEqual([200, body]);
    expect(audited(id)).toHaveLength(1);
  });

  it('is erased only after that was noted, and no number is made up where the answer was lost', async () => {
    compliance.erased = false;
    compliance.losesAnswers = true;
    const { id, etag } = await compliance.enter({ rights: ['erasure'], consent_id: DECISION });
    expect((await erase(id, etag)).status).toBeGreaterThanOrEqual(500);
    compliance.losesAnswers = false;
    expect(compliance.erased).toBe(true);
    const broken = await whole(id);
    expect(broken.timeline.at(-1)).toMatchObject({ kind: 'erasure_confirmed', by: { id: OFFICER } });
    expect([broken.tasks[0].state, audited(id).length]).toEqual(['open', 1]);
    expect((await erase(id, etag)).status).toBe(412);
    const { status, body } = await erase(id, broken.etag);
    expect([status, body.tasks[0].state, body.tasks[0].result]).toEqual([200, 'done', '']);
  });

  it('a request that is full gets no further task, and nothing is erased for it', async () => {
    compliance.erased = false;
    const { id } = await compliance.enter({ consent_id: DECISION });
    await compliance.officer('POST', `/requests/${id}/tasks`, { system_name: 'CRM' });
    const stored = compliance.connection.collection('subject_requests');
    const one = { _id: new mongo.ObjectId(id) };
    const [task] = (await stored.findOne(one))?.tasks ?? [];
    const tasks = Array.from({ length: MAX_TASKS }, () => ({ ...task, _id: new mongo.ObjectId() }));
    await stored.updateOne(one, { $set: { tasks } });
    const { etag } = await whole(id);
    const change = { rights: ['access', 'erasure'] };
    const { body } = await compliance.officer('PUT', `/requests/${id}`, change, { 'if-match': etag });
    expect(body.tasks).toHaveLength(MAX_TASKS);
    expect(codeOf(await erase(id, body.etag))).toEqual([409, 'request_full']);
    expect([compliance.erased, audited(id)]).toEqual([false, []]);
  });

  it('is read with the role of the reader, and in the letter whole', async () => {
    const { id, etag } = await compliance.enter({ rights: ['access'], consent_id: DECISION });
    compliance.readers.length = 0;
    const path = `/requests/${id}/consent-record`;
    for (const as of [compliance.officer, compliance.admin]) expect((await as('GET', path)).status).toBe(200);
    const answer = { letter_text: 'x', language: 'en', with_record: true };
    await compliance.officer('POST', `/requests/${id}/answer`, answer, { 'if-match': etag });
    expect(compliance.readers).toEqual([1, 1000, undefined]);
  });

  it('needs an erasure that is open, a check of who asks, and a decision of the organization', async () => {
    const tried = async (changes: Record<string, unknown>) => {
      const { id, etag } = await compliance.enter({ rights: ['erasure'], consent_id: DECISION, ...changes });
      return codeOf(await erase(id, etag));
    };
    expect([
      await tried({ rights: ['access'] }),
      await tried({ identity_level: 'none' }),
      await tried({ consent_id: '5'.repeat(24) }),
      await tried({ consent_id: '' }),
    ]).toEqual([
      [409, 'state_not_allowed'],
      [409, 'state_not_allowed'],
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
    const { id, etag } = await compliance.enter({ rights: ['erasure'], consent_id: DECISION });
    const { body } = await compliance.officer(
      'PUT',
      `/requests/${id}`,
      { state: 'withdrawn' },
      { 'if-match': etag },
    );
    expect(codeOf(await erase(id, body.etag))).toEqual([409, 'request_closed']);
  });

  it('a decision is corrected by one of the organization, and what is erased is open again for it', async () => {
    const { id, etag } = await compliance.enter({ rights: ['erasure'], consent_id: '5'.repeat(24) });
    expect(codeOf(await erase(id, etag))).toEqual([404, 'not_found']);
    const name = async (consent_id: string) =>
      compliance.officer('PUT', `/requests/${id}`, { consent_id }, { 'if-match': (await whole(id)).etag });
    const refusals = [];
    for (const wrong of ['6'.repeat(24), DECISION.slice(0, 8)])
      refusals.push((await name(wrong)).body.errors.map(({ code }: { code: string }) => code));
    expect(refusals).toEqual([['decision_unknown'], ['invalid_value']]);
    const named = (await name(DECISION)).body;
    expect(named).toMatchObject({ consent_id: DECISION, tasks: [{ by_platform: true, state: 'open' }] });
    expect(named.timeline.at(-1)).toMatchObject({ kind: 'changed', text: 'consent_id' });
    expect((await erase(id, named.etag)).body.tasks[0].state).toBe('done');
    const without = (await name('')).body;
    expect([without.consent_id, without.tasks[0].state]).toEqual([null, 'done']);
    const again = (await name(DECISION)).body;
    expect(again.tasks).toMatchObject([{ by_platform: true, state: 'open', result: '', done_at: null }]);
    expect((await name('')).body.tasks).toEqual([]);
    expect((await name(DECISION)).body.tasks).toMatchObject([{ by_platform: true, state: 'open' }]);
    expect(JSON.stringify(compliance.identity.audit)).not.toContain(DECISION);
  });

  it('an erasure that is asked for later gets the task, too, and one without a decision gets none', async () => {
    const { id, etag } = await compliance.enter({ consent_id: DECISION });
    const change = { rights: ['access', 'erasure'] };
    const { body } = await compliance.officer('PUT', `/requests/${id}`, change, { 'if-match': etag });
    expect(body.tasks.map((task: { by_platform: boolean }) => task.by_platform)).toEqual([true]);
    const other = await compliance.enter({ rights: ['erasure'] });
    expect((await whole(other.id)).tasks).toEqual([]);
  });
});
