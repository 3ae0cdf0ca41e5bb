import { binderContent } from 'yinyom-verify/binder/binderManifest';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { certificateContent } from 'yinyom-verify/certificateContent';
import { knownKeys } from 'yinyom-verify/knownKeys';
import { signatureHolds } from 'yinyom-verify/signature';
import { verifyCertificate, type SignedCertificate } from 'yinyom-verify/verifyCertificate';
import { createCertificateInternal } from './certificates';
import { newSigningKey } from './signingKey';

const { key } = newSigningKey();
const published = {
  key_id: key.id,
  public_key: key.publicPem,
  since: '2026-11-01T00:00:00.000Z',
  until: null,
};
const { signCertificate, signBinder } = createCertificateInternal({
  current: async () => key,
  known: async () => [published],
});

const certified = async (): Promise<SignedCertificate> => {
  const content = {
    kind: 'erasure_certificate' as const,
    number: 'DSR-2026-000001',
    erased_in: [{ system_name: 'CRM' }],
    issued_at: '2026-11-29T03:00:00.000Z',
  };
  return { ...content, ...(await signCertificate({ content })) };
};

it('RP-02 a certificate that was signed here is proved by yinyom-verify, and any other letter is not', async () => {
  const certificate = await certified();
  expect(verifyCertificate(certificate)).toEqual({
    ok: true,
    kind: 'erasure_certificate',
    number: 'DSR-2026-000001',
  });
  expect(verifyCertificate(certificate, knownKeys([published])).ok).toBe(true);
  for (const change of [{ number: 'DSR-2026-000002' }, { erased_in: [] }, { more: 1 }])
    expect(verifyCertificate({ ...certificate, ...change })).toMatchObject({
      ok: false,
      reason: 'the certificate was changed',
    });
});

it.each([
  ['a key that is not known', [], `the key ${key.id} is not known`],
  [
    'a key that was retired before',
    [{ ...published, until: '2026-11-28' }],
    `the key ${key.id} was retired before that day`,
  ],
])('%s proves nothing', async (_what, keys, reason) => {
  expect(verifyCertificate(await certified(), knownKeys(keys))).toMatchObject({ ok: false, reason });
});

it('what is signed begins with words of its own, so that it proves no day of the ledger', async () => {
  const day = { day: '2026-11-29', merkle_root: 'ab' };
  const { signature } = await signCertificate({ content: day });
  const signed = { ...day, key_id: key.id };
  expect(signatureHolds(certificateContent(signed), signature, key.publicPem)).toBe(true);
  for (const other of [day, signed])
    expect(signatureHolds(canonicalJson(other), signature, key.publicPem)).toBe(false);
});

it('a binder and a certificate of the same content have signatures that prove only themselves', async () => {
  const content = { files: [] };
  const { signature } = await signBinder({ content });
  const signed = { ...content, key_id: key.id };
  expect(signatureHolds(binderContent(signed), signature, key.publicPem)).toBe(true);
  expect(signatureHolds(certificateContent(signed), signature, key.publicPem)).toBe(false);
});
