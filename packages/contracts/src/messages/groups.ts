import type { Message } from './catalogue';

/** Codes of the calls about groups of websites. */
export const groupMessages = {
  section_inherited: {
    th: 'ส่วนนี้มาจากกลุ่มเว็บไซต์ จึงแก้ที่เว็บไซต์ไม่ได้ โปรดแก้ที่กลุ่ม หรือทำให้ส่วนนี้เป็นของเว็บไซต์เองก่อน',
    en: 'This section comes from the website’s group and cannot be changed here. Change it in the group, or make it the website’s own first.',
    cn: '此部分来自网站组，无法在此更改。请在网站组中更改，或先将其设为网站自有内容。',
    jp: 'このセクションはウェブサイトグループのもので、ここでは変更できません。グループで変更するか、先にウェブサイト独自の内容にしてください。',
    kh: 'ផ្នែកនេះមកពីក្រុមគេហទំព័រ ហើយមិនអាចកែនៅទីនេះបានទេ។ សូមកែនៅក្នុងក្រុម ឬធ្វើឱ្យវាជារបស់គេហទំព័រជាមុនសិន។',
  },
  plan_stale: {
    th: 'ข้อมูลเปลี่ยนไปหลังจากแสดงให้ดู โปรดตรวจดูอีกครั้งแล้วจึงยืนยัน',
    en: 'Something has changed since this was shown. Please look at it again, then confirm.',
    cn: '显示之后内容已有变化。请重新查看后再确认。',
    jp: '表示後に内容が変わりました。もう一度確認してから実行してください。',
    kh: 'មានការប្រែប្រួលបន្ទាប់ពីបានបង្ហាញ។ សូមពិនិត្យម្ដងទៀត រួចបញ្ជាក់។',
  },
  publication_running: {
    th: 'กลุ่มนี้ หรือกลุ่มที่อยู่เหนือหรือใต้กลุ่มนี้ กำลังเผยแพร่อยู่ โปรดรอให้เสร็จก่อน',
    en: 'This group, or one above or below it, is being published. Please wait until that is done.',
    cn: '此网站组或其上级、下级网站组正在发布。请等待完成。',
    jp: 'このグループ、または上位か下位のグループが公開処理中です。完了までお待ちください。',
    kh: 'ក្រុមនេះ ឬក្រុមខាងលើ ឬខាងក្រោម កំពុងផ្សព្វផ្សាយ។ សូមរង់ចាំឱ្យចប់សិន។',
  },
  group_limit: {
    th: 'องค์กรหนึ่งมีกลุ่มเว็บไซต์ได้ไม่เกิน 500 กลุ่ม',
    en: 'An organization can have at most 500 groups of websites.',
    cn: '一个组织最多可以有 500 个网站组。',
    jp: '1 つの組織が持てるウェブサイトグループは 500 個までです。',
    kh: 'ស្ថាប័នមួយអាចមានក្រុមគេហទំព័រយ៉ាងច្រើន 500។',
  },
  group_levels: {
    th: 'กลุ่มซ้อนกันได้ไม่เกินสามชั้น และย้ายกลุ่มไปไว้ใต้กลุ่มของตัวเองไม่ได้',
    en: 'Groups can be at most three levels deep, and a group cannot be moved below itself.',
    cn: '网站组最多三级，且不能移到自身之下。',
    jp: 'グループの階層は 3 段までです。また、自分の下には移動できません。',
    kh: 'ក្រុមអាចមានយ៉ាងច្រើនបីថ្នាក់ ហើយមិនអាចផ្លាស់ទីទៅក្រោមខ្លួនឯងបានទេ។',
  },
  duplicate_group_name: {
    th: 'มีกลุ่มชื่อนี้อยู่ในที่เดียวกันแล้ว โปรดใช้ชื่ออื่น',
    en: 'There is a group with this name in the same place. Please choose another name.',
    cn: '同一位置已有同名网站组。请使用其他名称。',
    jp: '同じ場所に同じ名前のグループがあります。別の名前にしてください。',
    kh: 'មានក្រុមឈ្មោះនេះនៅកន្លែងដដែលរួចហើយ។ សូមជ្រើសឈ្មោះផ្សេង។',
  },
} satisfies Record<string, Message>;
