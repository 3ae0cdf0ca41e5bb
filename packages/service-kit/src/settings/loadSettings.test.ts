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
    const load = () => loadSettings({ NODE_ENV: 'production', DEMO: 'true' });
    expect(load).toThrow(
      /JWT_SECRET[\s\S]*INTERNAL_SECRET[\s\S]*INGEST_SECRET[\s\S]*DATA_SECRET[\s\S]*PUBLIC_URL[\s\S]*DEMO/,
    );
  });

  it('reads lists of origins and refuses what is none', () => {
    expect(loadSettings({ REMOTE_ORIGINS: 'https://a.example/x, https://b.example' }).REMOTE_ORIGINS).toEqual(
      ['https://a.example', 'https://b.example'],
    );
    expect(() => loadSettings({ REMOTE_ORIGINS: 'javascript:alert(1)' })).toThrow(/REMOTE_ORIGINS/);
  });
});
