import type { Message } from './catalogue';

/** Codes of the calls about an owner's own block rules. */
export const blockRuleMessages = {
  rule_holds_website: {
    th: 'กฎนี้จะบล็อกหน้าเว็บของเว็บไซต์เอง โปรดระบุเส้นทาง หรือโดเมนย่อยของผู้อื่น',
    en: 'This rule would block the website’s own pages. Please add a path, or name another host.',
    cn: '该规则会拦截网站自身的页面。请添加路径，或填写其他主机。',
    jp: 'この規則ではウェブサイト自体のページがブロックされます。パスを付けるか、別のホストを指定してください。',
    kh: 'ច្បាប់នេះនឹងទប់ស្កាត់ទំព័ររបស់គេហទំព័រខ្លួនឯង។ សូមបន្ថែមផ្លូវ ឬបញ្ជាក់ម៉ាស៊ីនផ្សេង។',
  },
  too_many_block_rules: {
    th: 'เพิ่มกฎเองได้ไม่เกิน 100 ข้อ โปรดลบข้อที่ไม่ใช้',
    en: 'At most 100 rules can be added. Please remove one that is not needed.',
    cn: '最多可添加 100 条规则。请移除不需要的规则。',
    jp: '追加できる規則は 100 件までです。不要な規則を削除してください。',
    kh: 'អាចបន្ថែមច្បាប់បានច្រើនបំផុត ១០០។ សូមដកច្បាប់ដែលមិនត្រូវការចេញ។',
  },
} satisfies Record<string, Message>;
