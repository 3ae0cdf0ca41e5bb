import type { Message } from './catalogue';

/** What the check of a cookie policy finds, in plain words. */
export const policyLintMessages = {
  policy_implied_consent: {
    th: 'ข้อความนี้บอกว่าการใช้งานต่อถือเป็นความยินยอม ซึ่งกฎหมายไม่ยอมรับ จึงเผยแพร่ไม่ได้',
    en: 'This text says that continuing means consent. The law does not accept that, so it cannot be published.',
    cn: '此文字表示继续使用即视为同意。法律不认可，因此无法发布。',
    jp: 'この文言は利用の継続を同意とみなしています。法律上認められないため、公開できません。',
    kh: 'អត្ថបទនេះថា ការបន្តប្រើមានន័យថាយល់ព្រម។ ច្បាប់មិនទទួលស្គាល់ ដូច្នេះមិនអាចផ្សព្វផ្សាយបានទេ។',
  },
  policy_controller_missing: {
    th: 'โปรดกรอกชื่อของผู้ควบคุมข้อมูลส่วนบุคคล',
    en: 'Please fill out the name of the data controller.',
    cn: '请填写数据控制者的名称。',
    jp: 'データ管理者の名称を入力してください。',
    kh: 'សូមបំពេញឈ្មោះអ្នកគ្រប់គ្រងទិន្នន័យ។',
  },
  policy_contact_missing: {
    th: 'โปรดกรอกอีเมลหรือหมายเลขโทรศัพท์สำหรับติดต่อ',
    en: 'Please fill out an e-mail address or a phone number.',
    cn: '请填写电子邮件地址或电话号码。',
    jp: 'メールアドレスまたは電話番号を入力してください。',
    kh: 'សូមបំពេញអ៊ីមែល ឬលេខទូរសព្ទ។',
  },
  policy_withdrawal_missing: {
    th: 'ข้อความไม่ได้บอกวิธีถอนความยินยอม',
    en: 'The text does not say how consent is withdrawn.',
    cn: '文字未说明如何撤回同意。',
    jp: '同意の撤回方法が書かれていません。',
    kh: 'អត្ថបទមិនបានប្រាប់ពីរបៀបដកការយល់ព្រមទេ។',
  },
  policy_rights_missing: {
    th: 'ข้อความไม่ได้บอกสิทธิของเจ้าของข้อมูลส่วนบุคคล',
    en: 'The text does not name the rights of data subjects.',
    cn: '文字未列出数据主体的权利。',
    jp: 'データ主体の権利が書かれていません。',
    kh: 'អត្ថបទមិនបានប្រាប់ពីសិទ្ធិរបស់ម្ចាស់ទិន្នន័យទេ។',
  },
  policy_category_missing: {
    th: 'หมวดหมู่เหล่านี้ของเว็บไซต์ไม่อยู่ในข้อความ: {names}',
    en: 'These categories of the website are not in the text: {names}',
    cn: '网站的以下类别未写入文字：{names}',
    jp: 'ウェブサイトの次のカテゴリーが文章にありません: {names}',
    kh: 'ប្រភេទទាំងនេះរបស់គេហទំព័រមិនមានក្នុងអត្ថបទ៖ {names}',
  },
  policy_old: {
    th: 'ฉบับที่เผยแพร่เก่ากว่า 12 เดือน โปรดตรวจทานและเผยแพร่อีกครั้ง',
    en: 'The published version is older than 12 months. Please review it and publish again.',
    cn: '已发布的版本超过 12 个月。请审阅后重新发布。',
    jp: '公開中のバージョンは 12 か月以上前のものです。確認して再度公開してください。',
    kh: 'កំណែដែលបានផ្សព្វផ្សាយចាស់ជាង ១២ ខែ។ សូមពិនិត្យ ហើយផ្សព្វផ្សាយម្ដងទៀត។',
  },
  policy_unclassified: {
    th: 'มีคุกกี้ที่ยังไม่จัดหมวดหมู่ {number} รายการ',
    en: 'Cookies that need a category: {number}',
    cn: '有 {number} 个未分类的 Cookie',
    jp: '未分類の Cookie が {number} 件あります',
    kh: 'ខូគីមិនទាន់ចាត់ប្រភេទ៖ {number}',
  },
  policy_abroad_open: {
    th: 'เว็บไซต์ใช้บริการของผู้อื่น ({names}) แต่ตอบว่าไม่มีการส่งข้อมูลไปต่างประเทศ โปรดตรวจสอบ',
    en: 'The website uses hosts of others ({names}), and the answer says that no data goes abroad. Please check.',
    cn: '网站使用了他人的主机（{names}），但回答为数据不出境。请核实。',
    jp: '他者のホスト（{names}）を使用していますが、国外移転なしと回答されています。ご確認ください。',
    kh: 'គេហទំព័រប្រើម៉ាស៊ីនមេរបស់អ្នកដទៃ ({names}) តែចម្លើយថាគ្មានទិន្នន័យទៅក្រៅប្រទេស។ សូមពិនិត្យ។',
  },
  policy_language_missing: {
    th: 'ภาษาเหล่านี้ของแบนเนอร์ไม่มีในข้อความ: {names}',
    en: 'These languages of the banner are not in the text: {names}',
    cn: '横幅的以下语言没有对应文字：{names}',
    jp: 'バナーの次の言語の文章がありません: {names}',
    kh: 'ភាសាទាំងនេះរបស់បដាមិនមានក្នុងអត្ថបទ៖ {names}',
  },
} satisfies Record<string, Message>;
