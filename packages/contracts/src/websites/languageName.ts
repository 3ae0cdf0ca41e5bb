import type { Lang } from '../constants';

const NAMES: Record<Lang, Record<Lang, string>> = {
  th: { th: 'ภาษาไทย', en: 'ภาษาอังกฤษ', cn: 'ภาษาจีน', jp: 'ภาษาญี่ปุ่น', kh: 'ภาษาเขมร' },
  en: { th: 'Thai', en: 'English', cn: 'Chinese', jp: 'Japanese', kh: 'Khmer' },
  cn: { th: '泰语', en: '英语', cn: '中文', jp: '日语', kh: '高棉语' },
  jp: { th: 'タイ語', en: '英語', cn: '中国語', jp: '日本語', kh: 'クメール語' },
  kh: { th: 'ភាសាថៃ', en: 'ភាសាអង់គ្លេស', cn: 'ភាសាចិន', jp: 'ភាសាជប៉ុន', kh: 'ភាសាខ្មែរ' },
};

/** The name of a language for readers of another: fills `{language}` of "Please fill out … {language}". */
export const languageName = (language: Lang, reader: Lang): string => NAMES[reader][language];
