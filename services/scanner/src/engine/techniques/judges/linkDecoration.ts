import type { HookKit } from '../hook/hookKit';
import { isIdentifier } from '../identifier';
import type { Judged } from '../Trace';

/** Names of parameters that carry a visitor over to another website, whatever their value. */
const KNOWN = new Set([
  '_gl',
  'fbclid',
  'gclid',
  'dclid',
  'msclkid',
  'ttclid',
  'twclid',
  'yclid',
  '_hsenc',
  'mc_eid',
]);

interface LinkFacts {
  /** Parameters that a link got later, with their values, which are looked at and forgotten. */
  added: [name: string, value: string][];
  /** Where the link leads. */
  host: string;
}

/** A link of the page gets an identifier of its visitor, who takes it along to another website. Pure. */
export const judgeLinkDecoration = ({ added = [], host = '' }: Partial<LinkFacts>): Judged => {
  const names = added.filter(([name, value]) => KNOWN.has(name) || isIdentifier(value)).map(([name]) => name);
  return names.length > 0 ? { parameters: names, leads_to: host } : null;
};

export const linkDecorationHook = ({ scope, after, onGet, onSet, tell, stateOf }: HookKit): void => {
  const read = { URL: scope['URL'] as typeof URL };
  const last = stateOf(() => ({ href: '' }));
  const changed = (link: { href: string }, before: string) => {
    const known = last(link);
    const old = before === '' ? known.href : before;
    known.href = link.href;
    if (!/^https?:/.test(old) || old === link.href) return;
    const [from, to] = [new read.URL(old), new read.URL(link.href)];
    if (from.origin !== to.origin || from.pathname !== to.pathname) return;
    const added = [...to.searchParams].filter(([name]) => !from.searchParams.has(name)).slice(0, 10);
    if (added.length > 0)
      tell('link_decoration', {
        added: added.map(([name, value]) => [name, value.slice(0, 200)]),
        host: to.hostname,
      });
  };
  for (const property of ['href', 'search'])
    onSet('HTMLAnchorElement', property, (self, _value, before) =>
      changed(self, property === 'href' ? String(before ?? '') : ''),
    );
  after('Element', 'setAttribute', (self, [name]) => {
    if (self.tagName === 'A' && String(name).toLowerCase() === 'href') changed(self, '');
  });
  // Whoever changes a link reads it first.
  onGet('HTMLAnchorElement', 'href', (self, href) => {
    last(self).href = String(href);
  });
  after('Element', 'getAttribute', (self, [name]) => {
    if (self.tagName === 'A' && name === 'href') last(self).href = self.href;
  });
};
