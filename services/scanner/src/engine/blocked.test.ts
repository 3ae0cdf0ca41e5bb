import { createBlockJudge } from './blocked';

const loaded = (requests: number) => ({ state: 'loaded' as const, code: null, requests });
const said = (status: number) => ({ state: 'refused' as const, code: `http_${status}`, requests: 1 });
type Visits = readonly (readonly [string, ReturnType<typeof loaded> | ReturnType<typeof said>])[];
const judge = (visits: Visits) => {
  const block = createBlockJudge();
  for (const [url, end] of visits) block.note(url, end);
  return block.isBlocked;
};

it.each([
  ['the only page says no', [['/', said(403)]]],
  [
    'a third of the visits are turned away',
    [
      ['/', loaded(9)],
      ['/a', loaded(9)],
      ['/b', said(429)],
      ['/c', said(503)],
    ],
  ],
  [
    'what loaded 73 things loads one, twice',
    [
      ['/', loaded(73)],
      ['/a', loaded(50)],
      ['/', loaded(1)],
      ['/a', loaded(2)],
    ],
  ],
] as const)('%s: blocked', (_name, visits) => {
  expect(judge(visits)).toBe(true);
});

it.each([
  ['nothing was visited', []],
  [
    'one page of many is not for everybody',
    [
      ['/', loaded(9)],
      ['/admin', said(403)],
    ],
  ],
  [
    'what is missing',
    [
      ['/', said(404)],
      ['/a', said(401)],
    ],
  ],
  [
    'a small page stays small',
    [
      ['/', loaded(3)],
      ['/', loaded(1)],
    ],
  ],
  [
    'a page that asks for less because things are held back',
    [
      ['/', loaded(40)],
      ['/', loaded(10)],
      ['/', loaded(9)],
    ],
  ],
] as const)('%s: not blocked', (_name, visits) => {
  expect(judge(visits)).toBe(false);
});
