import { LANGUAGES, LOCALE_TAGS } from './constants';
import { languageOfTag } from './languageTag';

describe('Language codes of pages, browsers and files', () => {
  it.each([
    ['th', 'th'],
    ['TH', 'th'],
    ['th-TH', 'th'],
    ['th_TH', 'th'],
    ['TH-th', 'th'],
    [' th ', 'th'],
    ['th-u-ca-buddhist', 'th'],
    ['en_US', 'en'],
    ['EN-gb', 'en'],
    ['en_US.UTF-8', 'en'],
    ['zh', 'cn'],
    ['zh-Hant-TW', 'cn'],
    ['zh_Hans_CN', 'cn'],
    ['ZH-cmn-Hans', 'cn'],
    ['cn', 'cn'],
    ['ja_JP', 'jp'],
    ['JA', 'jp'],
    ['jp', 'jp'],
    ['km-KH', 'kh'],
    ['KM_kh', 'kh'],
    ['kh', 'kh'],
  ])('%j is %s', (tag, language) => expect(languageOfTag(tag)).toBe(language));

  it.each([
    '',
    ' ',
    '-',
    '*',
    'x',
    'fr',
    'kmr',
    'thv',
    'enm',
    'jam',
    'zha',
    'auto',
    'constructor',
    '__proto__',
    'ไทย',
  ])('%j is none of ours', (tag) => expect(languageOfTag(tag)).toBeUndefined());

  it('our own codes and tags lead back to themselves', () => {
    expect(LANGUAGES.map(languageOfTag)).toEqual(LANGUAGES);
    expect(LANGUAGES.map((language) => languageOfTag(LOCALE_TAGS[language]))).toEqual(LANGUAGES);
  });
});
