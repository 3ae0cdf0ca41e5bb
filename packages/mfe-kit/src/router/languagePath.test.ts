import { languagePath, splitLanguage } from './languagePath';
import { safeNextPath } from './safeNextPath';

it.each([
  ['/', 'th', '/'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/kh/websites/1', 'kh', '/websites/1'],
  ['/th/websites', 'th', '/th/websites'],
  ['/fr/websites', 'th', '/fr/websites'],
  ['/english', 'th', '/english'],
])('reads %s as %s, %s: an unknown language prefix is a path like any other', (pathname, lang, path) => {
  expect(splitLanguage(pathname)).toEqual({ lang, path });
});

it('writes no prefix in Thai and no slash after a bare prefix', () => {
  expect(languagePath('/login', 'th')).toBe('/login');
  expect(languagePath('/login', 'cn')).toBe('/cn/login');
  expect(languagePath('/', 'jp')).toBe('/jp');
});

it.each([
  '//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/../..//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '\\\\evil',
  '/\tevil',
  '/%0d/\r\nx',
  '',
  null,
])('J-12 V-30 CO-07a does not go to %p after login', (next) => {
  expect(safeNextPath(next)).toBe('/websites');
});

it('goes to a path of this site after login, with its query', () => {
  expect(safeNextPath('/dashboard?month=2026-01')).toBe('/dashboard?month=2026-01');
});
