import { readdirSync } from 'node:fs';
import path from 'node:path';
import { TAKEN_OVER_FROM } from '@yinyom/contracts/consents/takenOver';
import { decode } from './decode';
import type { Product, Told } from './Product';
import { axeptio } from './products/axeptio';
import { cookiebot } from './products/cookiebot';
import { cookiescript } from './products/cookiescript';
import { cookieyes } from './products/cookieyes';
import { klaro } from './products/klaro';
import { onetrust } from './products/onetrust';
import { vanillaCookieconsent } from './products/vanillaCookieconsent';

const PRODUCTS = [onetrust, cookiebot, cookieyes, cookiescript, vanillaCookieconsent, klaro, axeptio];

const told = (product: Product, text: string, others: Record<string, string> = {}): Told | null => {
  try {
    return product.read(decode(text), (name) => others[name] ?? '');
  } catch {
    return null;
  }
};

const CLOSED = { OptanonAlertBoxClosed: '2026-03-05T01:19:03.120Z' };
const ONETRUST =
  'isGpcEnabled=0&datestamp=Thu+Mar+05+2026&version=202409.1.0&isIABGlobal=false&consentId=00000000-aaaa-4bbb-8ccc-000000000001&interactionCount=1&groups=C0001%3A1%2CC0002%3A0%2CC0004%3A1&AwaitingReconsent=false';
const COOKIEBOT =
  '{stamp:%27aBcD1234==%27%2Cnecessary:true%2Cpreferences:false%2Cstatistics:true%2Cmarketing:false%2Cmethod:%27explicit%27%2Cver:1%2Cutc:1772673543120%2Cregion:%27th%27}';
const COOKIEYES =
  'consentid:bm90aGluZw,consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,advertisement:no';
const COOKIESCRIPT =
  '{"bannershown":1,"action":"accept","consenttime":1772673543,"categories":"[\\"targeting\\",\\"performance\\"]","key":"0000"}';
const VANILLA =
  '{"categories":["necessary","analytics"],"revision":0,"consentTimestamp":"2026-01-01T00:00:00.000Z","lastConsentTimestamp":"2026-03-05T01:19:03.120Z","services":{},"languageCode":"th"}';
const AXEPTIO =
  '{"$$token":"x","$$date":"2026-03-05T01:19:03.120Z","$$completed":true,"google_analytics":false,"matomo":true}';
const AT = 1772673543;

it('every product that can be chosen has a reader', () => {
  expect(PRODUCTS.map(({ name }) => name).sort()).toEqual([...TAKEN_OVER_FROM].sort());
  // The build takes the names from these files.
  const entries = readdirSync(path.join(__dirname, '../entries/take-over'));
  expect(entries.map((file) => file.toLowerCase()).sort()).toEqual(
    TAKEN_OVER_FROM.map((name) => `${name.replaceAll('-', '')}.ts`).sort(),
  );
});

describe('what each product had stored', () => {
  it.each<[Product, string, string[], number | null]>([
    [onetrust, ONETRUST, ['C0001', 'C0004'], AT],
    [cookiebot, COOKIEBOT, ['necessary', 'statistics'], AT],
    [cookieyes, COOKIEYES, ['necessary', 'analytics'], null],
    [cookiescript, COOKIESCRIPT, ['targeting', 'performance'], AT],
    [
      cookiescript,
      COOKIESCRIPT.replace('"[\\"targeting\\",\\"performance\\"]"', '["targeting"]'),
      ['targeting'],
      AT,
    ],
    [vanillaCookieconsent, encodeURIComponent(VANILLA), ['necessary', 'analytics'], AT],
    [klaro, '{"matomo":true,"youtube":false}', ['matomo'], null],
    [axeptio, encodeURIComponent(AXEPTIO), ['matomo'], AT],
    // Encoded twice.
    [cookiebot, encodeURIComponent(COOKIEBOT), ['necessary', 'statistics'], AT],
    [axeptio, encodeURIComponent(encodeURIComponent(AXEPTIO)), ['matomo'], AT],
  ])('%#', (product, text, granted, at) => {
    const said = told(product, text, CLOSED);
    expect(said?.choices.filter(([, yes]) => yes).map(([name]) => name)).toEqual(granted);
    if (at === null) expect(said?.at).toBeNull();
    else expect(said?.at).toBeCloseTo(at, 0);
  });
});

describe('what is no choice', () => {
  it.each<[string, Product, string]>([
    ['groups are empty', onetrust, ONETRUST.replace(/groups=[^&]*/, 'groups=')],
    ['nobody interacted', onetrust, ONETRUST.replace('interactionCount=1', 'interactionCount=0')],
    [
      'it will ask again itself',
      onetrust,
      ONETRUST.replace('AwaitingReconsent=false', 'AwaitingReconsent=true'),
    ],
    ['a group is cut', onetrust, ONETRUST.slice(0, ONETRUST.indexOf('C0004') + 2)],
    ['implied', cookiebot, COOKIEBOT.replace('explicit', 'implied')],
    ['the stamp -1', cookiebot, COOKIEBOT.replace('aBcD1234==', '-1')],
    ['out of region', cookiebot, '-1'],
    ['the end is missing', cookiebot, COOKIEBOT.slice(0, -1)],
    ['no button was pressed', cookieyes, COOKIEYES.replace('action:yes', 'action:')],
    ['the banner was only shown', cookiescript, '{"bannershown":1}'],
    ['cut', vanillaCookieconsent, VANILLA.slice(0, 40)],
    ['not completed', axeptio, AXEPTIO.replace('true', 'false')],
    ['not JSON', klaro, 'yes'],
    ['broken encoding', klaro, '%E0%A4%A'],
  ])('%s', (_why, product, text) => {
    expect(told(product, text, CLOSED)).toBeNull();
  });

  it('OneTrust’s groups without the cookie that says when its banner was closed have no time', () => {
    expect(told(onetrust, ONETRUST)?.at).toBeNaN();
  });
});

it('no text makes a reader answer anything but a list of switches', () => {
  let seed = 20_261_126;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed % below;
  };
  const samples = [ONETRUST, COOKIEBOT, COOKIEYES, COOKIESCRIPT, VANILLA, AXEPTIO, '{"a":true}'];
  const odd = '%7B"\'{}[]:,=&\\0\uFFFF\u200B';
  for (let round = 0; round < 200; round += 1) {
    const text = [...samples[random(samples.length)]!.slice(0, 4096)];
    for (let change = random(8); change >= 0; change -= 1)
      text.splice(random(text.length), random(20), odd[random(odd.length)]!);
    for (const product of PRODUCTS) {
      const said = told(product, text.join(''), CLOSED);
      for (const [name, granted] of said?.choices ?? [])
        expect([typeof name === 'string' || said?.listed, typeof granted]).toEqual([true, 'boolean']);
    }
  }
});
