import type { MailTexts } from '../mailKinds';

export const jp: MailTexts = {
  greeting: '{name} 様',
  link_hint: 'ボタンが使えない場合は、次のアドレスをブラウザーにコピーしてください。',
  footer: 'このメールは Yinyom から自動送信されています。お問い合わせ: {support}',
  kinds: {
    confirm_signup: {
      subject: 'メールアドレスの確認',
      lines: [
        'Yinyom にご登録いただきありがとうございます。メールアドレスを確認すると利用を開始できます。',
        'リンクは48時間以内に1回のみ有効です。お心当たりがない場合は、何もする必要はありません。',
      ],
      button: 'メールアドレスを確認する',
    },
    already_registered: {
      subject: 'すでにアカウントをお持ちです',
      lines: [
        'このアドレスで登録の申し込みがありましたが、すでにアカウントがあります。アカウントに変更はありません。',
        '通常どおりログインできます。パスワードを忘れた場合は再設定してください。お心当たりがない場合は、何もする必要はありません。',
      ],
      button: 'ログイン',
    },
    reset_password: {
      subject: 'パスワードの再設定',
      lines: [
        'アカウントのパスワード再設定のリクエストを受け付けました。',
        'リンクは30分以内に1回のみ有効です。お心当たりがない場合は、何もする必要はありません。現在のパスワードはそのまま使えます。',
      ],
      button: 'パスワードを再設定する',
    },
    invitation: {
      subject: '{organization} への招待',
      lines: [
        '{inviter} さんが Yinyom の {organization} にあなたを招待しました。',
        'パスワードを設定すると利用を開始できます。リンクは72時間以内に1回のみ有効です。',
      ],
      button: 'パスワードを設定して参加する',
    },
    invitation_existing: {
      subject: '{organization} への招待',
      lines: [
        '{inviter} さんが Yinyom の {organization} にあなたを招待しました。',
        'お持ちのアカウントでログインし、招待を承認または辞退してください。',
      ],
      button: 'ログイン',
    },
    account_created: {
      subject: '{organization} のアカウント',
      lines: [
        '{inviter} さんが Yinyom の {organization} にあなたのアカウントを作成しました。',
        '最初のパスワードは組織の管理者にお尋ねください。初回ログイン時に変更していただきます。',
      ],
      button: 'ログイン',
    },
    email_change: {
      subject: '新しいメールアドレスの確認',
      lines: [
        'このアドレスを Yinyom のアカウントで使用するリクエストがありました。',
        'リンクは48時間以内に1回のみ有効です。お心当たりがない場合は、何もする必要はありません。',
      ],
      button: '新しいアドレスを確認する',
    },
    email_changed: {
      subject: 'メールアドレスが変更されました',
      lines: [
        'Yinyom アカウントのメールアドレスは {email} に変更されました。',
        'お心当たりがない場合は、すぐに組織の管理者にご連絡ください。',
      ],
    },
    password_changed: {
      subject: 'パスワードが変更されました',
      lines: [
        'Yinyom アカウントのパスワードが変更され、すべての端末からログアウトしました。',
        'お心当たりがない場合は、「パスワードを忘れた場合」からすぐに再設定し、組織の管理者にご連絡ください。',
      ],
    },
    session_reused: {
      subject: '安全のためログアウトしました',
      lines: [
        'ログイン情報が別の場所で再利用されたため、安全のためそのログインを終了しました。',
        'もう一度ログインしてください。他の人が使用した疑いがある場合は、すぐにパスワードを変更してください。',
      ],
    },
    two_fa_enabled: {
      subject: '二要素認証が有効になりました',
      lines: [
        'Yinyom アカウントの二要素認証が有効になりました。',
        'お心当たりがない場合は、すぐに組織の管理者にご連絡ください。',
      ],
    },
    two_fa_disabled: {
      subject: '二要素認証が無効になりました',
      lines: [
        'Yinyom アカウントの二要素認証が無効になりました。',
        'お心当たりがない場合は、パスワードを変更し、すぐに組織の管理者にご連絡ください。',
      ],
    },
    scan_news: {
      subject: '{website} の Cookie スキャン結果',
      lines: [
        '{website} のスキャンが完了しました。新しい Cookie：{new} 件、必要な同意なしに動作する Cookie：{violations} 件。',
        '新しい Cookie を確認して分類し、同意前に動作するものを修正してください。',
      ],
      button: '結果を見る',
    },
    scan_failed: {
      subject: '{website} のスキャンに失敗しました',
      lines: [
        '{website} の Cookie スキャンを実行できませんでした。Cookie の一覧は変更されていません。',
        '原因を確認し、修正後にもう一度スキャンしてください。',
      ],
      button: '原因を見る',
    },
  },
};
