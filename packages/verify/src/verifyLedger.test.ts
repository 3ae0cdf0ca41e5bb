import { knownKeys } from './knownKeys';
import { canonicalJson } from './canonicalJson';
import { sha256 } from './hashes';
import type { DayRoot } from './sealedContent';
import {
  endOf,
  noticeLines,
  oldExport,
  relink,
  sampleExport,
  sampleKey,
  sampleRecords,
  seal,
  type Line,
} from './testing/sampleLedger';
import { verifyLedger, type Anchors } from './verifyLedger';

const COUNT = 34;
const key = sampleKey('k1');
const whole = sampleExport(COUNT, key);
const isRecord = ({ kind }: Line) => kind === 'record';
const seqOf = ({ seq }: Line) => seq as number;

/** Everything an owner can have kept: the keys and the published days. */
const anchors: Anchors = {
  keys: knownKeys([{ key_id: key.id, public_key: key.pem }]),
  roots: whole.filter(({ kind }) => kind === 'root') as unknown as DayRoot[],
};

async function* textOf(lines: readonly Line[]) {
  for (const line of lines) yield JSON.stringify(line);
}
const verify = (lines: readonly Line[], given: Anchors = {}) => verifyLedger(textOf(lines), given);
const edit = (seq: number, change: Line): Line[] =>
  whole.map((line) => (isRecord(line) && seqOf(line) === seq ? { ...line, ...change } : line));
/** The export of somebody who can make the chain, the batches and the signatures fit again. */
const rewritten = (records: Line[], signer = key): Line[] => {
  const linked = relink(records);
  const lines = [...linked, ...noticeLines(), ...seal(linked, signer)];
  return [...lines, endOf(lines, signer)];
};

describe('a whole export', () => {
  it('is proved, also with what was kept, and says how far signed days reach', async () => {
    const expected = { ok: true, records: COUNT, first_seq: 1, last_seq: COUNT, batches: 7, days: 3 };
    expect(await verify(whole)).toMatchObject({ ...expected, notices: 2, signed_to: 30 });
    expect(await verify(whole, anchors)).toMatchObject(expected);
  });

  it('of a part is proved, too', async () => {
    const part = whole.filter((line) => !isRecord(line) || (seqOf(line) > 12 && seqOf(line) <= 27));
    expect(await verify(part, { ...anchors, part: true })).toMatchObject({
      ok: true,
      records: 15,
      first_seq: 13,
    });
    expect(await verify(part, anchors)).toMatchObject({ ok: false, first_bad_seq: 1 });
  });

  it('P-08: of a part must continue the signed day before it', async () => {
    const other = rewritten(sampleRecords(COUNT).with(3, { ...sampleRecords(4)[3], result: 'accept' }));
    const part = other.filter((line) => line['kind'] === 'record' && seqOf(line) > 10 && seqOf(line) < 20);
    expect(await verify(part, { part: true })).toMatchObject({ ok: true });
    expect(await verify(part, { ...anchors, part: true })).toMatchObject({ ok: false, first_bad_seq: 11 });
  });

  it('of a website without any decision is whole', async () => {
    const keys = whole.filter(({ kind }) => kind === 'key');
    expect(await verify(keys)).toMatchObject({ ok: true, records: 0, signed_to: null });
  });

  it('is not a file without any line', async () => {
    await expect(verify([])).rejects.toThrow('The file is empty.');
  });
});

describe('P-08: what an insider does to the ledger', () => {
  it.each<[string, number, Line]>([
    ['another choice', 7, { result: 'accept' }],
    ['an earlier time', 9, { consent_time: '2026-01-01T00:00:00.000Z' }],
    ['another text', 11, { notice_sha256: 'ff'.repeat(32) }],
    ['another visitor', 12, { client: { client_id: 'other', salt: 'salt12' } }],
    ['another network', 13, { network: { ip: '198.51.100.0', salt: 'net13' } }],
    ['a field that was not there', 14, { note: 'x' }],
    ['another website', 15, { application_id: 'a2' }],
    ['a position that is none', 16, { seq: -1 }],
  ])('an edit is named: %s', async (_title, seq, change) => {
    expect(await verify(edit(seq, change))).toMatchObject({ ok: false, first_bad_seq: seq });
  });

  it('a deletion, an insertion and a change of order are named', async () => {
    expect(await verify(whole.filter((_, index) => index !== 19))).toMatchObject({ first_bad_seq: 20 });
    const inserted = whole.toSpliced(20, 0, { ...whole[19], result: 'accept' });
    expect(await verify(inserted)).toMatchObject({ ok: false, first_bad_seq: 20 });
    const moved = whole.with(24, whole[25]!).with(25, whole[24]!);
    expect(await verify(moved)).toMatchObject({ ok: false, first_bad_seq: 25 });
  });

  it('a cut-off end is found because the keys come last', async () => {
    expect(await verify(sampleRecords(22))).toMatchObject({ ok: false, first_bad_seq: 23 });
  });

  it.each<[string, (seq: number) => boolean, number]>([
    ['at the end', (seq) => seq <= 22, 23],
    ['at the beginning', (seq) => seq > 1, 1],
    ['everywhere', () => false, 1],
  ])(
    'records taken away %s are missing from batches and days in the same file',
    async (_where, stays, bad) => {
      const left = whole.filter((line) => !isRecord(line) || stays(seqOf(line)));
      expect(await verify(left)).toMatchObject({ ok: false, first_bad_seq: bad });
      const withoutBatches = left.filter(({ kind }) => kind !== 'batch');
      expect(await verify(withoutBatches)).toMatchObject({ ok: false, first_bad_seq: bad });
    },
  );

  it('an end that was cut off with everything that names it is found with the published days', async () => {
    const cut = sampleExport(22, key);
    expect(await verify(cut)).toMatchObject({ ok: true });
    expect(await verify(cut, anchors)).toMatchObject({ ok: false, first_bad_seq: 23 });
  });

  it('a line that was cut in the middle is named', async () => {
    async function* broken() {
      yield* [...sampleRecords(5).map((line) => JSON.stringify(line)), '{"kind":"record","seq":6'];
    }
    expect(await verifyLedger(broken())).toMatchObject({ ok: false, first_bad_seq: 6 });
  });

  it('a swapped text is found at the first record that was made on the true one', async () => {
    const swapped = whole.map((line) =>
      line['kind'] === 'notice' && line['language'] === 'en' ? { ...line, notice: { title: 'Hello' } } : line,
    );
    expect(await verify(swapped)).toMatchObject({
      ok: false,
      first_bad_seq: 3,
      reason: 'the text that was shown is not the one that was recorded',
    });
  });

  it('back-dating is found although chain, batches and signatures were made to fit', async () => {
    const records = sampleRecords(COUNT);
    records[20] = { ...records[20], consent_time: '2026-11-01T00:00:00.000Z' };
    expect(await verify(rewritten(records))).toMatchObject({ ok: false, first_bad_seq: 21 });
  });

  it('an edit with everything made to fit and signed with the true key differs from the published days', async () => {
    const records = sampleRecords(COUNT);
    records[13] = { ...records[13], result: 'accept' };
    const forged = rewritten(records);
    expect(await verify(forged)).toMatchObject({ ok: true });
    expect(await verify(forged, anchors)).toMatchObject({ ok: false, first_bad_seq: 11 });
  });

  it('days signed anew with another key are found with the keys that were kept', async () => {
    const forger = sampleKey('k1');
    const records = sampleRecords(COUNT);
    records[3] = { ...records[3], result: 'accept' };
    const forged = rewritten(records, forger);
    expect(await verify(forged)).toMatchObject({ ok: true });
    expect(await verify(forged, { keys: anchors.keys })).toMatchObject({ ok: false, first_bad_seq: 1 });
    const other = rewritten(records, sampleKey('k2'));
    expect(await verify(other, { keys: anchors.keys })).toMatchObject({
      ok: false,
      reason: 'the key k2 is not known',
    });
  });

  it('P-08 ASVS 11.2 a key that was retired vouches for no later day, and for no end of a later export', async () => {
    const until = (day: string | null) => ({
      keys: knownKeys([{ key_id: key.id, public_key: key.pem, until: day }]),
    });
    const retired = { ok: false, reason: 'the key k1 was retired before that day' };
    expect(await verify(whole, until(null))).toMatchObject({ ok: true });
    expect(await verify(whole, until('2026-11-04'))).toMatchObject({ ok: true });
    expect(await verify(whole, until('2026-11-03'))).toMatchObject({ ...retired, first_bad_seq: COUNT + 1 });
    expect(await verify(whole, until('2026-11-01'))).toMatchObject({ ...retired, first_bad_seq: 11 });
    const said = whole.map((line) => (line['kind'] === 'key' ? { ...line, until: '2026-11-01' } : line));
    expect(await verify(said)).toMatchObject({ ...retired, first_bad_seq: 11 });
  });

  it('a batch or a signed day that is missing or was changed is found', async () => {
    const without = (kind: string, number: number) => {
      let at = 0;
      return whole.filter((line) => line['kind'] !== kind || (at += 1) !== number);
    };
    expect(await verify(without('batch', 3))).toMatchObject({ ok: false, first_bad_seq: 16 });
    expect(await verify(without('root', 2))).toMatchObject({ ok: false, first_bad_seq: 21 });
    const changed = whole.map((line) =>
      line['kind'] === 'batch' && line['number'] === 2 ? { ...line, created_at: '2020' } : line,
    );
    expect(await verify(changed)).toMatchObject({ ok: false, first_bad_seq: 6 });
    const unreadableKey = whole.map((line) => (line['kind'] === 'key' ? { ...line, public_key: 'x' } : line));
    expect(await verify(unreadableKey)).toMatchObject({ ok: false, first_bad_seq: 1 });
  });

  it('an old state that was put back ends before the published days', async () => {
    expect(await verify(sampleExport(20, key), anchors)).toMatchObject({ ok: false, first_bad_seq: 21 });
  });
});

describe('L1: the end of an export', () => {
  const without = (seq: number) => whole.filter((line) => !isRecord(line) || seqOf(line) <= seq);
  const end = whole.at(-1)!;

  it('names how many entries there are and the last of them, so none after the last batch can be cut off', async () => {
    // The last batch of the sample ends with entry 34; here it is open, as it is for up to ten minutes.
    const open = whole.filter((line) => line['kind'] !== 'batch' || (line['last_seq'] as number) <= 30);
    const lines = open.filter(({ kind }) => kind !== 'end');
    const honest = [...lines, endOf(lines, key)];
    expect(await verify(honest, anchors)).toMatchObject({ ok: true, records: COUNT, notes: [] });
    const cut = honest.filter((line) => !isRecord(line) || seqOf(line) <= 31);
    expect(await verify(cut, anchors)).toMatchObject({
      ok: false,
      first_bad_seq: 32,
      reason: 'records are missing that the signed end names',
    });
    expect(await verify(without(33))).toMatchObject({ ok: false, first_bad_seq: 34 });
    expect(await verify(cut, { ...anchors, part: true })).toMatchObject({ ok: true });
  });

  it.each<[string, Line]>([
    ['another number of entries', { records: COUNT - 1 }],
    ['another end', { last_seq: COUNT - 1 }],
    ['another last entry', { head_hash: 'ab'.repeat(32) }],
    ['another beginning', { first_seq: 2 }],
    ['another key', { key_id: 'k9' }],
    ['another number of batches', { batches: 6 }],
  ])('cannot be changed: %s', async (_title, change) => {
    expect(await verify(whole.with(-1, { ...end, ...change }))).toMatchObject({ ok: false });
  });

  it('can be nothing but the last line, and is not that of another export', async () => {
    expect(await verify([...whole, ...noticeLines()])).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/follows the end/),
    });
    const shorter = sampleExport(COUNT - 2, key).at(-1)!;
    expect(await verify(whole.with(-1, shorter))).toMatchObject({ ok: false });
    expect(await verify(whole.with(-1, endOf(whole, sampleKey('k1'))))).toMatchObject({ ok: false });
  });

  it('is missing in exports of earlier versions, which are proved with a note', async () => {
    expect(await verify(oldExport(COUNT, key), anchors)).toMatchObject({
      ok: true,
      records: COUNT,
      notes: [expect.stringContaining('no signed end')],
    });
  });
});

describe('L2: the beginning of a chain', () => {
  const old = oldExport(COUNT, key);
  const first = (kind: string) => old.findIndex((line) => line['kind'] === kind);

  it('a first batch or a first signed day that was taken out is named', async () => {
    expect(await verify(old.toSpliced(first('batch'), 1))).toMatchObject({
      ok: false,
      first_bad_seq: 1,
      reason: 'the first batch is missing',
    });
    expect(await verify(old.toSpliced(first('root'), 1))).toMatchObject({
      ok: false,
      first_bad_seq: 1,
      reason: 'the first signed day is missing',
    });
    expect(await verify(whole.filter(({ kind }) => kind !== 'batch'))).toMatchObject({ ok: false });
    expect(await verify(whole.filter(({ kind }) => kind !== 'root'))).toMatchObject({ ok: false });
  });

  it('one that does not begin with the first entry says so, unless a signed day proves where', async () => {
    const from = (seq: number, line: Line) =>
      isRecord(line) ? seqOf(line) > seq : typeof line['last_seq'] !== 'number' || line['last_seq'] > seq;
    const later = old.filter((line) => from(10, line));
    expect(await verify(later)).toMatchObject({
      ok: true,
      first_seq: 11,
      notes: [expect.stringContaining('begins with entry 11'), expect.stringContaining('no signed end')],
    });
    expect((await verify(later, anchors)).notes).toEqual([expect.stringContaining('no signed end')]);
    const withDayBefore = old.filter((line) => from(10, line) || line['kind'] === 'root');
    expect((await verify(withDayBefore)).notes).toEqual([expect.stringContaining('no signed end')]);
  });
});

describe('P-09: erased identifiers', () => {
  const erased = whole.map(({ client: _client, network: _network, ...line }) => line);

  it('leave the chain whole', async () => {
    expect(await verify(erased, anchors)).toMatchObject({ ok: true, records: COUNT });
  });

  it('cannot be tested without their salts', () => {
    const record = sampleRecords(1)[0]!;
    expect(record['client_commitment']).not.toBe(sha256('client1'));
    expect(canonicalJson(erased)).not.toContain('client1"');
    expect(canonicalJson(erased)).not.toContain('salt');
  });

  it('cannot be replaced by others', async () => {
    const guessed = erased.map((line, index) =>
      index === 4 ? { ...line, client: { client_id: 'client5', salt: 'guess' } } : line,
    );
    expect(await verify(guessed)).toMatchObject({ ok: false, first_bad_seq: 5 });
  });
});
