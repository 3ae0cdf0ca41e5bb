import type { ReportWords } from './ReportWords';

export const jp: ReportWords = {
  title: '{url} のスキャン結果',
  clean: '確認したページに違反は見つかりませんでした。',
  failed: 'スキャンできませんでした：{reason}',
  blocked:
    'ウェブサイトがスキャナーを拒否しました（403、429、503、または急に内容がほとんどなくなりました）。Cookie がないとは判断できません。',
  partial: '一部だけを確認しました：{reason}',
  before: '{domain} の {name} は、誰も同意していない時点で存在します',
  after: '{domain} の {name} は、訪問者が拒否したにもかかわらず存在します',
  hold: '同意があるまで {tag} を止めるか、タグを外してください。',
  holdOther: '何が設定しているかを確認し、同意があるまで止めてください。',
  page: 'ページ',
  banner: 'バナー：100 点中 {score} 点',
  noBanner: 'バナー：見つからなかったため、同意・拒否の後は確認していません。',
  open: '未確認：{list}（該当するかどうかは不明です）',
  pages: '{loaded} ページを確認、{others} ページは開けませんでした。',
  unknown: 'カテゴリーなし：{count} 件。判断できるよう、それぞれに設定してください。',
  next: '次にすること',
  nextViolation: '上の違反を直し、もう一度スキャンしてください。',
  nextWarning: '上の警告を確認してください。直すかどうかはご判断ください。',
  nextClean: '定期的にスキャンしてください。新しいタグで結果はいつでも変わります。',
  nextAgain: 'スキャナーを許可するか、後でもう一度スキャンしてください。',
};
