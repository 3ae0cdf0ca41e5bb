import type { Words } from './Words';

export const words: Words = {
  tag: 'ja',
  close: '閉じる',
  under_review: '確認中',
  consent_id: '同意 ID',
  receipt: '決定の証明',
  proof: '保存しておくと、いつ何を選択したかを後から確認できます。',
  withdrawal:
    'ページ上の Cookie ボタンから、いつでも同意の変更や撤回ができます。撤回は、それ以前に適法に行われた処理には影響しません。',
  ask: 'Cookie の使用に同意すると、{host} のコンテンツが表示されます。',
  allow: '同意して表示',
};
