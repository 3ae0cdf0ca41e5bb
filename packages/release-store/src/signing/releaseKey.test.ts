import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSigner, readSigner } from './releaseKey';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-release-key-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const pem = (kind: 'pkcs8' | 'sec1', curve: string) =>
  generateKeyPairSync('ec', { namedCurve: curve }).privateKey.export({ type: kind, format: 'pem' });

it.each([
  ['of another kind', generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })],
  ['of another curve', pem('pkcs8', 'secp384r1')],
  ['that is none', 'secret'],
])(
  'a key %s is refused before anything is signed, with the command that makes a right one',
  (_what, text) => {
    const file = path.join(folder, 'wrong.pem');
    writeFileSync(file, text);
    expect(() => readSigner(file)).toThrow(`${file} must be a private key of the curve P-256`);
    expect(() => openSigner(file)).toThrow('openssl ecparam -name prime256v1 -genkey');
  },
);

it('one that openssl or this product made signs; where none is, nobody signs', () => {
  const file = path.join(folder, 'right.pem');
  expect(readSigner(file)).toBeNull();
  const made = openSigner(file);
  expect(readSigner(file)?.publicKey).toBe(made.publicKey);
  writeFileSync(file, pem('sec1', 'prime256v1'));
  expect(readSigner(file)?.sign('text')).toMatch(/^[\w+/=]+$/);
});
