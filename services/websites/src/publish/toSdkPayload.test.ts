import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { sdkConfig, sdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { toSdkConfig, toSdkSiteConfig } from '@yinyom/notice/configuration/toSdkConfig';
import { toSdkPayload } from '@yinyom/notice/configuration/toSdkPayload';
import { brandColors } from '@yinyom/notice/colors/brandColors';
import { sampleSnapshot } from '../testing/sampleSnapshot';
import { hostsToBlock } from './blockRules';
import { hostParts } from './hostParts';

const PUBLISHED = {
  siteKey: 'key-of-the-site-0001',
  version: 3,
  reconsent: { policy: 'all', since: 3 },
} as const;
/** As it is published. */
const payloadOf = (snapshot: Snapshot) => toSdkPayload(snapshot, PUBLISHED, hostParts(snapshot));
const SERVING = {
  apiBase: 'https://consent.example.com',
  configToken: 'token',
  enabled: true,
  expiryDays: 365,
  respectGpc: true,
  discovery: false,
  signals: ['google'] as const,
  dataLayer: '',
  serverCookie: null,
  hosts: ['www.example.ac.th'],
};

describe('what visitors’ browsers read', () => {
  it.each(LANGUAGES)('keeps the contract of the script in %s', (language) => {
    const payload = payloadOf(sampleSnapshot());
    expect(() => sdkConfig.parse(toSdkConfig(payload, SERVING, language))).not.toThrow();
    const whole = sdkSiteConfig.parse(toSdkSiteConfig(payload, SERVING, language));
    expect(whole.language).toBe(language);
    for (const { id } of whole.categories) expect(whole.details.categories[id]?.title).toBeTruthy();
  });

  it('has colours only for the theme with colours of its own', () => {
    const snapshot = sampleSnapshot();
    const designOf = (theme: 'white' | 'dark' | 'gsb') =>
      payloadOf({ ...snapshot, design: { ...snapshot.design, theme } }).config.design;
    expect(designOf('white')).not.toHaveProperty('colors');
    expect(designOf('gsb').colors).toEqual(snapshot.design.colors);
  });

  it('has both sets of colours with the theme that follows devices, from the brand once there is one', () => {
    const snapshot = sampleSnapshot();
    const designOf = (brand: string) => {
      const design = { ...snapshot.design, theme: 'auto' as const, brand };
      return sdkConfig.parse(toSdkConfig(payloadOf({ ...snapshot, design }), SERVING, 'th')).design;
    };
    const platform = designOf('#0b6e6e');
    expect([platform.colors?.accept_all, platform.dark?.background]).toEqual(['#0b6e6e', '#14232b']);
    const own = designOf('#1A3E8C');
    expect({ colors: own.colors, dark: own.dark }).toEqual({
      colors: brandColors('#1A3E8C').light,
      dark: brandColors('#1A3E8C').dark,
    });
  });

  it('has lengths only where they are not the usual ones, and a bar others than a card', () => {
    const snapshot = sampleSnapshot();
    const designOf = (changes: object) =>
      sdkConfig.parse(
        toSdkConfig(payloadOf({ ...snapshot, design: { ...snapshot.design, ...changes } }), SERVING, 'th'),
      ).design;
    expect(designOf({})).not.toHaveProperty('sizes');
    expect(designOf({ corners: 'round', width: 'wide', text_size: 'large' }).sizes).toEqual({
      corner: '24px',
      wide: '1600px',
      size: '18px',
    });
    expect(designOf({ corners: 'square', width: 'narrow', layout: 4 }).sizes).toEqual({
      corner: '0px',
      wide: '376px',
    });
    expect(designOf({})).not.toHaveProperty('show_kept_off');
    expect(designOf({ show_kept_off: true }).show_kept_off).toBe(true);
  });

  it('is the same of a version that was published before a design could say these things', () => {
    const snapshot = sampleSnapshot();
    const { corners, width, text_size, brand, show_kept_off, ...old } = snapshot.design;
    expect(payloadOf({ ...snapshot, design: old })).toEqual(payloadOf(snapshot));
  });

  it('H8 marks names that stand for many, and names what is necessary, so that a withdrawal spares it', () => {
    const { cookies } = payloadOf(sampleSnapshot()).config;
    expect(cookies).toEqual({ c1: ['session'], c3: ['_ga', '_ga_*'], c4: ['IDE'] });
  });

  it.each([
    ['www.example.ac.th', 'www.example.ac.th'],
    ['example.ac.th/admission', 'example.ac.th'],
    ['demo.localhost', undefined],
    ['xn--o3cteaoj1a6cedt.xn--o3cw4h', 'xn--o3cteaoj1a6cedt.xn--o3cw4h'],
    ['ac.th', undefined],
  ])('shares the choice among sub-domains of %s as %s', (domain_name, expected) => {
    const snapshot = sampleSnapshot();
    const controller = { ...snapshot.controller, domain_name };
    expect(payloadOf({ ...snapshot, controller }).config.cookie_domain).toBe(expected);
  });

  it('makes addresses of this platform whole and leaves others alone', () => {
    const snapshot = sampleSnapshot();
    const logo = { sha256: 'ab'.repeat(32), width: 96, height: 48 };
    const config = toSdkConfig(payloadOf({ ...snapshot, logo }), SERVING, 'th');
    expect(config.design.logo).toEqual({
      url: `https://consent.example.com/api/v1/public/sites/${PUBLISHED.siteKey}/logo?v=${logo.sha256}`,
      width: 48,
    });
    expect(config.design.font?.url).toBe('https://consent.example.com/sdk/v1/fonts/ibm-plex-sans-thai.woff2');
    expect(config.texts.privacy.url).toBe('https://www.example.ac.th/privacy');
  });
});

describe('hosts that wait for consent', () => {
  const rulesFor = (cookies: [domain: string, category: string][], unblocked_hosts?: string[]) => {
    const snapshot = sampleSnapshot();
    return hostsToBlock({
      ...snapshot,
      ...(unblocked_hosts && { unblocked_hosts }),
      cookies: cookies.map(([domain, category_id], at) => ({
        category_id,
        domain,
        name: `c${at}`,
        match: 'exact' as const,
        provider: '',
        purpose: {},
        expiry: 0,
        type: 1 as const,
      })),
    });
  };

  it('are the foreign hosts that cookies come from, by category', () => {
    expect(
      rulesFor([
        ['.doubleclick.net', 'c4'],
        ['stats.other.com', 'c3'],
      ]),
    ).toEqual({
      c4: ['doubleclick.net'],
      c3: ['stats.other.com'],
    });
  });

  it('never are the website’s own, its parent’s, its sub-domain’s or a sister’s', () => {
    expect(
      rulesFor([
        ['library.example.ac.th', 'c4'],
        ['www.example.ac.th', 'c4'],
        ['.example.ac.th', 'c4'],
        ['cdn.www.example.ac.th', 'c3'],
      ]),
    ).toEqual({});
  });

  it('are left out one by one where the owner switched their rule off', () => {
    const cookies: [string, string][] = [
      ['.doubleclick.net', 'c4'],
      ['facebook.com', 'c4'],
      ['stats.other.com', 'c3'],
    ];
    expect(rulesFor(cookies, ['doubleclick.net', 'stats.other.com', 'gone.com'])).toEqual({
      c4: ['facebook.com'],
    });
  });

  it('are held back for the purpose that asks the most, and not at all when something necessary comes from there', () => {
    expect(
      rulesFor([
        ['google.com', 'c3'],
        ['google.com', 'c4'],
      ]),
    ).toEqual({ c4: ['google.com'] });
    expect(
      rulesFor([
        ['pay.com', 'c1'],
        ['pay.com', 'c4'],
      ]),
    ).toEqual({});
  });

  describe('and scripts that a scan saw setting cookies', () => {
    const heldBack = (tags: [host: string, category: string][], cookies: [string, string][] = []) => {
      const snapshot = sampleSnapshot();
      return hostsToBlock({
        ...snapshot,
        tags: tags.map(([host, category_id]) => ({ host, category_id })),
        cookies: cookies.map(([domain, category_id]) => ({ ...snapshot.cookies[0]!, domain, category_id })),
      });
    };

    it('wait for the purpose of what they set that asks the most', () => {
      expect(
        heldBack(
          [
            ['hotjar.com', 'c3'],
            ['www.googletagmanager.com/gtag/js', 'c3'],
            ['www.googletagmanager.com/gtag/js', 'c4'],
            ['facebook.com', 'c3'],
          ],
          [['.facebook.com', 'c4']],
        ),
      ).toEqual({ c3: ['hotjar.com'], c4: ['facebook.com', 'www.googletagmanager.com/gtag/js'] });
    });

    it('wait for a classified purpose where there is one, else until somebody classifies', () => {
      expect(
        heldBack([
          ['hotjar.com', 'c0'],
          ['hotjar.com', 'c3'],
          ['t.example.org/t.js', 'c0'],
        ]),
      ).toEqual({ c3: ['hotjar.com'], c0: ['t.example.org/t.js'] });
    });

    it('are never held when they set something necessary too, or are the website’s own', () => {
      expect(
        heldBack([
          ['chat.example.org/c.js', 'c1'],
          ['chat.example.org/c.js', 'c3'],
          ['www.example.ac.th:8443/matomo.js', 'c3'],
          ['cdn.www.example.ac.th/m.js', 'c3'],
        ]),
      ).toEqual({});
    });
  });
});
