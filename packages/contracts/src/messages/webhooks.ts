import type { Message } from './catalogue';

/** Codes of the notify service's calls. */
export const webhookMessages = {
  webhook_limit: {
    th: 'องค์กรมีเว็บฮุกครบ {maximum} รายการแล้ว โปรดลบรายการที่ไม่ใช้ก่อน',
    en: 'The organization already has {maximum} webhooks. First remove one that is no longer used.',
    cn: '该组织已有 {maximum} 个 Webhook。请先删除不再使用的。',
    jp: '組織の Webhook はすでに {maximum} 個あります。使っていないものを先に削除してください。',
    kh: 'ស្ថាប័នមាន Webhook ចំនួន {maximum} រួចហើយ។ សូមលុបអ្វីដែលមិនប្រើជាមុនសិន។',
  },
  webhook_url_invalid: {
    th: 'โปรดใส่ที่อยู่แบบเต็ม เช่น https://example.ac.th/hooks',
    en: 'Enter a complete address, such as https://example.ac.th/hooks.',
    cn: '请输入完整地址，例如 https://example.ac.th/hooks。',
    jp: 'https://example.ac.th/hooks のような完全なアドレスを入力してください。',
    kh: 'សូមបញ្ចូលអាសយដ្ឋានពេញលេញ ដូចជា https://example.ac.th/hooks។',
  },
  webhook_url_https: {
    th: 'ที่อยู่ต้องขึ้นต้นด้วย https:// เพื่อไม่ให้ผู้อื่นอ่านข้อความได้',
    en: 'The address must begin with https://, so that others cannot read the messages.',
    cn: '地址必须以 https:// 开头，以免他人读取消息。',
    jp: '他人にメッセージを読まれないよう、アドレスは https:// で始まる必要があります。',
    kh: 'អាសយដ្ឋានត្រូវចាប់ផ្ដើមដោយ https:// ដើម្បីកុំឱ្យអ្នកដទៃអានសារបាន។',
  },
  webhook_url_port: {
    th: 'ใช้ได้เฉพาะพอร์ต 443, 8443 หรือตั้งแต่ 1024 ขึ้นไป',
    en: 'Only the ports 443, 8443 and those from 1024 can be used.',
    cn: '只能使用端口 443、8443 或 1024 及以上的端口。',
    jp: '使えるポートは 443、8443、1024 以上のみです。',
    kh: 'អាចប្រើបានតែច្រក 443, 8443 និងចាប់ពី 1024 ឡើងទៅ។',
  },
  webhook_url_private: {
    th: 'ส่งไปยังที่อยู่นี้ไม่ได้ ต้องเป็นชื่อโดเมนสาธารณะบนอินเทอร์เน็ต',
    en: 'Nothing can be sent to this address. It must be a public name on the internet.',
    cn: '无法发送到此地址，必须是互联网上的公开域名。',
    jp: 'このアドレスには送信できません。インターネット上の公開された名前を指定してください。',
    kh: 'មិនអាចផ្ញើទៅអាសយដ្ឋាននេះបានទេ។ ត្រូវតែជាឈ្មោះសាធារណៈនៅលើអ៊ីនធឺណិត។',
  },
  webhook_events_required: {
    th: 'โปรดเลือกเหตุการณ์อย่างน้อยหนึ่งรายการ',
    en: 'Choose at least one event.',
    cn: '请至少选择一个事件。',
    jp: 'イベントを1つ以上選んでください。',
    kh: 'សូមជ្រើសព្រឹត្តិការណ៍យ៉ាងតិចមួយ។',
  },
  webhook_high_volume: {
    th: 'การตัดสินใจของผู้เข้าชมมีจำนวนมาก โปรดทำเครื่องหมายยืนยันว่าต้องการรับ',
    en: 'Visitors’ decisions are many. Tick that you want to receive them.',
    cn: '访客的选择数量很多，请勾选确认您要接收。',
    jp: '訪問者の選択は数が多くなります。受信することをチェックで確認してください。',
    kh: 'ការសម្រេចចិត្តរបស់អ្នកចូលមើលមានច្រើន។ សូមគូសបញ្ជាក់ថាអ្នកចង់ទទួល។',
  },
  webhook_off: {
    th: 'เว็บฮุกนี้ปิดอยู่ โปรดเปิดใช้ก่อน',
    en: 'This webhook is off. Switch it on first.',
    cn: '此 Webhook 已关闭，请先启用。',
    jp: 'この Webhook はオフです。先にオンにしてください。',
    kh: 'Webhook នេះបិទ។ សូមបើកវាជាមុនសិន។',
  },
} satisfies Record<string, Message>;
