import { createHmac } from 'node:crypto';
import type { Key } from '@yinyom/service-kit/secrets/keyRing';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import { DNS_PROOF_LABEL } from '@yinyom/contracts/websites/verification';

const NAME = 'yinyom-site-verification';

/**
 * What proves a website. It follows from organization and host: another organization cannot use it, and asking again
 * gives the same.
 */
export const proofToken = (
  { organization_id, domain_name }: Pick<ApplicationRecord, 'organization_id' | 'domain_name'>,
  { secret }: Key,
): string =>
  createHmac('sha256', secret)
    .update(`site verification ${organization_id} ${hostOf(domain_name)}`)
    .digest('base64url')
    .slice(0, 32);

export const dnsName = (host: string): string => `${DNS_PROOF_LABEL}.${host}`;
export const dnsValue = (token: string): string => `${NAME}=${token}`;
export const dnsProof = (host: string, token: string) => ({
  name: dnsName(host),
  host,
  value: dnsValue(token),
});
export const metaProof = (token: string): string => `<meta name="${NAME}" content="${token}">`;

/** What a page says before its body: what visitors write ends up further down. */
const headOf = (html: string): string => html.slice(0, 200_000).split(/<body[\s>]/i)[0] ?? '';

const tagsOf = (head: string, name: string): string[] =>
  head.replace(/<!--[\s\S]*?(?:-->|$)/g, '').match(new RegExp(`<${name}\\s[^>]{0,2000}>`, 'gi')) ?? [];
const attributeOf = (tag: string, name: string): string | undefined => {
  const [, double, single, plain] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? [];
  return double ?? single ?? plain;
};

/** Whether the head of a page has the tag of a token. Pure. */
export const hasMeta = (html: string, token: string): boolean =>
  tagsOf(headOf(html), 'meta').some(
    (tag) => attributeOf(tag, 'name')?.toLowerCase() === NAME && attributeOf(tag, 'content') === token,
  );

/** Whether the head of a page loads a website's consent script, from one of the addresses that it has. Pure. */
export const hasScript = (html: string, scriptUrls: readonly string[]): boolean =>
  tagsOf(headOf(html), 'script').some((tag) =>
    scriptUrls.includes(attributeOf(tag, 'src')?.split('?')[0] ?? ''),
  );
