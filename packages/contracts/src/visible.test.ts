import { endpoints } from './endpoints';
import { line } from './fields';
import { login } from './identity/guest';
import { siteHost } from './identity/siteHost';
import { createWebhook } from './notify/webhooks';
import { startCheck } from './scanner/publicCheck';
import { domainName } from './websites/domainName';

/** What a copied text carries along and nobody sees: a mark of direction, a joiner, a soft hyphen, a byte-order mark. */
const UNSEEN = ['\u202A', '\u200B', '\u200E', '\u00AD', '\uFEFF'];

interface Check {
  _zod: { def: { check: string; tx?: (given: string) => string; pattern?: RegExp } };
}
interface Schema {
  _zod: { def: { type: string; checks?: Check[] } & Record<string, unknown> };
}
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && !!value && '_zod' in value;

/** All text fields of a request, each with its path. */
const textsIn = (value: unknown, at: string, seen = new Set<unknown>()): [path: string, schema: Schema][] => {
  if (typeof value !== 'object' || !value || seen.has(value)) return [];
  seen.add(value);
  if (!isSchema(value))
    return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${at}.${key}`, seen));
  const { def } = value._zod;
  return def.type === 'string'
    ? [[at, value]]
    : Object.entries(def).flatMap(([key, each]) =>
        textsIn(each, ['shape', 'innerType', 'element'].includes(key) ? at : `${at}.${key}`, seen),
      );
};

/** Fields that lose the spaces at their ends and refuse a joiner: a person would not see what is wrong. */
const strict = endpoints.flatMap(({ name, body, query }) =>
  [...textsIn(body, name), ...textsIn(query, name)].flatMap(([path, { _zod }]) => {
    const checks = (_zod.def.checks ?? []).map((check) => check._zod.def);
    const change = checks.find(({ tx }) => tx?.(' x ') === 'x')?.tx;
    const refuses = checks.some(
      ({ check, pattern }) => check === 'custom' || pattern?.test('\u200B') === false,
    );
    return change && refuses ? [[path, change] as const] : [];
  }),
);

describe('C-24 What cannot be seen', () => {
  it('is looked for in many fields', () => expect(strict.length).toBeGreaterThan(20));
  it.each(strict)('is taken out of %s', (_path, change) => {
    for (const each of UNSEEN) expect(change(`${each}x${each}`)).toBe('x');
  });
  it.each<[name: string, schema: { parse: (given: unknown) => unknown }, kept: string]>([
    ['the address of a login', login.body!.shape.email, 'suda@school.ac.th'],
    ['the domain of a website', domainName, 'school.ac.th'],
    ['the domain of a sign-up', siteHost, 'school.ac.th'],
    ['the address of a webhook', createWebhook.body!.shape.url, 'https://school.ac.th/x'],
    ['the address of a check', startCheck.body!.shape.url, 'school.ac.th'],
  ])('is taken out of %s', (_name, schema, kept) => {
    for (const each of UNSEEN) expect(schema.parse(`${each}${kept} ${each}`)).toBe(kept);
  });
  it('stays in texts, where it parts words and shapes letters', () => {
    expect(line(50).parse('ភាសា\u200Bខ្មែរ')).toBe('ភាសា\u200Bខ្មែរ');
  });
});
