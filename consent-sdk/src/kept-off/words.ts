import type { SdkConfig } from '@yinyom/contracts/sdk/config';

/** Words of the line after a refusal; `{number}` of things. */
export const KEPT_WORDS: Record<
  SdkConfig['language'],
  { kept: string; list: string; inline: string; tag: string }
> = {
  th: {
    kept: 'ปิดไว้แล้ว {number} รายการ',
    list: 'ดูรายการ',
    inline: 'สคริปต์ที่เขียนไว้ในหน้านี้',
    tag: 'th',
  },
  en: { kept: 'Kept off: {number}', list: 'Show what', inline: 'script written in this page', tag: 'en' },
  cn: { kept: '已保持关闭 {number} 项', list: '查看列表', inline: '写在本页中的脚本', tag: 'zh' },
  jp: {
    kept: '{number} 件をオフのままにしました',
    list: '一覧を見る',
    inline: 'このページに書かれたスクリプト',
    tag: 'ja',
  },
  kh: {
    kept: 'បាន​បិទ​ទុក {number} មុខ',
    list: 'មើល​បញ្ជី',
    inline: 'ស្គ្រីប​ដែល​សរសេរ​ក្នុង​ទំព័រ​នេះ',
    tag: 'km',
  },
};
