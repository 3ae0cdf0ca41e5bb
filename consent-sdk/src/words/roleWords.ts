import type { SdkConfig } from '@yinyom/contracts/sdk/config';

/** Words of the parent step. */
export interface RoleWords {
  who: string;
  self: string;
  parent: string;
  guardian: string;
}

/** In the part of that step: visitors of other websites load none of them. */
export const ROLE_WORDS: Record<SdkConfig['language'], RoleWords> = {
  th: {
    who: 'ใครเป็นผู้ตัดสินใจ',
    self: 'ข้าพเจ้าเอง (อายุไม่ถึง 20 ปี)',
    parent: 'ข้าพเจ้าอายุ 20 ปีขึ้นไป หรือเป็นผู้ใช้อำนาจปกครอง',
    guardian: 'ผู้อนุบาลหรือผู้พิทักษ์',
  },
  en: {
    who: 'Who decides?',
    self: 'Myself (under 20)',
    parent: 'I am 20 or older, or hold parental responsibility',
    guardian: 'Guardian or curator',
  },
  cn: {
    who: '由谁作出决定?',
    self: '本人(未满 20 岁)',
    parent: '本人已满 20 岁,或为未成年人的监护人',
    guardian: '法定监护人或保佐人',
  },
  jp: {
    who: '決定する方',
    self: '本人(20 歳未満)',
    parent: '本人(20 歳以上)または親権者',
    guardian: '後見人または保佐人',
  },
  kh: {
    who: 'តើ​នរណា​ជា​អ្នក​សម្រេច?',
    self: 'ខ្លួន​ខ្ញុំ (អាយុ​ក្រោម ២០ ឆ្នាំ)',
    parent: 'ខ្ញុំ​អាយុ ២០ ឆ្នាំ​ឡើង ឬ​ជា​អ្នក​មាន​អំណាច​មេបា',
    guardian: 'អាណាព្យាបាល',
  },
};
