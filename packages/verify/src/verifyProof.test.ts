import { knownKeys } from './knownKeys';
import { merkleProof } from './merkleTree';
import type { Batch, DayRoot } from './sealedContent';
import { sampleExport, sampleKey } from './testing/sampleLedger';
import { isProofPack, verifyProof, type ProofPack } from './verifyProof';

const key = sampleKey('k1');
const lines = sampleExport(20, key);
const kinds = (kind: string) => lines.filter((line) => line['kind'] === kind);

/** The proof pack of record 7: second batch of the first day. */
const samplePack = (): ProofPack => {
  const records = kinds('record');
  const { kind: _kind, hash, client: _client, network: _network, ...content } = records[6] ?? {};
  const [first, second] = kinds('batch') as unknown as [Batch, Batch];
  const notice = kinds('notice').find(({ language }) => language === content['language']);
  const hashes = records.slice(5, 10).map((record) => String(record['hash']));
  return {
    consent: {
      id: 'consent7',
      seq: 7,
      notice: { sha256: String(content['notice_sha256']) },
      snapshot: notice?.['notice'] as Record<string, unknown>,
      integrity: {
        hash: String(hash),
        merkle_proof: merkleProof(hashes, 1),
        merkle_root: second.merkle_root,
        daily_root: kinds('root')[0] as unknown as DayRoot,
        daily_proof: merkleProof([first.merkle_root, second.merkle_root], 1),
      },
    },
    hashed_content: content,
    keys: [{ key_id: key.id, public_key: key.pem }],
  };
};

describe('a proof pack', () => {
  it('proves record, text, batch and signed day', () => {
    expect(isProofPack(samplePack())).toBe(true);
    expect(verifyProof(samplePack())).toMatchObject({
      ok: true,
      proved: ['record', 'notice', 'batch', 'day'],
      open: [],
    });
  });

  it('says what it does not hold yet', () => {
    const pack = samplePack();
    const { hash } = pack.consent.integrity;
    const open = { ...pack, consent: { ...pack.consent, snapshot: null, integrity: { hash } } };
    expect(verifyProof(open)).toMatchObject({
      ok: true,
      proved: ['record'],
      open: ['notice', 'batch', 'day'],
    });
  });

  it.each<[string, (pack: ProofPack) => void]>([
    ['another choice', (pack) => (pack.hashed_content['result'] = 'accept')],
    ['another consent', (pack) => (pack.consent.id = 'consent8')],
    ['another choice, in the part for readers', (pack) => Object.assign(pack.consent, { result: 'accept' })],
    ['another text named', (pack) => (pack.consent.notice.sha256 = '00'.repeat(32))],
    ['another position', (pack) => (pack.consent.seq = 8)],
    ['another text', (pack) => (pack.consent.snapshot = { title: 'Hello' })],
    ['another batch', (pack) => (pack.consent.integrity.merkle_root = '00'.repeat(32))],
    ['another day', (pack) => pack.consent.integrity.daily_proof?.pop()],
    ['another signature', (pack) => (pack.consent.integrity.daily_root!.signature = 'AAAA')],
    ['no key', (pack) => (pack.keys = [])],
  ])('P-08: proves nothing after a change: %s', (_title, change) => {
    const pack = structuredClone(samplePack());
    change(pack);
    expect(verifyProof(pack)).toMatchObject({ ok: false, reason: expect.any(String) });
  });

  it('P-08: a pack that was signed with another key is found with the keys that were kept', () => {
    const kept = knownKeys([{ key_id: key.id, public_key: sampleKey('k1').pem }]);
    expect(verifyProof(samplePack(), kept)).toMatchObject({ ok: false });
  });
});
