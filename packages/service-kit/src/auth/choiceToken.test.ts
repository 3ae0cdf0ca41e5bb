import { choiceKeyOf, signChoice } from './choiceToken';

const key = choiceKeyOf(Buffer.alloc(32, 7));

it('the key of a website comes from its secret', () => {
  expect(key.toString('hex')).toBe('9900996a7a5689d41e1743fcc0b742af575b96a784af0f1fd91b438cfe13789f');
});

it.each([
  ['refuses all', [], 'v1.2.7.g17.iIVIlARPXgJ6LkQ56zXhMw'],
  ['grants statistics', [3], 'v1.a.7.g17.gqDoNWwswktFqgYvjB69HQ'],
  ['grants all', [1, 2, 3, 4], 'v1.u.7.g17.-ItFsU_1Oq2rBCbAEN4wZg'],
])('a choice that %s is signed as other programs read it', (_what, types, cookie) => {
  expect(signChoice('site_demo', { types, version: 7, day: 20_779 }, key)).toBe(cookie);
});
