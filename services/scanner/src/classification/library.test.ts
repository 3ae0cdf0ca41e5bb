import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCsv } from '../lists/parseCsv';
import { ruleBook } from './ruleBook';

const rows = (name: string) => parseCsv(readFileSync(path.resolve(__dirname, '../../data', name), 'utf8'));
const THAI = /[\u0E00-\u0E7F]/;
const PLAIN = /^[^\p{Cc}<>]+$/u;

describe('the data of the library', () => {
  const { cookies, hosts } = ruleBook();

  it('is large enough to be of use', () => {
    expect(cookies.length).toBeGreaterThanOrEqual(250);
    expect(hosts.size).toBeGreaterThanOrEqual(120);
  });

  it.each(cookies.map((rule) => [`${rule.match} ${rule.name} ${rule.hosts.join(' ')}`, rule] as const))(
    '%s is stated completely',
    (_title, rule) => {
      expect(rule.name).toMatch(PLAIN);
      expect(rule.source).toMatch(PLAIN);
      expect(rule.purpose.th).toMatch(THAI);
      expect(rule.purpose.en).toMatch(/^[A-Z][^\u0E00-\u0E7F]+$/);
      const { durationSeconds: seconds } = rule;
      expect(seconds === undefined || seconds === null || (Number.isInteger(seconds) && seconds >= 0)).toBe(
        true,
      );
      for (const host of rule.hosts) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
      if (rule.match === 'prefix') expect(rule.name.length).toBeGreaterThanOrEqual(3);
    },
  );

  it('says nothing twice', () => {
    const keys = cookies.map(({ match, name, hosts: at, sibling }) => [match, name, at, sibling].join('|'));
    expect(new Set(keys).size).toBe(keys.length);
    expect(hosts.size).toBe(rows('hosts.csv').length);
    const purposes = rows('purposes.csv').map(({ key }) => key);
    expect(new Set(purposes).size).toBe(purposes.length);
  });

  it('has no purpose that nothing uses', () => {
    const used = new Set(rows('cookies.csv').map(({ purpose }) => purpose));
    expect(rows('purposes.csv').filter(({ key }) => !used.has(key))).toEqual([]);
  });

  it.each([...hosts.values()])('$host is a host with a provider', ({ host, provider, source }) => {
    expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    expect(provider).toMatch(PLAIN);
    expect(source).not.toBe('');
  });
});
