import { withoutEnd } from '@yinyom/contracts/withoutEnd';
import { normalDomainName } from '@yinyom/contracts/websites/domainName';

/** What a person typed or pasted where a domain name is wanted, taken apart. */
export interface DomainInput {
  /** What stands in the field. */
  text: string;
  /** The path that was found in it, with its slash; empty when there is none. */
  path: string;
  /** Whether the website is only what lies under the path; nobody but its owner decides that. */
  withPath: boolean;
}

/** `https://user@www.Example.co.th:8080/shop?x=1` is host `www.example.co.th` and path `/shop`. */
const split = (typed: string): { host: string; path: string } => {
  const text = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) && URL.canParse(text)) {
    const { hostname, pathname } = new URL(text);
    return { host: hostname, path: pathname };
  }
  const end = text.search(/[/?#]/);
  if (end < 0) return { host: text, path: '' };
  return { host: text.slice(0, end), path: /^\/[^?#]*/.exec(text.slice(end))?.[0] ?? '' };
};

/** The host of a domain name or address that somebody typed or pasted, for places where no path can matter. */
export const hostTyped = (typed: string): string => split(typed).host;

/** A saved domain name as the form shows it. */
export const domainInput = (saved: string): DomainInput => {
  const { host, path } = split(saved);
  return { text: host, path, withPath: path !== '' };
};

/** The host alone in the field, and a path that was typed or pasted with it beside it, offered and not taken. */
export const settled = (input: DomainInput): DomainInput => {
  const { host, path } = split(input.text);
  const clean = withoutEnd(path, '/');
  if (clean === '' || normalDomainName(host + clean) === null) return { ...input, text: host };
  return { text: host, path: clean, withPath: clean === input.path && input.withPath };
};

/** The domain name that is meant. */
export const domainOf = (input: DomainInput): string => {
  const { text, path, withPath } = settled(input);
  return withPath ? text + path : text;
};
