import { isServedFile } from './fileRule';

/** An address, and others that lead to the same file once they are decoded. */
const RULES: [string, string[]][] = [
  [
    '/mfe-users/b1/x.js.map',
    [
      '/mfe-users/b1/x.js.ma%70',
      '/mfe-users/b1/x.js.map/',
      '/mfe-users/b1/x.js%2emap',
      '/mfe-users/b1/x.js.MAP',
    ],
  ],
  [
    '/mfe-users/b1/x.js.map.br',
    ['/mfe-users/b1/x.js.map%2ebr', '/mfe-users/b1/x.js.map.gz', '/mfe-users/b1/x.js.m%61p.gz'],
  ],
  [
    '/mfe-users/current.json',
    [
      '/mfe-users/%63urrent.json',
      '/mfe-users/current%2Ejson',
      '/mfe-users/current.json/',
      '/mfe-users//current.json',
      '/mfe-users/CURRENT.json',
      '/mfe-users/current.json.gz',
    ],
  ],
  ['/.release-key.pem', ['/%2erelease-key.pem', '/%2Erelease-key.pem', '//.release-key.pem']],
  [
    '/mfe-users/.staging/x.js',
    ['/mfe-users/%2estaging/x.js', '/mfe-users/.%73taging/x.js', '/mfe-users\\.staging\\x.js'],
  ],
  [
    '/../secrets.json',
    [
      '/%2e%2e/secrets.json',
      '/..%2fsecrets.json',
      '/..%5csecrets.json',
      '/%252e%252e/secrets.json',
      '/a/../../x',
    ],
  ],
];

it.each(RULES.flatMap(([plain, others]) => [plain, ...others].map((address) => [address])))(
  'V-23, V-25: %s is not served in production',
  (address) => {
    expect(isServedFile(address, false)).toBe(false);
  },
);

it.each([['/main.abcdef12.js'], ['/mfe-users/b1_x-2/remoteEntry.js'], ['/fonts/sarabun~latin.woff2']])(
  '%s is served',
  (address) => {
    expect(isServedFile(address, false)).toBe(true);
  },
);

it('source maps are served to developers only', () => {
  expect(isServedFile('/mfe-users/b1/x.js.map', true)).toBe(true);
});
