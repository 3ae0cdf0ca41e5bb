// Configuration of VitePress. `npm run site` copies it to the folder of the staged pages, with what it needs.
import { readFileSync } from 'node:fs';
import { siteWords } from './siteWords.mjs';

const facts = JSON.parse(readFileSync(new URL('facts.json', import.meta.url), 'utf8'));

const THAI = {
  nav: [
    { text: 'เริ่มต้น', link: '/' },
    { text: 'เอกสารภาษาอังกฤษ', link: '/en/' },
    { text: 'API', link: '/en/api/' },
  ],
  sidebar: facts.sidebars.th,
  outline: { label: 'ในหน้านี้', level: [2, 3] },
  docFooter: { prev: 'หน้าก่อน', next: 'หน้าถัดไป' },
  darkModeSwitchLabel: 'โหมดสี',
  lightModeSwitchTitle: 'เปลี่ยนเป็นโหมดสว่าง',
  darkModeSwitchTitle: 'เปลี่ยนเป็นโหมดมืด',
  sidebarMenuLabel: 'เมนู',
  returnToTopLabel: 'กลับขึ้นด้านบน',
  langMenuLabel: 'เปลี่ยนภาษา',
  skipToContentLabel: 'ข้ามไปยังเนื้อหา',
  notFound: {
    title: 'ไม่พบหน้านี้',
    quote: 'หน้านี้อาจถูกย้ายหรือลบไปแล้ว',
    linkLabel: 'กลับหน้าแรก',
    linkText: 'กลับหน้าแรก',
  },
};

const ENGLISH = {
  nav: [
    { text: 'Guides', link: '/en/' },
    { text: 'API', link: '/en/api/' },
    { text: 'Changelog', link: '/en/changelog' },
  ],
  sidebar: facts.sidebars.en,
  outline: { level: [2, 3] },
};

const THAI_SEARCH = {
  button: { buttonText: 'ค้นหา', buttonAriaLabel: 'ค้นหา' },
  modal: {
    displayDetails: 'แสดงรายละเอียด',
    resetButtonTitle: 'ล้างคำค้น',
    backButtonTitle: 'ปิดการค้นหา',
    noResultsText: 'ไม่พบผลลัพธ์สำหรับ',
    footer: { selectText: 'เลือก', navigateText: 'เลื่อน', closeText: 'ปิด' },
  },
};

/** Examples of the API are no text that readers search for. */
const withoutExamples = (text, { relativePath }) =>
  relativePath.startsWith('en/api/') ? text.replaceAll(/^```json[^]*?^```$/gm, '') : text;

export default {
  base: facts.base,
  title: 'Yinyom',
  srcDir: 'pages',
  outDir: facts.target,
  cacheDir: 'cache',
  lastUpdated: false,
  // A link that leads nowhere ends the build.
  ignoreDeadLinks: false,
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  head: [['meta', { name: 'color-scheme', content: 'light dark' }]],
  locales: {
    root: { label: 'ไทย', lang: 'th', description: 'เอกสารของ Yinyom', themeConfig: THAI },
    en: {
      label: 'English',
      lang: 'en',
      link: '/en/',
      description: 'Documentation of Yinyom',
      themeConfig: ENGLISH,
    },
  },
  themeConfig: {
    // Most documents are in one of both languages: the switch leads to the start of the other.
    i18nRouting: false,
    socialLinks: [],
    search: {
      provider: 'local',
      options: {
        locales: { root: { translations: THAI_SEARCH } },
        miniSearch: {
          options: { tokenize: siteWords },
          searchOptions: {
            combineWith: 'AND',
            fuzzy: 0.15,
            prefix: true,
            // Sixteen results are shown: pages of calls name a code hundreds of times, a guide explains it once.
            boostDocument: (place) => (place.includes('/api/') ? 0.3 : 1),
          },
        },
        _render: (source, env, markdown) => markdown.render(withoutExamples(source, env), env),
      },
    },
  },
};
