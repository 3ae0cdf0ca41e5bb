import type { SdkConfig } from '@yinyom/contracts/sdk/config';

/** The script's own words; everything else in the modal is the owner's text. */
export interface Labels {
  close: string;
  under_review: string;
  consent_id: string;
  receipt: string;
  withdrawal: string;
  who: string;
  self: string;
  parent: string;
  guardian: string;
}

export const LABELS: Record<SdkConfig['language'], Labels> = {
  th: {
    close: 'ปิด',
    under_review: 'อยู่ระหว่างตรวจสอบ',
    consent_id: 'รหัสความยินยอม',
    receipt: 'หลักฐานการตัดสินใจ',
    withdrawal:
      'ท่านเปลี่ยนหรือถอนความยินยอมได้ทุกเมื่อด้วยปุ่มคุกกี้บนหน้าเว็บ การถอนไม่กระทบการประมวลผลที่ได้ทำไปแล้วโดยชอบก่อนการถอน',
    who: 'ใครเป็นผู้ตัดสินใจ',
    self: 'ข้าพเจ้าเอง (อายุไม่ถึง 20 ปี)',
    parent: 'ข้าพเจ้าอายุ 20 ปีขึ้นไป หรือเป็นผู้ใช้อำนาจปกครอง',
    guardian: 'ผู้อนุบาลหรือผู้พิทักษ์',
  },
  en: {
    close: 'Close',
    under_review: 'Under review',
    consent_id: 'Consent ID',
    receipt: 'Proof of your decision',
    withdrawal:
      'You can change or withdraw your consent at any time with the cookie button on the page. Withdrawing does not affect what was lawfully done before.',
    who: 'Who decides?',
    self: 'Myself (under 20)',
    parent: 'I am 20 or older, or hold parental responsibility',
    guardian: 'Guardian or curator',
  },
  cn: {
    close: '关闭',
    under_review: '审核中',
    consent_id: '同意编号',
    receipt: '决定凭证',
    withdrawal: '您可随时通过页面上的 Cookie 按钮更改或撤回同意。撤回不影响此前已合法进行的处理。',
    who: '由谁作出决定?',
    self: '本人(未满 20 岁)',
    parent: '本人已满 20 岁,或为未成年人的监护人',
    guardian: '法定监护人或保佐人',
  },
  jp: {
    close: '閉じる',
    under_review: '確認中',
    consent_id: '同意 ID',
    receipt: '決定の証明',
    withdrawal:
      'ページ上の Cookie ボタンから、いつでも同意の変更や撤回ができます。撤回は、それ以前に適法に行われた処理には影響しません。',
    who: '決定する方',
    self: '本人(20 歳未満)',
    parent: '本人(20 歳以上)または親権者',
    guardian: '後見人または保佐人',
  },
  kh: {
    close: 'បិទ',
    under_review: 'កំពុង​ត្រួតពិនិត្យ',
    consent_id: 'លេខ​សម្គាល់​ការ​យល់ព្រម',
    receipt: 'ភស្តុតាង​នៃ​ការ​សម្រេច',
    withdrawal:
      'អ្នក​អាច​ផ្លាស់ប្ដូរ ឬ​ដក​ការ​យល់ព្រម​បាន​គ្រប់​ពេល តាម​ប៊ូតុង​ខូគី​លើ​ទំព័រ។ ការ​ដក​មិន​ប៉ះពាល់​ដល់​អ្វី​ដែល​បាន​ធ្វើ​ដោយ​ស្រប​ច្បាប់​ពី​មុន​ឡើយ។',
    who: 'តើ​នរណា​ជា​អ្នក​សម្រេច?',
    self: 'ខ្លួន​ខ្ញុំ (អាយុ​ក្រោម ២០ ឆ្នាំ)',
    parent: 'ខ្ញុំ​អាយុ ២០ ឆ្នាំ​ឡើង ឬ​ជា​អ្នក​មាន​អំណាច​មេបា',
    guardian: 'អាណាព្យាបាល',
  },
};
