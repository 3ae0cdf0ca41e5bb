import { generateKeyPairSync, sign } from 'node:crypto';
import { readPreview, signPreview, type PreviewClaims } from './previewToken';
import { verifierOf, type Signer } from './releaseKey';

const signer = (): Signer => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    sign: (text) =>
      sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'),
  };
};

const platform = signer();
const verifies = verifierOf(platform.publicKey);
const NOW = new Date('2026-11-29T12:00:00.000Z');
const claims: PreviewClaims = {
  name: 'mfe_hello',
  build: 'c67a00112233',
  organization: '64b0000000000000000000aa',
  ends_at: NOW.getTime() / 1000 + 3600,
};
const token = signPreview('open', claims, platform);

it('says what was signed until it ends, and fits an address', () => {
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(readPreview('open', token, verifies, NOW)).toEqual(claims);
  expect(readPreview('open', token, verifies, new Date(claims.ends_at * 1000 - 1))).toEqual(claims);
  expect(readPreview('open', token, verifies, new Date(claims.ends_at * 1000))).toBeNull();
});

it('W1 is worth nothing when it is changed, signed by somebody else, or used for something else', () => {
  const [said = '', signature = ''] = token.split('.');
  const other = Buffer.from(
    JSON.stringify(['mfe_hello', 'c67a00112233', '64b0000000000000000000bb', claims.ends_at]),
  ).toString('base64url');
  const forged = [
    `${other}.${signature}`,
    signPreview('open', claims, signer()),
    said,
    `${said}.`,
    `${said}.${'A'.repeat(86)}`,
    '',
    'e30.e30',
    `${Buffer.from('null').toString('base64url')}.${signature}`,
  ];
  expect(forged.map((one) => readPreview('open', one, verifies, NOW))).toEqual(forged.map(() => null));
  expect(readPreview('files', token, verifies, NOW)).toBeNull();
});
