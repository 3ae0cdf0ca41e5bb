import type { SdkConfig } from '@yinyom/contracts/sdk/config';

/** Words of the placeholder; `{host}` is where the content comes from. */
export const EMBED_LABELS: Record<SdkConfig['language'], { ask: string; allow: string }> = {
  th: { ask: 'เนื้อหาจาก {host} จะแสดงเมื่อท่านยินยอมให้ใช้คุกกี้', allow: 'ยินยอมและแสดงเนื้อหา' },
  en: { ask: 'Content from {host} is shown once you agree to its cookies.', allow: 'Agree and show' },
  cn: { ask: '在您同意使用 Cookie 后,将显示来自 {host} 的内容。', allow: '同意并显示' },
  jp: { ask: 'Cookie の使用に同意すると、{host} のコンテンツが表示されます。', allow: '同意して表示' },
  kh: { ask: 'ខ្លឹមសារ​ពី {host} នឹង​បង្ហាញ​ពេល​អ្នក​យល់ព្រម​ឱ្យ​ប្រើ​ខូគី។', allow: 'យល់ព្រម និង​បង្ហាញ' },
};
