import { randomBytes } from 'node:crypto';
import { classify, type Question } from './classify';
import { displayName } from './displayName';
import { ruleBook } from './ruleBook';

const OWN = 'www.example.ac.th';
const ask = (name: string, more: Partial<Question> = {}) =>
  classify({ name, domain: OWN, party: 'first', setterHost: null, siblings: new Set(), ...more });
const categoryOf = (name: string, more: Partial<Question> = {}): number =>
  ask(name, more).suggestion?.category ?? 0;

describe('what the library says', () => {
  it.each(ruleBook().cookies.map((rule) => [rule.name, rule.hosts[0] ?? 'its own host', rule] as const))(
    'knows %s on %s',
    (name, _host, rule) => {
      const [host] = rule.hosts;
      const siblings = new Set(rule.sibling === '' ? [] : [rule.sibling.replace('*', '1')]);
      const place = host ? { domain: host, party: 'third' as const } : {};
      expect(categoryOf(rule.match === 'prefix' ? `${name}7f3a` : name, { ...place, siblings })).toBe(
        rule.category,
      );
    },
  );

  it.each([
    ['cart', {}, 0],
    ['cart', { siblings: new Set(['_shopify_y']) }, 1],
    ['sessionid', {}, 0],
    ['sessionid', { siblings: new Set(['csrftoken']) }, 1],
    ['sessionid', { domain: 'instagram.com', party: 'third' }, 4],
    ['lang', {}, 0],
    ['lang', { domain: 'linkedin.com', party: 'third' }, 2],
    ['uid', {}, 0],
    ['uid', { domain: 'widget.criteo.com', party: 'third' }, 4],
    ['fr', {}, 0],
    ['fr', { domain: 'facebook.com', party: 'third' }, 4],
    ['PHPSESSID', {}, 1],
    ['PHPSESSID', { domain: 'ads.doubleclick.net', party: 'third' }, 4],
    ['PHPSESSID', { domain: 'unknown.example.net', party: 'third' }, 0],
    ['_lt_cid', {}, 4],
    ['__lt__cid.a1b2', {}, 4],
    ['yinyom_demo-web', {}, 1],
    ['yy_c', {}, 1],
  ] as const)('%s %o is of category %s', (name, place, category) => {
    expect(categoryOf(name, place as Partial<Question>)).toBe(category);
  });

  it('proposes what a host is for, less sure than a name, and names its provider', () => {
    const { provider, suggestion } = ask('xyz_uid', { domain: 'sub.adnxs.com', party: 'third' });
    expect(provider).toBe('Xandr (Microsoft)');
    expect(suggestion).toMatchObject({ category: 4, reason: 'host' });
    expect(suggestion?.confidence).toBeLessThan(0.8);
    expect(ask('_ga').suggestion?.confidence).toBeGreaterThanOrEqual(0.8);
  });

  it('knows who set a first-party item by its script', () => {
    const { provider } = ask('q8', { setterHost: 'tiktok.com' });
    expect(provider).toBe('TikTok');
  });

  it('guesses nothing about names that nobody uses', () => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789_-.';
    const invented = Array.from({ length: 2_000 }, () => {
      const bytes = randomBytes(6 + (randomBytes(1)[0] ?? 0) / 32);
      return `q${[...bytes].map((byte) => alphabet[byte % alphabet.length]).join('')}`;
    });
    const words = [
      'site',
      'user',
      'visit',
      'track',
      'pref',
      'data',
      'state',
      'my',
      'new',
      'web',
      'shop',
      'news',
    ];
    const composed = words.flatMap((first) =>
      words.flatMap((second) => [`${first}_${second}`, `${first}-${second}`, `${first}${second}Id`, first]),
    );
    const guessed = [...invented, ...composed].filter((name) => categoryOf(name) !== 0);
    expect(guessed).toEqual([]);
  });

  it('S-07: takes any name for a name', () => {
    for (const name of [
      '__proto__',
      'constructor',
      'toString',
      '<script>',
      '',
      '\u0000',
      '{{7*7}}',
      'ก'.repeat(5_000),
    ])
      expect(ask(name)).toEqual({ provider: null, suggestion: null });
  });
});

describe('names that differ by an id', () => {
  it.each([
    ['_ga_K1', { name: '_ga_', match: 'prefix' }],
    ['_ga', { name: '_ga', match: 'exact' }],
    ['_gat_UA-1', { name: '_gat', match: 'prefix' }],
    ['_hjSession_12', { name: '_hjSession_', match: 'prefix' }],
    ['my_thing_12', { name: 'my_thing_12', match: 'exact' }],
  ])('%s is shown as %o', (name, shown) => {
    expect(displayName(name)).toEqual(shown);
  });
});
