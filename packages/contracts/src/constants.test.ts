import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CATEGORY_TYPES,
  CONSENT_TYPES,
  COOKIE_TYPES,
  DEFAULT_LANGUAGE,
  FOOTER_VERSION,
  LANGUAGES,
  LAYOUTS,
  LOCALE_COOKIE_DAYS,
  LOCALE_TAGS,
  PRODUCT_VERSION,
  ROLES,
  THEMES,
} from './constants';

test('The product tells the version of its package.json; the footer has the label of the specification', () => {
  const root = path.resolve(__dirname, '../../../package.json');
  const { version } = JSON.parse(readFileSync(root, 'utf8')) as { version: string };
  expect(PRODUCT_VERSION).toBe(version);
  expect(FOOTER_VERSION).toBe('1.11.4');
});

test('1.09 The five languages have these tags, and Thai is the default', () => {
  expect(DEFAULT_LANGUAGE).toBe('th');
  expect(LOCALE_TAGS).toEqual({ th: 'th-TH', en: 'en-US', jp: 'ja-JP', cn: 'zh-CN', kh: 'km-KH' });
  expect([...LANGUAGES].sort()).toEqual(['cn', 'en', 'jp', 'kh', 'th']);
});

test('3.13 Layouts 0 to 11 stand in this order', () => {
  expect(LAYOUTS).toEqual([
    'bottom',
    'top',
    'slide_down',
    'slide_up',
    'popup',
    'overlay',
    'top_left',
    'top_right',
    'popup_left',
    'popup_right',
    'bottom_left',
    'bottom_right',
  ]);
});

test('3.14 The themes are white, dark and gsb, and one of ours that follows the device', () => {
  expect(THEMES).toEqual(['white', 'dark', 'gsb', 'auto']);
});

test('3.16 Cookies are of type 1 HTTP or 2 HTML', () => {
  expect(COOKIE_TYPES).toEqual({ http: 1, html: 2 });
});

test('3.17 Categories have the numbers 0 to 4; 5 are those that an organization adds', () => {
  expect(CATEGORY_TYPES).toEqual({
    unclassified: 0,
    necessary: 1,
    preference: 2,
    statistics: 3,
    marketing: 4,
    custom: 5,
  });
});

test('3.19 A consent is of one of four types', () => {
  expect([...CONSENT_TYPES].sort()).toEqual(['accept', 'accept_all', 'decline_all', 'reconsent']);
});

test('3.21 Admin is 1000, Member 10, Viewer 1; a role of ours is below them', () => {
  expect(ROLES).toEqual({ admin: 1000, member: 10, viewer: 1, reviewer: 0 });
});

test('9.05 The cookie of the language lives 365 days', () => {
  expect(LOCALE_COOKIE_DAYS).toBe(365);
});
