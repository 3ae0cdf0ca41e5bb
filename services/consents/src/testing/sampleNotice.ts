import type { BannerLook } from '@yinyom/contracts/websites/bannerLook';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { sha256 } from 'yinyom-verify/hashes';

const TEXTS: Record<string, { title: string; description: string; accept: string; reject: string }> = {
  th: {
    title: 'เว็บไซต์นี้ใช้คุกกี้',
    description: 'เราใช้คุกกี้เพื่อวิเคราะห์การเข้าชมและปรับปรุงบริการ ท่านเลือกได้ว่าจะยินยอมหรือไม่',
    accept: 'ยอมรับทั้งหมด',
    reject: 'ปฏิเสธ',
  },
  en: {
    title: 'This website uses cookies',
    description: 'We use cookies to measure visits and to improve our service. The choice is yours.',
    accept: 'Accept all',
    reject: 'Reject',
  },
};

/** What a published version shows in a language, in the shape that the websites service gives it. */
export const sampleNotice = (version: number, language: string): Record<string, unknown> | null => {
  const texts = TEXTS[language];
  if (!texts) return null;
  const { title, description, accept, reject } = texts;
  return {
    format: 1,
    language,
    controller: { organization_id: 'o1', domain_name: 'site.ac.th', version },
    texts: {
      banner: { title, description, accept, reject, cookie_setting: 'ตั้งค่า' },
      privacy: { name: 'นโยบายความเป็นส่วนตัว', url: 'https://site.ac.th/privacy' },
    },
    layout: 0,
    categories: [
      { id: 'necessary', type: 1, title: 'จำเป็น', description: 'จำเป็นต่อการทำงานของเว็บไซต์', gcm: [] },
      { id: 'statistics', type: 3, title: 'สถิติ', description: 'นับจำนวนผู้เข้าชม', gcm: ['analytics_storage'] },
    ],
    cookies: [
      {
        name: '_ga',
        provider: 'Google',
        purpose: 'นับจำนวนผู้เข้าชม',
        expiry: 63_072_000,
        type: 1,
        category_id: 'statistics',
      },
    ],
  };
};

/** How every version of a site looks. */
export const sampleLook: BannerLook = {
  published_at: '2026-03-04T05:06:07.000Z',
  design: { layout: 0, theme: 'white', show_powered_by: true },
  logo: null,
  font_family: null,
};

/** SHA-256 of a version's notices, by language. */
export const sampleNoticeHashes = (version: number): Record<string, string> =>
  Object.fromEntries(
    Object.keys(TEXTS).map((language) => [language, sha256(canonicalJson(sampleNotice(version, language)))]),
  );
