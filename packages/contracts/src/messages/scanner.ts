import type { Message } from './catalogue';

/** Codes of the scanner service's calls. */
export const scannerMessages = {
  scan_in_progress: {
    th: 'เว็บไซต์นี้กำลังถูกสแกนอยู่',
    en: 'This website is already being scanned.',
    cn: '该网站正在扫描中。',
    jp: 'このウェブサイトはすでにスキャン中です。',
    kh: 'គេហទំព័រនេះកំពុងត្រូវបានស្កេនរួចហើយ។',
  },
  url_not_allowed: {
    th: 'สแกนที่อยู่นี้ไม่ได้',
    en: 'This address cannot be scanned.',
    cn: '无法扫描此地址。',
    jp: 'このアドレスはスキャンできません。',
    kh: 'មិនអាចស្កេនអាសយដ្ឋាននេះបានទេ។',
  },
  scan_too_soon: {
    th: 'เพิ่งสแกนไปเมื่อครู่ โปรดลองใหม่ในอีกสักครู่',
    en: 'This website was scanned just now. Please try again in a few minutes.',
    cn: '该网站刚刚扫描过，请几分钟后再试。',
    jp: 'このウェブサイトはスキャンしたばかりです。数分後にもう一度お試しください。',
    kh: 'គេហទំព័រនេះទើបតែត្រូវបានស្កេន។ សូមព្យាយាមម្ដងទៀតក្នុងពេលបន្តិចទៀត។',
  },
  scan_daily_limit: {
    th: 'องค์กรสแกนครบจำนวนของวันนี้แล้ว',
    en: 'The organization has used all of today’s scans.',
    cn: '该组织今天的扫描次数已用完。',
    jp: '組織の本日のスキャン回数の上限に達しました。',
    kh: 'ស្ថាប័នបានប្រើការស្កេនអស់ចំនួនសម្រាប់ថ្ងៃនេះហើយ។',
  },
  scan_queue_full: {
    th: 'มีการสแกนรอคิวอยู่มาก โปรดลองใหม่ในภายหลัง',
    en: 'Many scans are waiting. Please try again later.',
    cn: '当前排队的扫描过多，请稍后再试。',
    jp: '待機中のスキャンが多くなっています。しばらくしてからもう一度お試しください。',
    kh: 'មានការស្កេនកំពុងរង់ចាំច្រើន។ សូមព្យាយាមម្ដងទៀតនៅពេលក្រោយ។',
  },
  scan_finished: {
    th: 'การสแกนนี้สิ้นสุดแล้ว',
    en: 'This scan has already ended.',
    cn: '此扫描已结束。',
    jp: 'このスキャンはすでに終了しています。',
    kh: 'ការស្កេននេះបានបញ្ចប់រួចហើយ។',
  },
  too_many_allowed: {
    th: 'เว็บไซต์นี้อนุญาตสิ่งที่สแกนพบครบจำนวนสูงสุดแล้ว',
    en: 'This website has allowed as many findings as it can.',
    cn: '该网站允许的扫描发现数量已达上限。',
    jp: 'このウェブサイトで許可できる検出事項の数が上限に達しました。',
    kh: 'គេហទំព័រនេះបានអនុញ្ញាតអ្វីដែលស្កេនរកឃើញដល់ចំនួនអតិបរមាហើយ។',
  },
  not_a_member: {
    th: 'ส่งอีเมลได้เฉพาะถึงสมาชิกขององค์กร',
    en: 'E-mails can only be sent to members of the organization.',
    cn: '只能向组织成员发送邮件。',
    jp: 'メールは組織のメンバーにのみ送信できます。',
    kh: 'អ៊ីមែលអាចផ្ញើបានតែទៅសមាជិករបស់ស្ថាប័នប៉ុណ្ណោះ។',
  },
} satisfies Record<string, Message>;
