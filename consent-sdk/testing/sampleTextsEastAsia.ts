import type { SampleTexts } from './sampleTexts';

export const cn: SampleTexts = {
  words: {
    popup_title: '隐私设置',
    cookie_definition: 'Cookie 是网站存储在您设备上的小型文本文件，浏览器存储等类似技术亦同。',
    allow_all: '全部允许',
    categories_modal: {
      title: '选择 Cookie 的使用方式',
      description: '您可以按目的分别给予或拒绝同意。非必要的 Cookie 在您开启之前保持关闭。',
      accept: '全部接受',
      manage_preferences_title: '按目的管理同意',
      always_active: '始终启用',
      more_detail: '查看 Cookie 详情',
      confirm_choice: '确认我的选择',
      decline_additional: '拒绝非必要 Cookie',
    },
    cookies_modal: {
      title: 'Cookie 详情',
      columns: { name: '名称', provider: '提供方', purpose: '目的', expiry: '有效期', type: '类型' },
    },
  },
  categories: [
    ['严格必要', '网站运行所必需，例如登录和安全。'],
    ['偏好', '记住您的选择，例如语言和字号。'],
    ['统计', '帮助我们了解网站的使用情况以便改进。'],
    ['营销', '展示符合您兴趣的内容和公告。'],
    ['未分类', '仍在分类中的 Cookie，保持阻止状态。'],
  ],
};

export const jp: SampleTexts = {
  words: {
    popup_title: 'プライバシー設定',
    cookie_definition: 'Cookie は、ウェブサイトがお使いの端末に保存する小さなテキストファイルです。',
    allow_all: 'すべて許可する',
    categories_modal: {
      title: 'Cookie の使用を選択する',
      description:
        '目的ごとに同意するか拒否するかを選べます。必須でない Cookie は、有効にするまでオフのままです。',
      accept: 'すべて同意する',
      manage_preferences_title: '目的ごとの同意の管理',
      always_active: '常に有効',
      more_detail: 'Cookie の詳細を見る',
      confirm_choice: '選択を確定する',
      decline_additional: '必須でない Cookie を拒否する',
    },
    cookies_modal: {
      title: 'Cookie の詳細',
      columns: { name: '名前', provider: '提供元', purpose: '目的', expiry: '有効期間', type: '種類' },
    },
  },
  categories: [
    ['必須', 'ログインや安全性など、サイトの動作に必要です。'],
    ['設定', '言語や文字サイズなどの選択を記憶します。'],
    ['統計', 'サイトの利用状況を把握し、改善に役立てます。'],
    ['マーケティング', '関心に合った内容やお知らせを表示します。'],
    ['未分類', '分類中の Cookie です。引き続きブロックされます。'],
  ],
};
