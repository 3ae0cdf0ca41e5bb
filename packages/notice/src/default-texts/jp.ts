import type { DefaultTexts } from './DefaultTexts';

export const jp: DefaultTexts = ({ organization, domain }) => ({
  banner: {
    title: '当サイトは Cookie を使用しています',
    description: `${organization} は、${domain} の運営に不可欠な Cookie を使用します。設定の記憶、利用状況の分析、広告のための Cookie は、事前に同意をいただいた場合にのみ使用します。拒否しても当サイトは通常どおりご利用いただけます。同意は「Cookie 設定」ボタンからいつでも変更・撤回できます。`,
    cookie_setting: 'Cookie 設定',
    accept: 'すべて同意する',
    reject: 'すべて拒否する',
  },
  categories_modal: {
    title: 'Cookie とお客様の選択について',
    description:
      '目的ごとに同意するか拒否するかを選べます。必須でない Cookie は、有効にするまでオフのままです。同意の撤回は同意と同じように簡単で、撤回前に適法に行われた処理には影響しません。撤回すると、その Cookie に依存する内容や機能が使えなくなることがあります。',
    accept: 'すべて同意する',
    manage_preferences_title: '目的ごとの同意の管理',
    always_active: '常に有効',
    more_detail: 'Cookie の詳細を見る',
    confirm_choice: '選択を確定する',
    decline_additional: 'すべて拒否する',
  },
  cookies_modal: {
    title: 'Cookie の詳細',
    columns: { name: '名前', provider: '提供元', purpose: '目的', expiry: '有効期間', type: '種類' },
  },
  popup_title: 'プライバシー設定',
  cookie_definition: `Cookie は、ウェブサイトがお使いの端末に保存する小さなテキストファイルです。ブラウザーの保存領域など類似の技術も同様に扱います。お客様や端末を識別できるものは、タイ個人情報保護法（仏暦2562年）上の個人データにあたります。データ管理者は ${organization} です。`,
  allow_all: 'すべて同意する',
  privacy: { name: 'プライバシー通知', url: '' },
  categories: {},
});
