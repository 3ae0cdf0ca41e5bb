import type { AlertWords } from './AlertWords';

/** Words of alerts in Japanese. */
export const jp: AlertWords = {
  severity: { critical: '重大', warning: '警告', notice: 'お知らせ' },
  state: { raised: '新規', acknowledged: '対応中', snoozed: '延期中', resolved: '終了' },
  share: '{share}（{low}–{high}）',
  rule: {
    script_missing: {
      title: '同意スクリプトがありません',
      text: {
        silent:
          '{url} を2回確認しましたが、スクリプトは見つかりませんでした。バナーが最後に表示されたのは {silent_since} です。その後、通常ならあと約{expected}回は表示されるはずでした。',
        other: '{url} を2回確認しましたが、スクリプトは見つかりませんでした。',
      },
      next: {
        tag_manager:
          'ページにはタグマネージャーだけがありました。コンテナーがスクリプトを読み込んでいるか、公開済みかを確認してください。',
        other:
          'すべてのページの head の最初にスクリプトを戻してください。新しいテーマ、キャッシュのプラグイン、コンテナーの移動で失われることがよくあります。',
      },
      action: 'スクリプトを見る',
      watches: 'バナーが誰にも表示されず、トップページにスクリプトがない',
    },
    answers_stopped: {
      title: 'バナーは表示されていますが、ほとんど回答がありません',
      text: {
        other:
          '{from} から {to} までに、バナーを見た人の{measured}が回答しました（{total}回中{count}回）。通常は{usual}です。',
      },
      next: {
        other:
          'ウェブサイトを開き、バナーのボタンを押してみてください。何かが重なっているか、ウェブサイトが送信を拒否している可能性があります。',
      },
      action: 'バナーを見る',
      watches: 'バナーは表示されているが、ボタンが動作していないようだ',
    },
    violation_new: {
      title: '{name} が必要な同意なしに設定されています',
      titles: { visitors: '{name} が、何にも同意していない訪問者のブラウザーにありました' },
      text: {
        visitors:
          '拒否した、またはまだ選択していない訪問者のブラウザー（3 つ以上のネットワーク）が {domain} で {name} を保持していました。スキャンでは見つかっていません。以前の訪問で残ったものかもしれません。',
        before:
          'スキャンは {page} で {domain} の {name} を、誰も同意していない時点で見つけました。設定元：{set_by}',
        other:
          'スキャンは {page} で {domain} の {name} を、訪問者が拒否したにもかかわらず見つけました。設定元：{set_by}',
      },
      next: {
        visitors:
          '訪問者のブラウザーが報告した名前でそれが何かを確認し、設定しているページをスキャンして、同意があるまで止めてください。',
        hold: '同意があるまで {hold} をスクリプトに止めさせるか、タグを外してください。その後もう一度スキャンしてください。',
        other:
          '何が設定しているかをスキャン結果で確認し、同意があるまで止めてください。その後もう一度スキャンしてください。',
      },
      action: 'スキャンを見る',
      actions: { visitors: '報告された名前を見る' },
      watches:
        '前回のスキャンになかった、同意が必要なものがスキャンで見つかる、または同意していない訪問者のブラウザーにある',
    },
    signal_contradiction: {
      title: '{company} に訪問者の選択と異なる内容が伝えられています',
      text: {
        default_granted:
          '{page} で、誰も選択していない時点で {company} に許可済みと伝えられました（{sent}）。',
        told_granted_after_refusal:
          '{page} で、訪問者が拒否したにもかかわらず {company} に許可済みと伝えられました（{sent}）。',
        ads_granted_by_statistics:
          '{page} で、統計だけに同意したのに {company} に広告が許可済みと伝えられました（{sent}）。',
        other: '{page} で、同意がないのに {company} に許可済みと伝えられました（{sent}）。',
      },
      next: {
        default_granted:
          '最初のタグより前に、既定値を 1 か所だけで「拒否」に設定してください。その後もう一度スキャンしてください。',
        told_granted_after_refusal:
          '拒否されたときは、バナーだけが信号を更新するようにしてください。その後もう一度スキャンしてください。',
        ads_granted_by_statistics:
          'ad_storage は統計ではなくマーケティングのカテゴリーに結び付けてください。その後もう一度スキャンしてください。',
        other:
          '何が送られたかをスキャン結果で確認し、バナーだけが伝えるようにしてください。その後もう一度スキャンしてください。',
      },
      action: 'スキャンを見る',
      watches:
        '同意の前、または拒否の後に、Google か Microsoft に許可済みと伝えられているのがスキャンで見つかる',
    },
    ledger_gap: {
      title: '同意の記録に正常でない日があります',
      text: {
        unsigned: '{day} はまだ署名されていません。通常は0時から30分以内に署名されます。',
        other: '{day} の記録が、記録された時の内容と一致しません。',
      },
      next: {
        other:
          '原因はウェブサイトではありません。このプラットフォームの運営者に知らせ、同意の記録を書き出して保管してください。',
      },
      action: '同意の記録を見る',
      watches: '同意の記録に署名のない日がある、または記録が変更された',
    },
    rate_drop: {
      title: '承諾する訪問者が通常より少なくなっています',
      text: {
        other:
          '{from} から {to} までに決定した訪問者の{measured}が承諾しました。通常は{usual_share}です（決定{total}件、比較対象{usual_total}件）。',
      },
      next: {
        other:
          '公開、新しいページ、ページを覆うバナーなど、何が変わったかを確認してください。単に承諾したい人が減っただけのこともあります。',
      },
      action: '数値を見る',
      watches: '承諾の割合が偶然を超えて10ポイント以上下がる',
    },
    rate_jump: {
      title: '承諾する訪問者が通常より多くなっています',
      text: {
        other:
          '{from} から {to} までに決定した訪問者の{measured}が承諾しました。通常は{usual_share}です（決定{total}件、比較対象{usual_total}件）。',
      },
      next: {
        other:
          '拒否が承諾と同じくらい簡単かを確認してください。拒否ボタンは見えますか。あらかじめ選択された項目はありませんか。',
      },
      action: '数値を見る',
      watches: '承諾の割合が偶然を超えて10ポイント以上上がる',
    },
    banner_late: {
      title: 'バナーの表示が遅れています',
      text: {
        usual:
          '{from} から {to} までに、待ち時間が分かるページ表示の{measured}で、ページが届き始めてからバナーの表示まで3秒を超えました（{total}回中{count}回）。通常は{usual_share}です。',
        other:
          '{from} から {to} までに、待ち時間が分かるページ表示の{measured}で、ページが届き始めてからバナーの表示まで3秒を超えました（{total}回中{count}回）。',
      },
      next: {
        other:
          'スクリプトを全ページの head の先頭に置き、スクリプトを遅らせるもの（キャッシュ用プラグイン、タグマネージャー、後から届く部分など）から外してください。',
      },
      action: 'スクリプトを見る',
      watches: 'バナーを見た人の半数超が、表示まで3秒を超えて待っている',
    },
    cookie_unclassified: {
      title: '未分類の Cookie があります',
      text: { other: '1日以上未分類：{amount}件（{names} など）' },
      next: { other: 'それぞれを分類してください。目的のない Cookie には誰も同意できません。' },
      action: 'Cookie を分類する',
      watches: '新しい Cookie が1日たっても未分類',
    },
    consent_expiring: {
      title: '多くの同意が間もなく終了します',
      text: { other: '有効な同意の{measured}が14日以内に終了します（{total}件中{count}件）。' },
      next: { other: '多くの訪問者に再び尋ねる前に、バナーの文章を確認し、必要な変更を公開してください。' },
      action: 'バナーを見る',
      watches: '有効な同意の30%超が14日以内に終了する',
    },
    certificate_expiring: {
      title: 'ウェブサイトの証明書の期限が近づいています',
      text: { other: '{url} の証明書は {ends_at} に期限が切れます。' },
      next: {
        other:
          'ウェブサイトのホスティング先で更新してください。期限が切れると、ブラウザーはウェブサイトもバナーも開きません。',
      },
      action: 'ウェブサイトを見る',
      watches: 'ウェブサイトの証明書の期限が14日以内に切れる',
    },
    text_stale: {
      title: 'プライバシー通知のリンクが開きません',
      text: { other: '2回続けて{found}が返されました。直近の確認：{since}' },
      next: { other: 'バナーの文章にあるアドレスを直すか、ページを元に戻してください。' },
      action: '文章を見る',
      watches: 'プライバシー通知のリンクが2回続けて開かない',
    },
    delivery_failing: {
      title: 'Webhook がメッセージを受信していません',
      text: { other: '{names} は {since} から何も受信していません。' },
      next: { other: '応答の内容を確認してください。5日たつとオフになります。' },
      action: 'Webhook を見る',
      watches: 'Webhook が1日メッセージを受信していない',
    },
    key_expiring: {
      title: 'API キーの期限が近づいています',
      text: { other: '{names} は {ends_at} に期限が切れます。' },
      next: { other: '使用中のプログラムが動き続けるように、キーを交換してください。' },
      action: 'API キーを見る',
      watches: 'API キーの期限が14日以内に切れる',
    },
  },
};
