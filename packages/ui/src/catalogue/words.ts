import type { Lang } from '@yinyom/contracts/constants';

/** Words that the components are filled with: as long, as stacked and as unbroken as real ones get. */
export interface Words {
  title: string;
  text: string;
  action: string;
  name: string;
  hint: string;
  error: string;
  choices: readonly [string, string, string];
  status: string;
}

export const WORDS: Record<Lang, Words> = {
  th: {
    title: 'ผู้ใช้งานขององค์กร',
    text: 'ปู่ผู้รู้น้ำใจใฝ่ค้นคว้าเรื่องคุกกี้และสิทธิของเจ้าของข้อมูลส่วนบุคคลตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562',
    action: 'บันทึกการเปลี่ยนแปลง',
    name: 'ชื่อเว็บไซต์',
    hint: 'ตัวอย่าง www.example.ac.th',
    error: 'ชื่อโดเมนไม่ถูกต้อง',
    choices: ['ทั้งหมด', 'ที่ใช้งานอยู่', 'ที่ระงับ'],
    status: 'เปิดใช้งาน',
  },
  en: {
    title: 'Users of the organization',
    text: 'Whoever asks for consent says what for, in words that visitors understand, and makes refusing as easy as agreeing.',
    action: 'Save changes',
    name: 'Website name',
    hint: 'Such as www.example.ac.th',
    error: 'Domain name is invalid.',
    choices: ['All', 'Active', 'Suspended'],
    status: 'Enabled',
  },
  cn: {
    title: '组织用户',
    text: '征求同意的一方应当以访客能够理解的语言说明目的，并使拒绝与同意同样容易。',
    action: '保存更改',
    name: '网站名称',
    hint: '例如 www.example.ac.th',
    error: '域名无效。',
    choices: ['全部', '启用', '停用'],
    status: '已启用',
  },
  jp: {
    title: '組織のユーザー',
    text: '同意を求める者は、訪問者が理解できる言葉で目的を説明し、拒否を同意と同じくらい簡単にします。',
    action: '変更を保存',
    name: 'ウェブサイト名',
    hint: '例：www.example.ac.th',
    error: 'ドメイン名が正しくありません。',
    choices: ['すべて', '有効', '停止中'],
    status: '有効',
  },
  kh: {
    title: 'អ្នកប្រើប្រាស់របស់ស្ថាប័ន',
    text: 'អ្នកណាសុំការយល់ព្រម ត្រូវប្រាប់គោលបំណងដោយពាក្យដែលអ្នកទស្សនាយល់ ហើយធ្វើឱ្យការបដិសេធងាយស្រួលដូចការយល់ព្រម។',
    action: 'រក្សាទុកការផ្លាស់ប្តូរ',
    name: 'ឈ្មោះគេហទំព័រ',
    hint: 'ឧទាហរណ៍ www.example.ac.th',
    error: 'ឈ្មោះដែនមិនត្រឹមត្រូវ។',
    choices: ['ទាំងអស់', 'សកម្ម', 'ផ្អាក'],
    status: 'បានបើក',
  },
};
