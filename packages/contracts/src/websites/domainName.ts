import { visible } from '../visible';
import { withoutEnd } from '../withoutEnd';
import * as z from 'zod/mini';

/**
 * The host of a website with a last part of letters, and an optional path (specification §5). Internationalised names are
 * kept in their ASCII form. Which last parts a website may have is for `hasPlainTopLevel` and the installation to say.
 */
const DOMAIN =
  /^(?=.{1,253}(?:\/|$))(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})(\/[A-Za-z0-9._~!$&'()*+,;=:@%/-]{0,200})?$/;
/** Scheme, port, credentials, query, fragment and spaces have no place in a domain name. */
const REFUSED = /[\s:@?#\\]/;

/**
 * The form a domain name is kept in: lower-case ASCII host and, when given, a path without a slash at the end.
 * @returns null when it is not a domain name
 */
export const normalDomainName = (given: string): string | null => {
  const trimmed = visible(given);
  if (trimmed.length > 453 || REFUSED.test(trimmed)) return null;
  const slash = trimmed.indexOf('/');
  const host = slash < 0 ? trimmed : trimmed.slice(0, slash);
  const path = slash < 0 ? '' : trimmed.slice(slash);
  if (host === '') return null;
  let ascii: string;
  try {
    ascii = new URL(`http://${host}/`).hostname;
  } catch {
    return null;
  }
  const whole = ascii + withoutEnd(path, '/');
  return DOMAIN.test(whole) ? whole : null;
};

/** Why something is no domain name. */
export type DomainProblem =
  | 'domain_required'
  | 'domain_invalid'
  | 'domain_local'
  | 'domain_port'
  | 'domain_address'
  | 'domain_scheme';

const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[?[0-9a-f]*:[0-9a-f:.]*:[0-9a-f:.]*\]?)(?=[:/]|$)/i;

/** What is wrong with what a person typed as a domain name, as exactly as can be told; null when it is one. Pure. */
export const domainProblem = (given: string): DomainProblem | null => {
  const text = visible(given);
  if (text === '') return 'domain_required';
  if (normalDomainName(text) !== null) return null;
  if (text.length > 453) return 'domain_invalid';
  if (text.includes('://')) return 'domain_scheme';
  if (ADDRESS.test(text)) return 'domain_address';
  const [, host = '', port] = /^([^\s:@?#\\/]+)(:\d{1,5})?(?:\/\S*)?$/.exec(text) ?? [];
  if (/^[a-z0-9-]+\.?$/i.test(host)) return 'domain_local';
  return port !== undefined && normalDomainName(host) !== null ? 'domain_port' : 'domain_invalid';
};

/** A domain name as a person types it; the output is its normal form. */
export const domainName = z.pipe(
  z.string().check((context) => {
    const problem = domainProblem(context.value);
    if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
  }),
  z.transform((value: string) => normalDomainName(value) ?? ''),
);

/** The host part of a normal domain name. */
export const hostOf = (normal: string): string => normal.split('/')[0] ?? '';
