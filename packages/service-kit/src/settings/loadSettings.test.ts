import { WORKER_SETTINGS } from './childSettings';
import { loadSettings, publicUrl, SettingsError } from './loadSettings';

describe('loadSettings', () => {
  it('needs nothing: every setting has a default or may be unset', () => {
    const settings = loadSettings({});
    expect(settings.PORT).toBe(4000);
    expect(publicUrl(settings)).toBe('http://localhost:4000');
    expect(settings.SIGNUP_ALLOWED_SUFFIXES).toEqual(['ac.th', 'co.th', 'or.th', 'go.th']);
  });

  it('takes an empty value for unset', () => {
    expect(loadSettings({ MONGODB_URI: '', PORT: '' })).toMatchObject({ PORT: 4000, MONGODB_URI: undefined });
  });

  it('names every wrong setting at once', () => {
    const load = () =>
      loadSettings({ PORT: 'eighty', LDAP_URL: 'http://x', RATE_LIMITS: 'maybe', FREE_UNTIL: '01/06/2022' });
    expect(load).toThrow(SettingsError);
    expect(load).toThrow(/PORT[\s\S]*LDAP_URL[\s\S]*FREE_UNTIL[\s\S]*RATE_LIMITS/);
  });

  it('wants its own secrets and address in production, and no demo', () => {
    const load = () => loadSettings({ NODE_ENV: 'production', DEMO: 'true', DEMO_PAST: 'true' });
    expect(load).toThrow(
      /JWT_SECRET[\s\S]*INTERNAL_SECRET[\s\S]*INGEST_SECRET[\s\S]*DATA_SECRET[\s\S]*PUBLIC_URL[\s\S]*DEMO: [\s\S]*DEMO_PAST: /,
    );
  });

  describe('PR-01 production refuses what makes it weak', () => {
    const strong = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://consent.example',
      JWT_SECRET: 'j'.repeat(40),
      INTERNAL_SECRET: 'i'.repeat(40),
      INGEST_SECRET: 'g'.repeat(40),
      DATA_SECRET: 'd'.repeat(40),
    };

    it('takes what is strong', () => {
      expect(loadSettings(strong).PUBLIC_URL).toBe('https://consent.example');
    });

    it.each([
      [
        'equal secrets',
        { DATA_SECRET: strong.JWT_SECRET },
        /DATA_SECRET: must not be the same as JWT_SECRET/,
      ],
      [
        'an earlier secret that is still in use',
        { JWT_SECRET_PREVIOUS: `${'o'.repeat(40)},${strong.JWT_SECRET}` },
        /JWT_SECRET_PREVIOUS: must not be the same as JWT_SECRET/,
      ],
      [
        'an earlier secret that another one is now',
        { INGEST_SECRET_PREVIOUS: strong.DATA_SECRET },
        /INGEST_SECRET_PREVIOUS: must not be the same as DATA_SECRET/,
      ],
      [
        'an earlier secret of two',
        { JWT_SECRET_PREVIOUS: 'o'.repeat(40), DATA_SECRET_PREVIOUS: 'o'.repeat(40) },
        /DATA_SECRET_PREVIOUS: must not be the same as JWT_SECRET_PREVIOUS/,
      ],
      [
        'an earlier secret twice',
        { DATA_SECRET_PREVIOUS: `${'o'.repeat(40)} ${'o'.repeat(40)}` },
        /DATA_SECRET_PREVIOUS: must not name one twice/,
      ],
      [
        'short earlier secrets',
        { INTERNAL_SECRET_PREVIOUS: `${'o'.repeat(40)},short` },
        /INTERNAL_SECRET_PREVIOUS: must have at least 32 characters/,
      ],
      ['short secrets', { DATA_SECRET: 'short' }, /DATA_SECRET: must have at least 32 characters/],
    ])('%s, whatever risks are accepted', (_what, weak, message) => {
      const accepted = 'PUBLIC_URL,RATE_LIMITS,SCANNER_RESOLVE,SCANNER_IGNORE_CERTIFICATES';
      expect(() => loadSettings({ ...strong, ...weak, ACCEPTED_RISKS: accepted })).toThrow(message);
    });

    it.each([
      ['PUBLIC_URL', 'http://consent.example'],
      ['PUBLIC_URL', 'http://192.0.2.7'],
      ['PUBLIC_URL', 'http://localhost.consent.example'],
      ['RATE_LIMITS', 'off'],
      ['SCANNER_RESOLVE', 'a.example=192.0.2.1,*=127.0.0.1'],
      ['SCANNER_IGNORE_CERTIFICATES', 'true'],
    ])('%s=%s, unless its operator says that it is meant', (name, value) => {
      const weak = { ...strong, [name]: value };
      expect(() => loadSettings(weak)).toThrow(new RegExp(`${name}: must .* ACCEPTED_RISKS`));
      expect(() => loadSettings({ ...weak, ACCEPTED_RISKS: name })).not.toThrow();
      expect(() => loadSettings({ ...weak, NODE_ENV: 'development' })).not.toThrow();
    });

    it.each([
      'http://localhost:4000',
      'http://demo.localhost:4000',
      'http://127.0.0.1:4000',
      'http://[::1]:4000',
    ])('http is no risk where nothing leaves the machine: %s', (PUBLIC_URL) => {
      expect(loadSettings({ ...strong, PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
    });

    it('a risk that is none is named', () => {
      expect(() => loadSettings({ ...strong, ACCEPTED_RISKS: 'JWT_SECRET' })).toThrow(/ACCEPTED_RISKS/);
    });
  });

  it.each([
    'https://a.example/consent',
    'https://a.example/?x=1',
    'https://a.example/#a',
    'https://me@a.example',
  ])('PUBLIC_URL is a name of its own, never a part of a website: %s', (PUBLIC_URL) => {
    expect(() => loadSettings({ PUBLIC_URL })).toThrow(/PUBLIC_URL: must be an origin without a path/);
  });

  it.each(['https://a.example/', 'https://a.example:443', 'http://localhost:4300'])(
    'PUBLIC_URL may end with a slash and name a port: %s',
    (PUBLIC_URL) => {
      expect(loadSettings({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL.replace(/\/$/, ''));
    },
  );

  it('reads earlier secrets, one or several, in a list of JSON where one holds a comma', () => {
    const [a, b] = ['a'.repeat(40), `${'b'.repeat(40)}, and more`];
    const read = (value: string) => loadSettings({ INGEST_SECRET_PREVIOUS: value }).INGEST_SECRET_PREVIOUS;
    expect([read(''), read(a), read(`${a}, ${'c'.repeat(40)}`)]).toEqual([[], [a], [a, 'c'.repeat(40)]]);
    expect(read(JSON.stringify([a, b]))).toEqual([a, b]);
    for (const broken of ['["a"]', `["${a}",]"]`, `["${a}",7,""]`, 'short'])
      expect(() => read(broken)).toThrow(/INGEST_SECRET_PREVIOUS: /);
  });

  it('V-10 a process that reads some settings needs no others, in production neither', () => {
    const settings = loadSettings(
      { NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' },
      WORKER_SETTINGS,
    );
    expect(settings).toMatchObject({ PUBLIC_URL: 'https://a.example', MONGODB_DATABASE: 'yinyom' });
    expect(settings).not.toHaveProperty('JWT_SECRET');
  });

  it('reads lists of origins and refuses what is none', () => {
    expect(loadSettings({ REMOTE_ORIGINS: 'https://a.example/x, https://b.example' }).REMOTE_ORIGINS).toEqual(
      ['https://a.example', 'https://b.example'],
    );
    expect(() => loadSettings({ REMOTE_ORIGINS: 'javascript:alert(1)' })).toThrow(/REMOTE_ORIGINS/);
  });
});

it.each([
  [undefined, 'http://localhost:4300'],
  ['127.0.0.1', 'http://localhost:4300'],
  ['0.0.0.0', 'http://localhost:4300'],
  ['::1', 'http://[::1]:4300'],
  ['192.168.1.20', 'http://192.168.1.20:4300'],
])('F3-12 without PUBLIC_URL the address is one that listens: HOST=%s is %s', (host, url) => {
  expect(publicUrl(loadSettings({ NODE_ENV: 'test', PORT: '4300', HOST: host }))).toBe(url);
});
