import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The private key of this machine's releases: RELEASE_KEY_FILE, else beside the store. It is not part of the store. */
export const keyFile = (releasesDir) =>
  path.resolve(process.env.RELEASE_KEY_FILE ?? path.join(releasesDir, '..', 'release-key.pem'));

/** Reads the key that releases are signed with; the first deploy makes one, readable by its owner only. */
export const releaseKey = (releasesDir) => {
  const file = keyFile(releasesDir);
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  return createPrivateKey(readFileSync(file));
};

/** The public half, as the setting RELEASE_PUBLIC_KEY takes it. */
export const publicKeyText = (key) =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** What a signature is about. The console puts the same text together (shell: federation/checkReleases.ts). */
const signedText = ({ name, build, hash = '', entry, integrity, released_at }) =>
  [name, build, hash, entry, integrity.manifest, integrity.entry, released_at].join('\n');

// The form of signatures that browsers' own cryptography reads.
const dsaEncoding = 'ieee-p1363';

export const signRelease = (release, key) => ({
  ...release,
  signature: sign('sha256', signedText(release), { key, dsaEncoding }).toString('base64'),
});

/** Whether a release was signed with this key. */
export const isSigned = (release, key) =>
  Boolean(release?.integrity && release.signature) &&
  verify(
    'sha256',
    signedText(release),
    { key: createPublicKey(key), dsaEncoding },
    Buffer.from(release.signature, 'base64'),
  );

const digest = (file) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

/** Digests of the two files that a console reads before any code of a build runs. */
export const integrityOf = (distDir) => {
  const manifest = path.join(distDir, 'mf-manifest.json');
  const { remoteEntry } = JSON.parse(readFileSync(manifest, 'utf8')).metaData;
  return {
    manifest: digest(manifest),
    entry: digest(path.join(distDir, remoteEntry.path, remoteEntry.name)),
  };
};
