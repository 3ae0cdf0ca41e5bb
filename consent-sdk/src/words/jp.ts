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
  who: '決定する方',
  self: '本人(20 歳未満)',
  parent: '本人(20 歳以上)または親権者',
  guardian: '後見人または保佐人',
  ask: 'Cookie の使用に同意すると、{host} のコンテンツが表示されます。',
  allow: '同意して表示',
};
