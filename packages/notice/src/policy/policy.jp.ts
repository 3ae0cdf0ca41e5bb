import type { PolicyWords } from './PolicyWords';

export const policyJp: PolicyWords = {
  title: 'Cookie に関する方針',
  blocks: {
    controller: 'データ管理者について',
    cookies: 'Cookie とは',
    list: '使用している Cookie',
    purposes: '目的と法的根拠',
    refusal: '拒否された場合',
    retention: '保存期間',
    recipients: 'データの受領者と国外移転',
    change: '同意の変更・撤回',
    rights: 'お客様の権利',
    changes: 'この方針の変更',
  },
  controller: (name) => `このウェブサイトのデータ管理者は ${name} です。`,
  address: (address) => `住所: ${address}`,
  email: (email) => `メール: ${email}`,
  phone: (phone) => `電話: ${phone}`,
  dpo: (contact) => `データ保護責任者: ${contact}`,
  cookies:
    'Cookie は、ウェブサイトがお使いの端末に保存する小さなテキストファイルです。お客様や端末を識別できるものは、タイ個人情報保護法（仏暦2562年）上の個人データにあたります。',
  other_storage:
    'このウェブサイトは、ブラウザーのローカルストレージとセッションストレージにもデータを保存します。これらもこの方針の対象です。',
  list: 'すべての Cookie の提供元、目的、有効期間の一覧は、常に最新の状態で次のリンクにあります。',
  list_link: 'このウェブサイトの Cookie',
  purposes: '次のカテゴリーの Cookie を使用します。それぞれに目的と法的根拠があります。',
  necessary: {
    contract: '契約（第 24 条 (3)）: お客様が求めるサービスに必要なため、同意は求めません。',
    legitimate_interest:
      '正当な利益（第 24 条 (5)）: ウェブサイトの動作と安全に必要なため、同意は求めません。',
  },
  consent: '同意（第 19 条・第 24 条）: 同意をいただいた後にのみ使用します。',
  refusal: {
    nothing: '選択は自由です。拒否されても、ウェブサイトのすべての部分を通常どおりご利用いただけます。',
    some_features:
      '選択は自由です。拒否されてもウェブサイトはご利用いただけますが、他の提供元の動画や地図など、その Cookie に依存する部分は表示されません。',
  },
  retention: (months) =>
    `決定の証拠は、失効後 ${months} か月間保存します。お客様がどのように決定したかを示すためです。`,
  durations: '各 Cookie の有効期間は Cookie の一覧にあります。',
  providers: (names) => `Cookie の提供元は、その Cookie が収集するデータを受け取ります: ${names}`,
  recipients: 'このほか、次の者がデータを受け取ります。',
  no_recipients: 'このウェブサイトの Cookie が収集するデータを受け取る者はほかにいません。',
  abroad: {
    open: () => '',
    none: () => 'このデータを国外に送信・移転することはありません。',
    adequate: (countries) =>
      `十分なデータ保護水準を持つ国にデータを送ることがあります（第 28 条）: ${countries}`,
    consent: (countries) =>
      `同意をいただいた後にのみデータを国外に送ります。移転先の水準は十分でない可能性があります（第 28 条 (2)）: ${countries}`,
    safeguards: (countries) =>
      `適切な保護措置のもとでデータを国外に送ることがあります（第 29 条）: ${countries}`,
  },
  change:
    'ウェブサイトの各ページにある Cookie ボタンから、いつでも同意を変更・撤回できます。撤回は同意と同じように簡単です。',
  withdrawal: '撤回は、撤回前に適法に行われた処理に影響しません。',
  rights: '個人情報保護法（仏暦2562年）により、お客様には次の権利があります。',
  right_items: [
    '同意の撤回（第 19 条）',
    'データへのアクセスと写しの取得（第 30 条）',
    'データの受領・移転（第 31 条）',
    '処理への異議（第 32 条）',
    'データの消去、破棄、匿名化（第 33 条）',
    'データ利用の制限（第 34 条）',
    'データの訂正（第 35 条・第 36 条）',
  ],
  request: (contact) => `権利の行使: ${contact}`,
  complaint:
    '法律違反があると思われる場合は、個人情報保護委員会事務局に申し立てることができます（第 73 条）。',
  changes: 'この方針を変更する場合は、新しいバージョンを公開します。以前のものは元のアドレスで読めます。',
  published: (date) => `公開日 ${date}`,
};
