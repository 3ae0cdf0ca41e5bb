import type { ImportColumn } from '@yinyom/contracts/bulk/websiteImport';

/** Headings by which a column is known, in English and Thai. Case, spaces, hyphens and underscores do not matter. */
const HEADINGS: Readonly<Record<ImportColumn, readonly string[]>> = {
  domain: ['domain', 'domainname', 'website', 'โดเมน', 'ชื่อโดเมน', 'เว็บไซต์'],
  name: ['name', 'ชื่อ', 'ชื่อเว็บไซต์'],
  group: ['group', 'กลุ่ม', 'กลุ่มเว็บไซต์'],
  languages: ['languages', 'ภาษา', 'ภาษาที่แสดง'],
  default_language: ['defaultlanguage', 'ภาษาเริ่มต้น', 'ภาษาหลัก'],
  privacy_url: ['privacyurl', 'ลิงก์ประกาศความเป็นส่วนตัว', 'ประกาศความเป็นส่วนตัว', 'นโยบายความเป็นส่วนตัว'],
  dpo_email: ['dpoemail', 'อีเมลdpo', 'อีเมลเจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล', 'อีเมลเจ้าหน้าที่คุ้มครองข้อมูล'],
};
const plain = (heading: string): string => heading.toLowerCase().replace(/[\s_-]/gu, '');

/** Which cell of a row is which column, and the headings that mean nothing. The first of two equal headings counts. Pure. */
export const columnsOf = (headings: readonly string[]) => {
  const at: Partial<Record<ImportColumn, number>> = {};
  const ignored: string[] = [];
  headings.forEach((heading, index) => {
    const found = Object.entries(HEADINGS).find(([, names]) => names.includes(plain(heading)));
    const column = found?.[0] as ImportColumn | undefined;
    if (column !== undefined && at[column] === undefined) at[column] = index;
    else if (heading !== '') ignored.push(heading.slice(0, 100));
  });
  return { at, ignored: ignored.slice(0, 50) };
};
