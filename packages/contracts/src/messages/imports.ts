import type { Message } from './catalogue';

/** Taking over the set-up of another consent product. */
export const importMessages = {
  import_not_readable: {
    th: 'อ่านไฟล์ไม่ได้: บรรทัดที่ {line} ไม่ใช่ข้อมูลล้วน',
    en: 'The file cannot be read: line {line} is more than data.',
    cn: '无法读取文件：第 {line} 行不是纯数据。',
    jp: 'ファイルを読み取れません。{line} 行目はデータだけではありません。',
    kh: 'មិនអាចអានឯកសារបានទេ៖ បន្ទាត់ទី {line} មិនមែនជាទិន្នន័យសុទ្ធ។',
  },
  import_empty: {
    th: 'ไม่พบการตั้งค่าของผลิตภัณฑ์นี้ในสิ่งที่ให้มา',
    en: 'There is no set-up of this product in what was given.',
    cn: '所提供的内容中没有此产品的设置。',
    jp: '渡された内容に、この製品の設定は見つかりません。',
    kh: 'រកមិនឃើញការកំណត់របស់ផលិតផលនេះនៅក្នុងអ្វីដែលបានផ្ដល់ទេ។',
  },
  import_not_found: {
    th: 'ไม่พบสคริปต์ของผลิตภัณฑ์นี้ในหน้าแรกของเว็บไซต์',
    en: 'The script of this product was not found on the front page of the website.',
    cn: '在网站首页上未找到此产品的脚本。',
    jp: 'ウェブサイトのトップページに、この製品のスクリプトが見つかりません。',
    kh: 'រកមិនឃើញស្គ្រីបរបស់ផលិតផលនេះនៅលើទំព័រដើមរបស់គេហទំព័រទេ។',
  },
  import_unreachable: {
    th: 'เปิดเว็บไซต์หรือไฟล์ตั้งค่าของผลิตภัณฑ์นี้ไม่ได้ โปรดลองอีกครั้งหรือวางเนื้อหาเอง',
    en: 'The website or the product’s file did not open. Please try again, or paste the content.',
    cn: '无法打开网站或该产品的设置文件。请重试，或直接粘贴内容。',
    jp: 'ウェブサイトまたは製品のファイルを開けませんでした。もう一度試すか、内容を貼り付けてください。',
    kh: 'មិនអាចបើកគេហទំព័រ ឬឯកសាររបស់ផលិតផលបានទេ។ សូមព្យាយាមម្ដងទៀត ឬបិទភ្ជាប់ខ្លឹមសារ។',
  },
  import_text_required: {
    th: 'โปรดวางหรือเลือกไฟล์ตั้งค่าของผลิตภัณฑ์นี้',
    en: 'Please paste or choose the file of this product.',
    cn: '请粘贴或选择此产品的设置文件。',
    jp: 'この製品の設定を貼り付けるか、ファイルを選んでください。',
    kh: 'សូមបិទភ្ជាប់ ឬជ្រើសរើសឯកសាររបស់ផលិតផលនេះ។',
  },
  import_done: {
    th: 'การนำเข้านี้ดำเนินการไปแล้ว',
    en: 'This import has been taken over already.',
    cn: '此导入已完成。',
    jp: 'このインポートはすでに取り込まれています。',
    kh: 'ការនាំចូលនេះបានអនុវត្តរួចហើយ។',
  },
} satisfies Record<string, Message>;
