import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import * as node from '../sha256';
import { signatureHolds as nodeSignatureHolds } from '../signature';
import * as browser from './sha256';
import { signatureHolds } from './signature';

const pair = (type: 'ed25519' | 'x25519' = 'ed25519') => {
  const { privateKey, publicKey } = generateKeyPairSync(type as 'ed25519');
  return { privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
};

describe('what a browser takes in place of the cryptography of Node.js', () => {
  it.each(['', 'a', 'ความยินยอม 同意 ការយល់ព្រម 🍪', 'x'.repeat(5000)])('hashes text alike (%#)', (text) => {
    expect(browser.sha256(text)).toBe(node.sha256(text));
  });

  it('hashes bytes alike', () => {
    const parts = [1, 32, 200].map((length) => Uint8Array.from(randomBytes(length)));
    expect([...browser.sha256Bytes(...parts)]).toEqual([...node.sha256Bytes(...parts)]);
  });

  it('believes and refuses the same signatures', () => {
    const { privateKey, pem } = pair();
    const good = sign(null, Buffer.from('วันที่ลงนาม'), privateKey).toString('base64url');
    const bent = `${good[0] === 'A' ? 'B' : 'A'}${good.slice(1)}`;
    const cases: [string, string, string][] = [
      ['วันที่ลงนาม', good, pem],
      ['วันที่ลงนาม.', good, pem],
      ['วันที่ลงนาม', bent, pem],
      ['วันที่ลงนาม', good.slice(2), pem],
      ['วันที่ลงนาม', '%%%', pem],
      ['วันที่ลงนาม', good, pair().pem],
      ['วันที่ลงนาม', good, pair('x25519').pem],
      ['วันที่ลงนาม', good, 'no key'],
    ];
    const verdicts = cases.map((given) => signatureHolds(...given));
    expect(verdicts).toEqual([true, ...Array<boolean>(7).fill(false)]);
    expect(verdicts).toEqual(cases.map((given) => nodeSignatureHolds(...given)));
  });
});
