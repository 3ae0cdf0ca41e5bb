import { fillVariables, UNFILLED } from './textVariables';

const variables = { organization: 'Chula {domain}', domain: 'www.example.ac.th' };

it('H5 every variable is filled, once, in texts of any depth', () => {
  const texts = { title: 'Cookies', banner: { text: '{organization} runs {domain}, {domain}.' } };
  expect(fillVariables(texts, variables)).toEqual({
    title: 'Cookies',
    banner: { text: 'Chula {domain} runs www.example.ac.th, www.example.ac.th.' },
  });
});

it('H5 other braces and absent texts stay as they are', () => {
  expect(fillVariables({ a: '{name} {Domain} $&', b: undefined }, variables)).toEqual({
    a: '{name} {Domain} $&',
    b: undefined,
  });
  expect(fillVariables('{organization}', UNFILLED)).toBe('{organization}');
});
