import { createHash } from 'node:crypto';
import { identifiersIn, isIdentifier } from './identifier';
import { judgeAudio } from './judges/audio';
import { judgeCanvas } from './judges/canvas';
import { judgeCanvasFont } from './judges/canvasFont';
import { judgeCookieToThirdParty, ownCookie } from './judges/cookieToThirdParty';
import { judgeEnumeration } from './judges/enumeration';
import { judgeEvercookie } from './judges/evercookie';
import { judgeKeyLogging, unseenText } from './judges/keyLogging';
import { judgeLinkDecoration } from './judges/linkDecoration';
import { judgeRecorder } from './judges/recorder';
import { judgeWebgl } from './judges/webgl';
import { judgeWebrtc } from './judges/webrtc';

const canvas = {
  width: 200,
  height: 16,
  colours: 1,
  characters: 10,
  isDrawing: false,
  read: 'toDataURL',
  area: 0,
};

describe('thresholds', () => {
  it.each([
    ['ten characters', judgeCanvas(canvas), true],
    ['nine characters of one colour', judgeCanvas({ ...canvas, characters: 9 }), false],
    ['two colours', judgeCanvas({ ...canvas, characters: 1, colours: 2 }), true],
    ['a canvas of 15 pixels', judgeCanvas({ ...canvas, height: 15 }), false],
    ['a drawing', judgeCanvas({ ...canvas, isDrawing: true }), false],
    ['256 pixels read', judgeCanvas({ ...canvas, read: 'getImageData', area: 256 }), true],
    ['one pixel read', judgeCanvas({ ...canvas, read: 'getImageData', area: 1 }), false],
    ['fifty fonts', judgeCanvasFont({ fonts: 50, measures: 50 }), true],
    ['49 fonts', judgeCanvasFont({ fonts: 49, measures: 500 }), false],
    ['names of the chip alone', judgeWebgl({ named: 2, others: 9 }), false],
    ['names of the chip and more', judgeWebgl({ named: 1, others: 10 }), true],
    [
      'a sound that is heard',
      judgeAudio({ nodes: ['oscillator'], read: 'x', isOffline: false, isAudible: true }),
      false,
    ],
    ['a sound of no oscillator', judgeAudio({ nodes: ['analyser'], read: 'x', isOffline: true }), false],
    ['a silent sound', judgeAudio({ nodes: ['oscillator'], read: 'x', isAudible: false }), true],
    ['a connection to nobody', judgeWebrtc({ calls: ['createOffer'], asksCandidates: true }), true],
    ['a call', judgeWebrtc({ calls: ['createOffer'], asksCandidates: true, isCall: true }), false],
    ['twelve properties', judgeEnumeration({ properties: [...'abcdefghijkl'] }), true],
    ['eleven properties', judgeEnumeration({ properties: [...'abcdefghijk'] }), false],
  ])('%s', (_what, judged, isOne) => {
    expect(judged !== null).toBe(isOne);
  });

  it('a recording is big, and sent at once after a movement', () => {
    const facts = { observes: true, listens: ['input', 'move', 'scroll'] };
    expect(judgeRecorder(facts, [{ bytes: 1_025, afterMs: 10_000 }])).toMatchObject({ sent_bytes: 1_025 });
    expect(
      judgeRecorder(facts, [
        { bytes: 1_024, afterMs: 1 },
        { bytes: 9_999, afterMs: 10_001 },
      ]),
    ).toBeNull();
    expect(
      judgeRecorder({ ...facts, listens: ['move', 'scroll'] }, [{ bytes: 9_999, afterMs: 1 }]),
    ).toBeNull();
  });
});

describe('what was typed is recognized in a request', () => {
  const typed = unseenText();
  const hash = (kind: string) => createHash(kind).update(typed).digest('hex');
  it.each([
    ['plain', `{"email":"${typed}"}`],
    ['url_encoded', `x=${encodeURIComponent(typed)}`],
    ['base64', Buffer.from(`{"email":"${typed}","n":1}`).toString('base64')],
    ['base64', Buffer.from(`ab${typed}`).toString('base64')],
    ['base64', Buffer.from(`abc${typed}!`).toString('base64')],
    ['sha256', `em=${hash('sha256')}`],
    ['md5', `em=${hash('md5').toUpperCase()}`],
  ])('%s', (form, text) => {
    expect(judgeKeyLogging(typed, text)).toMatchObject({ forms: expect.arrayContaining([form]) });
  });

  it('and nothing else is', () => {
    expect(judgeKeyLogging(typed, `email=${unseenText()}&length=14`)).toBeNull();
  });
});

describe('identifiers', () => {
  it.each(['u7f3a91c2d4e8', '550e8400-e29b-41d4-a716-446655440000', '482910573.1790000123', '918273645546'])(
    '%s is one',
    (value) => {
      expect(isIdentifier(value)).toBe(true);
    },
  );
  it.each([
    ...[
      'short1',
      'aaaaaaaa1',
      'dark-blue-wide',
      '2026-11-26T10:00:00Z',
      '1790000123',
      '1790000123456',
      '1.15.0',
    ],
    ...['https://example.com/a1', 'Thu, 26 Nov 2026 10:00:00 GMT', 'accepted', '12345678'],
  ])('%s is none', (value) => {
    expect(isIdentifier(value)).toBe(false);
  });

  it('are found inside what is stored', () => {
    expect(identifiersIn('GA1.1.482910573.1790000123')).toContain('482910573.1790000123');
    expect(identifiersIn('%7B%22id%22%3A%22u7f3a91c2d4e8%22%7D')).toContain('u7f3a91c2d4e8');
  });
});

it('one identifier in two places; what the consent script keeps is no matter', () => {
  const value = 'u7f3a91c2d4e8';
  expect(
    judgeEvercookie([
      { store: 'etag', name: '', value },
      { store: 'cookie', name: 'id', value: `v1|${value}` },
    ]),
  ).toEqual({ stores: ['cookie', 'etag'], items: ['id'] });
  expect(
    judgeEvercookie([
      { store: 'localStorage', name: 'yinyom_demo0000', value },
      { store: 'cookie', name: 'yinyom_demo0000', value },
    ]),
  ).toBeNull();
});

it('a link takes an identifier along, or a known parameter', () => {
  expect(
    judgeLinkDecoration({
      added: [
        ['uid', 'u7f3a91c2d4e8'],
        ['page', '2'],
      ],
      host: 'a.com',
    }),
  ).toEqual({
    parameters: ['uid'],
    leads_to: 'a.com',
  });
  expect(judgeLinkDecoration({ added: [['fbclid', 'x']], host: 'a.com' })).not.toBeNull();
  expect(judgeLinkDecoration({ added: [['sort', 'price-ascending']], host: 'a.com' })).toBeNull();
});

it('a cookie is told by its name only', () => {
  const cookies = [
    ownCookie({ name: 'uid', value: 'u7f3a91c2d4e8' }),
    ownCookie({ name: 'lang', value: 'th-TH' }),
  ];
  expect(judgeCookieToThirdParty(cookies, 'https://x.com/?a=u7f3a91c2d4e8&l=th-TH')).toEqual({
    cookies: ['uid'],
  });
});
