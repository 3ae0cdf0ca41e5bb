import { categoryTypeOf } from './categoryTypeOf';
import { columnsOf } from './columnsOf';
import { nameOfPattern, nameOfText } from './cookieNameOf';
import { isPatternText, patternAlternatives } from './patternAlternatives';
import { plainText } from './plainText';
import { secondsOf } from './secondsOf';

const DAY = 86_400;

it.each([
  ['session', 0],
  ['Session', 0],
  ['เซสชัน', 0],
  ['persistent', null],
  ['1 day', DAY],
  ['2 วัน', 2 * DAY],
  ['13 months', 13 * 30 * DAY],
  ['6 เดือน', 180 * DAY],
  ['2 years 1 day', 731 * DAY],
  ['1 Jahr', 365 * DAY],
  ['2 ans', 730 * DAY],
  ['30 minutes', 1_800],
  ['1,5 hours', 5_400],
  ['เมื่อปิดเบราว์เซอร์', 0],
  ['จนกว่าจะปิดเบราว์เซอร์', 0],
  ['When the browser is closed', 0],
  ['Expires after 12 days', 12 * DAY],
  ['expires in 1 year', 365 * DAY],
  ['Up to 13 months', 13 * 30 * DAY],
  ['30 days after the last visit', 30 * DAY],
  ['หมดอายุภายใน 7 วัน', 7 * DAY],
  ['1 Tag', DAY],
  ['7 Tagen', 7 * DAY],
  ['1 Monat', 30 * DAY],
  ['a year', 365 * DAY],
  ['2 年', 730 * DAY],
  ['3 个月', 90 * DAY],
  ['6 か月', 180 * DAY],
  ['90 日', 90 * DAY],
  ['2 ឆ្នាំ', 730 * DAY],
  ['3600', 3_600],
  [7_776_000, 7_776_000],
  [null, null],
  [undefined, undefined],
  ['', undefined],
  ['a while', undefined],
  ['5 apples', undefined],
  [-1, undefined],
])('C-29 %j are %j seconds', (words, seconds) => {
  expect(secondsOf(words)).toBe(seconds);
});

it.each([
  ['^_ga', { name: '_ga', match: 'prefix' }],
  ['^_ga_.*', { name: '_ga_', match: 'prefix' }],
  ['^_hj.+$', { name: '_hj', match: 'prefix' }],
  ['^name$', { name: 'name', match: 'exact' }],
  [String.raw`^_pk_id\.1$`, { name: '_pk_id.1', match: 'exact' }],
  ['_ga', null],
  ['^(_ga|_gid)', null],
  ['^_ga[0-9]+$', null],
  ['^', null],
  ['^.*$', null],
])('the pattern %s is %j', (source, plain) => {
  expect(nameOfPattern(source)).toEqual(plain);
});

it.each([
  ['_ga', { name: '_ga', match: 'exact' }],
  ['_ga_*', { name: '_ga_', match: 'prefix' }],
  ['_hjSession_…', { name: '_hjSession_', match: 'prefix' }],
  ['_gat_<id>', { name: '_gat_', match: 'prefix' }],
  ['*', null],
  ['two words', null],
])('the name %s is %j', (text, plain) => {
  expect(nameOfText(text)).toEqual(plain);
});

it.each([
  [['necessary'], 1],
  [['C0001'], 1],
  [['คุกกี้ที่จำเป็น'], 1],
  [['functional'], 2],
  [['C0003'], 2],
  [['Performance Cookies'], 3],
  [['x', 'Analytics'], 3],
  [['targeting'], 4],
  [['C0005'], 4],
  [['unclassified'], 0],
  [['Live chat'], null],
  [['Non-necessary'], null],
  [['คุกกี้ที่ไม่จำเป็น'], null],
])('%j is our category %j', (names, type) => {
  expect(categoryTypeOf(names)).toBe(type);
});

it('finds columns by the words over them', () => {
  const at = (header: string) => columnsOf(header.split(',').map((words, index) => [index, words] as const));
  expect(at('name,provider,category,purpose,duration,type,domain')).toEqual({
    name: 0,
    provider: 1,
    category: 2,
    purpose: 3,
    duration: 4,
    type: 5,
    domain: 6,
  });
  expect(at('Cookie ID,Description,Expiry,Host,Group')).toMatchObject({
    name: 0,
    purpose: 1,
    duration: 2,
    domain: 3,
    category: 4,
  });
  expect(at('ชื่อคุกกี้,รายละเอียด,ระยะเวลา')).toMatchObject({ name: 0, purpose: 1, duration: 2 });
});

it('takes words and leaves markup', () => {
  expect(plainText('We use <b>cookies</b>.<script>alert(1)</script> <a href="x">More</a> &amp; more')).toBe(
    'We use cookies . More & more',
  );
});

it.each([
  ['^(_ga|_gid)', ['^_ga', '^_gid']],
  ['^(?:_ga|_gid)$', ['^_ga$', '^_gid$']],
  ['(^_ga|^_gid)', ['^_ga', '^_gid']],
  ['^_ga|^_gid', ['^_ga', '^_gid']],
  ['^_pk_(id|ses)', ['^_pk_id', '^_pk_ses']],
  ['^_ga(_x|_y)?', ['^_ga(_x|_y)?']],
  ['^_[ab]', ['^_[ab]']],
  ['^_(a|b)', ['^_(a|b)']],
  ['^_ga', ['^_ga']],
])('E3-20 the pattern %s is a choice of %j', (source, parts) => {
  expect(patternAlternatives(source)).toEqual(parts);
});

it.each([
  ['^_gid', true],
  ['_pk_.*', true],
  ['(_ga|_gid)', true],
  ['_ga', false],
  ['_ga_*', false],
  ['sid.1', false],
  ['cookie-consent', false],
])('C-19 the text %s is a pattern: %j', (text, is) => {
  expect(isPatternText(text)).toBe(is);
});
