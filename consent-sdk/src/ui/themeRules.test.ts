import type { SdkColors, SdkDesign } from '@yinyom/contracts/sdk/config';
import { WHITE } from '@yinyom/contracts/sdk/platformParts';
import { themeRules as served } from '@yinyom/contracts/sdk/themeRules';
import { themeRules } from './themeRules';

const OWN: SdkColors = { ...WHITE, accept_all: '#b3261e', background: '#14232bcc' };
const hostile = (value: string) => ({ colors: { ...OWN, text: value } });

const DESIGNS: [string, Partial<SdkDesign>][] = [
  ['nothing of its own', {}],
  ['colours', { colors: OWN }],
  ['dark colours alone', { dark: OWN }],
  ['both, and lengths', { colors: WHITE, dark: OWN, sizes: { corner: '0px', wide: '960px', size: '18px' } }],
  ['one length', { sizes: { size: '20px' } }],
  ['empty sets', { colors: undefined, dark: undefined, sizes: {} }],
  ['a value that ends the rule', hostile('red;}body{display:none')],
  ['a value that loads something', hostile('url(https://example.com/x)')],
  ['a value that ends the element', hostile('</style><script>')],
  ['an empty value', hostile('')],
];

test.each(DESIGNS)('The server and the script write the same style sheet for %s', (_what, design) => {
  expect(themeRules(design)).toBe(served(design));
  expect(themeRules(design)).not.toMatch(/display|url|script/);
});
