import { knownKeys } from './knownKeys';
import { sampleKey } from './testing/sampleLedger';
import { samplePack } from './testing/samplePack';
import { isProofPack, verifyProof, type ProofPack } from './verifyProof';

const key = sampleKey('k1');

describe('a proof pack', () => {
  it('proves record, text, batch and signed day', () => {
    expect(isProofPack(samplePack(key))).toBe(true);
    expect(verifyProof(samplePack(key))).toMatchObject({
      ok: true,
      proved: ['record', 'notice', 'batch', 'day'],
      open: [],
    });
  });

  it('says what it does not hold yet', () => {
    const pack = samplePack(key);
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
    const pack = structuredClone(samplePack(key));
    change(pack);
    expect(verifyProof(pack)).toMatchObject({ ok: false, reason: expect.any(String) });
  });

  it('P-08: a pack that was signed with another key is found with the keys that were kept', () => {
    const kept = knownKeys([{ key_id: key.id, public_key: sampleKey('k1').pem }]);
    expect(verifyProof(samplePack(key), kept)).toMatchObject({ ok: false });
  });
});
