import { parseAllow, parseResolve } from './egressSettings';

describe('settings of the guard', () => {
  it('reads names with addresses and pairs of host and port', () => {
    expect(parseResolve(['*=127.0.0.1', 'A.test=[::1]'])).toEqual(
      new Map([
        ['*', '127.0.0.1'],
        ['a.test', '::1'],
      ]),
    );
    expect(parseAllow(['127.0.0.1:8080', '[::1]:443', 'Site.test:08443'])).toEqual(
      new Set(['127.0.0.1:8080', '::1:443', 'site.test:8443']),
    );
  });

  it.each(['a.test', 'a.test=', '=127.0.0.1', 'a.test=b.test', 'a=1.1.1.1=2'])(
    'names the pair %s',
    (pair) => {
      expect(() => parseResolve([pair])).toThrow(pair);
    },
  );

  it.each(['a.test', ':80', 'a.test:', 'a.test:0', 'a.test:70000', 'a.test:*'])(
    'names the pair %s',
    (pair) => {
      expect(() => parseAllow([pair])).toThrow(pair);
    },
  );
});
