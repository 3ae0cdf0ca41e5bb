import type { Told } from './Product';
import { judge } from './judge';
import { cookiebot } from './products/cookiebot';
import { onetrust } from './products/onetrust';
import { vanillaCookieconsent } from './products/vanillaCookieconsent';

const categories = [1, 2, 3, 4].map((type) => ({ id: `c${type}`, type, gcm: [] }));
const site = { consents: true, respect_gpc: true, categories };
const all = (granted: boolean): Told => ({
  choices: [
    ['necessary', true],
    ['preferences', granted],
    ['statistics', granted],
    ['marketing', granted],
  ],
  at: 1,
});
const some: Told = { ...all(false), choices: [...all(false).choices.slice(0, 3), ['marketing', true]] };
const { types } = cookiebot;

it('a refusal is always taken over', () => {
  for (const consents of [true, false])
    for (const gpc of [true, false])
      expect(judge({ ...site, consents }, all(false), types, gpc)).toEqual({ 2: 0, 3: 0, 4: 0 });
});

it('a refusal stands for categories that were not asked about, too', () => {
  const own = [...categories, { id: 'own', type: 5, gcm: [] }];
  expect(judge({ ...site, categories: own }, all(false), types, false)).toEqual({ 2: 0, 3: 0, 4: 0, own: 0 });
});

it('an acceptance is taken over as it was where its owner said that purposes are the same', () => {
  expect(judge(site, some, types, false)).toEqual({ 2: 0, 3: 0, 4: 1 });
  expect(judge({ ...site, consents: false }, some, types, false)).toBeNull();
});

it('a signal of the browser beats an acceptance, where the website respects it', () => {
  expect(judge(site, some, types, true)).toBeNull();
  expect(judge({ ...site, respect_gpc: false }, some, types, true)).toEqual({ 2: 0, 3: 0, 4: 1 });
});

it('purposes that grew ask again: a category of the owner’s, or one that was not asked about', () => {
  const own = [...categories, { id: 'own', type: 5, gcm: [] }];
  expect(judge({ ...site, categories: own }, all(true), types, false)).toBeNull();
  const fewer = { ...all(true), choices: all(true).choices.slice(0, 3) };
  expect(judge(site, fewer, types, false)).toBeNull();
});

it('two groups of one category that were chosen apart ask again', () => {
  const told = (four: boolean, five: boolean): Told => ({
    choices: [
      ['C0001', true],
      ['C0002', true],
      ['C0003', true],
      ['C0004', four],
      ['C0005', five],
    ],
    at: 1,
  });
  expect(judge(site, told(true, false), onetrust.types, false)).toBeNull();
  expect(judge(site, told(true, true), onetrust.types, false)).toEqual({ 2: 1, 3: 1, 4: 1 });
});

it('what is not in a list of what was granted was not granted', () => {
  const listed: Told = {
    choices: [
      ['necessary', true],
      ['analytics', true],
    ],
    listed: true,
    at: 1,
  };
  expect(judge(site, listed, vanillaCookieconsent.types, false)).toEqual({ 2: 0, 3: 1, 4: 0 });
  expect(judge(site, { choices: [['necessary', true]], listed: true, at: 1 }, types, false)).toEqual({
    2: 0,
    3: 0,
    4: 0,
  });
});

it('a name that nobody placed asks again when it was granted, also one like a member of objects', () => {
  for (const name of ['video', 'constructor', '__proto__'])
    expect(judge(site, { choices: [...all(true).choices, [name, true]], at: 1 }, types, false)).toBeNull();
});

it('where nothing was chosen, or nothing can be decided, nothing is taken over', () => {
  expect(judge(site, { choices: [['necessary', true]], at: 1 }, types, false)).toBeNull();
  expect(judge({ ...site, categories: categories.slice(0, 1) }, all(false), types, false)).toBeNull();
});
