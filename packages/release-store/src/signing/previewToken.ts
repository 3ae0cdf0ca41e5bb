import type { Signer, Verifier } from './releaseKey';

/** What a token says; the platform's signature makes it true. */
export interface PreviewClaims {
  /** Container name. */
  name: string;
  build: string;
  /** Id of the organization whose members may see the build. */
  organization: string;
  /** Seconds since 1970. */
  ends_at: number;
}

/** `open`: asks for the release, with a session. `files`: reads files of the build, as scripts are loaded without one. */
export type PreviewPurpose = 'open' | 'files';

const signedText = (purpose: PreviewPurpose, { name, build, organization, ends_at }: PreviewClaims): string =>
  JSON.stringify(['yinyom preview 1', purpose, name, build, organization, ends_at]);

const toUrl = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token that is valid for one purpose until the claims end. Nobody without the platform's key can make one. */
export const signPreview = (purpose: PreviewPurpose, claims: PreviewClaims, signer: Signer): string => {
  const { name, build, organization, ends_at } = claims;
  const said = Buffer.from(JSON.stringify([name, build, organization, ends_at])).toString('base64url');
  return `${said}.${toUrl(signer.sign(signedText(purpose, claims)))}`;
};

const claimsIn = (said: string): PreviewClaims | null => {
  try {
    const [name, build, organization, ends] = JSON.parse(
      Buffer.from(said, 'base64url').toString('utf8'),
    ) as unknown[];
    const texts = [name, build, organization];
    if (!texts.every((text) => typeof text === 'string') || typeof ends !== 'number') return null;
    return { name, build, organization, ends_at: ends } as PreviewClaims;
  } catch {
    return null;
  }
};

/** The claims of a token that was signed for this purpose and has not ended; null for any other text. */
export const readPreview = (
  purpose: PreviewPurpose,
  token: string,
  verifies: Verifier,
  now: Date,
): PreviewClaims | null => {
  const [said = '', signature = ''] = token.split('.');
  const claims = claimsIn(said);
  if (!claims || claims.ends_at * 1000 <= now.getTime()) return null;
  try {
    const base64 = Buffer.from(signature, 'base64url').toString('base64');
    return verifies(signedText(purpose, claims), base64) ? claims : null;
  } catch {
    return null;
  }
};
