import { checkNeeds } from './checkNeeds';
import type { Needs } from './needsShape';
import type { Platform } from './platform';
import { unmetSentence } from './unmetSentence';
import { isInRange, isVersionRange, rangeOf } from './versionRange';

const offer = {
  kit: '1.12.3',
  kit_exports: ['api', 'useTexts'],
  react: '19.3.1',
  react_dom: '19.3.1',
  styled_components: '6.6.0',
};
const getMe = {
  method: 'GET',
  path: '/me',
  answer: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
};
const platform: Pick<Platform, 'offer' | 'calls' | 'version'> = {
  version: '1.12.3',
  offer,
  calls: { getMe: { hash: 'aaaaaaaaaa', shape: getMe } },
};
const needs = (changes: Partial<Needs> = {}): Needs => ({
  kit: '^1.12.0',
  kit_exports: ['api'],
  react: '19.3.1',
  react_dom: '19.3.1',
  styled_components: '6.6.0',
  own_copies: [],
  calls: { getMe: 'aaaaaaaaaa' },
  ...changes,
});
const told = (changes: Partial<Needs>, shapes = {}) =>
  checkNeeds(needs(changes), shapes, platform).map((unmet) =>
    unmetSentence(unmet, { remote: 'mfe_users 9cdd', there: 'https://console.example', platform }),
  );

describe('what a remote needs is there', () => {
  it.each<[string, Partial<Needs>]>([
    ['when all is as it was built with', {}],
    ['when the kit is a patch or a minor newer', { kit: '^1.11.2' }],
    ['when the kit may be one of two majors', { kit: '^0.9.0 || ^1.0.0' }],
    ['when React is newer within its major', { react: '19.1.0', react_dom: '19.1.0' }],
    ['when React is a patch older', { react: '19.3.7', react_dom: '19.3.7' }],
    ['when styled-components is newer within its major', { styled_components: '6.1.9' }],
  ])('%s', (_name, changes) => {
    expect(told(changes)).toEqual([]);
  });
});

describe('what a remote needs is not there, and both sides are named with the way out', () => {
  it.each<[string, Partial<Needs>, string]>([
    [
      'when the kit is a minor older',
      { kit: '^1.13.0' },
      'mfe_users 9cdd works with @yinyom/mfe-kit ^1.13.0; https://console.example has 1.12.3. Build it with @yinyom/mfe-kit@1.12.3, or have the platform upgraded first.',
    ],
    [
      'when the kit is another major',
      { kit: '^0.9.0' },
      'mfe_users 9cdd works with @yinyom/mfe-kit ^0.9.0; https://console.example has 1.12.3. Build it with @yinyom/mfe-kit@1.12.3, or have the platform upgraded first.',
    ],
    [
      'when the kit of the same number lacks a function',
      { kit_exports: ['brandNewHelper'] },
      'mfe_users 9cdd imports "brandNewHelper" of @yinyom/mfe-kit; that of https://console.example, 1.12.3, has no such thing. Build it with the kit of that platform, or have the platform upgraded first.',
    ],
    [
      'when React is another major',
      { react: '18.3.1' },
      'mfe_users 9cdd was built with react 18.3; https://console.example has 19.3.1, and a page has one react. Build it with react@19.3.1.',
    ],
    [
      'when styled-components is older',
      { styled_components: '6.7.0' },
      'mfe_users 9cdd was built with styled-components 6.7; https://console.example has 6.6.0, and a page has one styled-components. Build it with styled-components@6.6.0.',
    ],
    [
      'when it brings a copy of its own',
      { own_copies: ['styled-components'] },
      'mfe_users 9cdd brings a styled-components of its own; a page has one, that of the shell, and a second one fails in ways nobody understands. Import it as "styled-components", and find out with "npm ls styled-components" which package asks for another.',
    ],
  ])('%s', (_name, changes, sentence) => {
    expect(told(changes)).toEqual([sentence]);
  });

  it('when there is no such call', () => {
    const shape = { method: 'GET', path: '/secrets' };
    expect(told({ calls: { listSecrets: 'bbbbbbbbbb' } }, { listSecrets: shape })).toEqual([
      'mfe_users 9cdd calls "listSecrets" (GET /secrets); https://console.example has no such call. Build it with @yinyom/contracts@1.12.3, or have the platform upgraded first.',
    ]);
  });

  it('when a call has another shape, and only then', () => {
    const calls = { getMe: 'bbbbbbbbbb' };
    expect(told({ calls }, { getMe })).toEqual([]);
    expect(told({ calls }, { getMe: { ...getMe, path: '/account' } })).toEqual([
      'mfe_users 9cdd calls "getMe" in a way that https://console.example does not answer: it is GET /me here, and was built as GET /account. Build it with @yinyom/contracts@1.12.3, or have the platform upgraded first.',
    ]);
    expect(told({ calls })).toEqual([]);
  });
});

describe('ranges of versions', () => {
  it.each([
    ['1.12.0', '^1.12.0', true],
    ['1.12.0-beta.1', '^1.12.0', true],
    ['1.11.9', '^1.12.0', false],
    ['1.12.1', '^1.12.2', false],
    ['2.0.0', '^1.12.0', false],
    ['0.4.9', '^0.4.1', true],
    ['0.5.0', '^0.4.1', false],
    ['nonsense', '^1.0.0', false],
    ['1.12.0', '*', false],
  ])('%s in %s: %s', (version, range, answer) => {
    expect(isInRange(version, range)).toBe(answer);
  });

  it('are written in one way', () => {
    expect(['^1.2.3', '^1.2.3 || ^2.0.0'].map(isVersionRange)).toEqual([true, true]);
    expect(['1.2.3', '>=1', '^1', '', '*'].map(isVersionRange)).toEqual(Array(5).fill(false));
    expect(rangeOf('19.3.1')).toBe('^19.3.0');
  });
});
