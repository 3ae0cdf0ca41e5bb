import type { SdkConfig, SdkDetails, SdkTexts } from '@yinyom/contracts/sdk/config';
import published from '../bench/thaiConfig.json';
import translations from '../bench/translations.json';
import { cn, jp } from './sampleTextsEastAsia';

type Language = SdkConfig['language'];
type Words = Omit<SdkDetails, 'categories' | 'cookies'>;
/** Everything that an owner would publish in one language. */
export interface SampleTexts {
  words: Words;
  /** Title and description of necessary, preference, statistics, marketing, unclassified. */
  categories: [title: string, description: string][];
}
/** Without what the platform adds. */
const own = ({ powered_by: _added, ...texts }: SdkTexts): SdkTexts => texts;

/** Banner texts of a university, as an owner would publish them. */
export const SAMPLE_TEXTS: Record<Language, SdkTexts> = {
  th: own(published.texts),
  en: own(translations.en),
  cn: own(translations.cn),
  jp: own(translations.jp),
  kh: own(translations.kh),
};

/** Texts of the preference modal. */
export const SAMPLE_WORDS: Record<Language, Words> = {
  th: {
    popup_title: 'ตั้งค่าคุกกี้',
    cookie_definition: 'คุกกี้คือไฟล์ขนาดเล็กที่เว็บไซต์เก็บไว้ในอุปกรณ์ของท่านเพื่อจดจำข้อมูลการเข้าชม',
    allow_all: 'ยอมรับทั้งหมด',
    categories_modal: {
      title: 'ความเป็นส่วนตัวของท่าน',
      description: 'เลือกประเภทคุกกี้ที่ท่านยินยอมให้ใช้ได้ ยกเว้นคุกกี้ที่จำเป็นซึ่งเว็บไซต์ขาดไม่ได้',
      accept: 'ยอมรับ',
      manage_preferences_title: 'จัดการความยินยอม',
      always_active: 'ใช้งานตลอดเวลา',
      more_detail: 'ดูรายละเอียด',
      confirm_choice: 'ยืนยันตัวเลือก',
      decline_additional: 'ปฏิเสธที่ไม่จำเป็น',
    },
    cookies_modal: {
      title: 'รายการคุกกี้',
      columns: { name: 'ชื่อ', provider: 'ผู้ให้บริการ', purpose: 'วัตถุประสงค์', expiry: 'อายุ', type: 'ประเภท' },
    },
  },
  en: {
    popup_title: 'Cookie settings',
    cookie_definition: 'Cookies are small files that a website keeps on your device to remember your visit.',
    allow_all: 'Allow all',
    categories_modal: {
      title: 'Your privacy',
      description: 'Choose the kinds of cookies you agree to. Necessary cookies cannot be switched off.',
      accept: 'Accept',
      manage_preferences_title: 'Manage consent',
      always_active: 'Always active',
      more_detail: 'More detail',
      confirm_choice: 'Confirm my choice',
      decline_additional: 'Decline additional',
    },
    cookies_modal: {
      title: 'Cookies',
      columns: { name: 'Name', provider: 'Provider', purpose: 'Purpose', expiry: 'Expiry', type: 'Type' },
    },
  },
  kh: {
    popup_title: 'ការ​កំណត់​ខូគី',
    cookie_definition: 'ខូគី​គឺ​ជា​ឯកសារ​តូចៗ​ដែល​គេហទំព័រ​រក្សា​ទុក​ក្នុង​ឧបករណ៍​របស់​អ្នក​ដើម្បី​ចងចាំ​ការ​ចូល​មើល។',
    allow_all: 'អនុញ្ញាត​ទាំងអស់',
    categories_modal: {
      title: 'ភាព​ឯកជន​របស់​អ្នក',
      description: 'ជ្រើសរើស​ប្រភេទ​ខូគី​ដែល​អ្នក​យល់ព្រម លើកលែងតែ​ខូគី​ចាំបាច់​ដែល​មិន​អាច​បិទ​បាន។',
      accept: 'យល់ព្រម',
      manage_preferences_title: 'គ្រប់គ្រង​ការ​យល់ព្រម',
      always_active: 'ដំណើរការ​ជានិច្ច',
      more_detail: 'ព័ត៌មាន​លម្អិត',
      confirm_choice: 'បញ្ជាក់​ជម្រើស',
      decline_additional: 'បដិសេធ​ខូគី​បន្ថែម',
    },
    cookies_modal: {
      title: 'បញ្ជី​ខូគី',
      columns: { name: 'ឈ្មោះ', provider: 'អ្នក​ផ្ដល់​សេវា', purpose: 'គោលបំណង', expiry: 'រយៈពេល', type: 'ប្រភេទ' },
    },
  },
  cn: cn.words,
  jp: jp.words,
};

/** Title and description of the categories necessary, preference, statistics, marketing, unclassified. */
export const SAMPLE_CATEGORIES: Record<Language, [title: string, description: string][]> = {
  th: [
    ['คุกกี้ที่จำเป็น', 'จำเป็นต่อการทำงานของเว็บไซต์ เช่น การเข้าสู่ระบบและความปลอดภัย'],
    ['คุกกี้เพื่อการตั้งค่า', 'จดจำสิ่งที่ท่านเลือกไว้ เช่น ภาษาและขนาดตัวอักษร'],
    ['คุกกี้เพื่อสถิติ', 'ช่วยให้เราเข้าใจการใช้งานเว็บไซต์เพื่อนำไปปรับปรุง'],
    ['คุกกี้เพื่อการตลาด', 'ใช้เพื่อแสดงเนื้อหาและประชาสัมพันธ์ที่ตรงกับความสนใจ'],
    ['คุกกี้ที่ยังไม่จำแนก', 'คุกกี้ที่อยู่ระหว่างการจำแนกประเภท จึงยังไม่เปิดใช้งาน'],
  ],
  en: [
    ['Strictly necessary', 'Needed for the website to work, such as signing in and security.'],
    ['Preference', 'Remember what you chose, such as language and text size.'],
    ['Statistics', 'Help us understand how the website is used so that we can improve it.'],
    ['Advertising and marketing', 'Show content and announcements that match your interests.'],
    ['Unclassified', 'Cookies we are still classifying; they stay blocked.'],
  ],
  kh: [
    ['ខូគី​ចាំបាច់', 'ចាំបាច់​សម្រាប់​ដំណើរការ​គេហទំព័រ ដូចជា​ការ​ចូល​គណនី និង​សុវត្ថិភាព។'],
    ['ខូគី​ការ​កំណត់', 'ចងចាំ​អ្វី​ដែល​អ្នក​បាន​ជ្រើស ដូចជា​ភាសា និង​ទំហំ​អក្សរ។'],
    ['ខូគី​ស្ថិតិ', 'ជួយ​យើង​យល់​ពី​ការ​ប្រើប្រាស់​គេហទំព័រ​ដើម្បី​កែលម្អ។'],
    ['ខូគី​ទីផ្សារ', 'បង្ហាញ​ខ្លឹមសារ​ដែល​អ្នក​ចាប់អារម្មណ៍។'],
    ['ខូគី​មិន​ទាន់​បែងចែក', 'ខូគី​ដែល​កំពុង​បែងចែក​ប្រភេទ ហើយ​នៅ​ត្រូវ​បាន​ទប់ស្កាត់។'],
  ],
  cn: cn.categories,
  jp: jp.categories,
};
