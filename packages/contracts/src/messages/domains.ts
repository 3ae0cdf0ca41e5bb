import type { Message } from './catalogue';

/** What is said about the domain name of a website. */
export const domainMessages = {
  domain_required: {
    th: 'โปรดกรอกชื่อโดเมน',
    en: 'Please fill out the domain name.',
    cn: '请填写域名。',
    jp: 'ドメイン名を入力してください。',
    kh: 'សូមបំពេញឈ្មោះដែន។',
  },
  domain_invalid: {
    th: 'ชื่อโดเมนไม่ถูกต้อง',
    en: 'Domain name is invalid.',
    cn: '域名无效。',
    jp: 'ドメイン名が正しくありません。',
    kh: 'ឈ្មោះដែនមិនត្រឹមត្រូវ។',
  },
  domain_top_level: {
    th: 'ส่วนท้ายของชื่อโดเมนต้องเป็นตัวอักษร 2 ถึง 6 ตัว เช่น .th หรือ .com ส่วนท้ายแบบอื่น ผู้ให้บริการระบบกำหนดให้ใช้ได้',
    en: 'A domain name ends with 2 to 6 letters, such as .th or .com. The operator of this installation can allow other endings.',
    cn: '域名须以 2 至 6 个字母结尾，例如 .th 或 .com。其他结尾可由系统运营方允许。',
    jp: 'ドメイン名の末尾は .th や .com のような 2～6 文字です。その他の末尾は運用者が許可できます。',
    kh: 'ឈ្មោះដែនត្រូវបញ្ចប់ដោយអក្សរ 2 ដល់ 6 ដូចជា .th ឬ .com។ អ្នកប្រតិបត្តិប្រព័ន្ធអាចអនុញ្ញាតចុងបញ្ចប់ផ្សេងទៀត។',
  },
  domain_local: {
    th: 'ชื่อนี้ใช้ได้เฉพาะในเครื่องหรือเครือข่ายของคุณ (เช่น localhost) โปรดเพิ่มชื่อสาธารณะของเว็บไซต์ แบนเนอร์ลองใช้บน localhost ได้ แต่จะไม่มีการบันทึกที่นั่น',
    en: 'This name exists only on your own computer or network (like localhost). Please add the public name of the website; the banner can be tried on localhost, but nothing is recorded there.',
    cn: '此名称仅存在于您的电脑或内部网络（如 localhost）。请登记网站的公开域名；可以在 localhost 上试用横幅，但不会在那里记录任何内容。',
    jp: 'この名前はお使いのコンピューターまたは社内ネットワークだけのものです（localhost など）。ウェブサイトの公開名を登録してください。localhost でもバナーは試せますが、記録はされません。',
    kh: 'ឈ្មោះនេះមានតែនៅលើកុំព្យូទ័រ ឬបណ្ដាញរបស់អ្នកប៉ុណ្ណោះ (ដូចជា localhost)។ សូមចុះឈ្មោះសាធារណៈរបស់គេហទំព័រ។ អាចសាកល្បងបដានៅលើ localhost បាន ប៉ុន្តែគ្មានអ្វីត្រូវបានកត់ត្រានៅទីនោះទេ។',
  },
  domain_port: {
    th: 'โปรดกรอกชื่อโดเมนโดยไม่มีหมายเลขพอร์ต (เช่น :8080)',
    en: 'Please enter the domain name without a port number (like :8080).',
    cn: '请填写不带端口号（如 :8080）的域名。',
    jp: 'ポート番号（:8080 など）を付けずにドメイン名を入力してください。',
    kh: 'សូមបំពេញឈ្មោះដែនដោយគ្មានលេខច្រក (ដូចជា :8080)។',
  },
  domain_address: {
    th: 'โปรดกรอกชื่อโดเมน ไม่ใช่หมายเลข IP',
    en: 'Please enter a domain name, not an IP address.',
    cn: '请填写域名，而不是 IP 地址。',
    jp: 'IP アドレスではなくドメイン名を入力してください。',
    kh: 'សូមបំពេញឈ្មោះដែន មិនមែនអាសយដ្ឋាន IP ទេ។',
  },
  domain_scheme: {
    th: 'โปรดกรอกเฉพาะชื่อโดเมน โดยไม่มี https://',
    en: 'Please enter the domain name alone, without https://.',
    cn: '请只填写域名，不带 https://。',
    jp: 'https:// を付けずにドメイン名だけを入力してください。',
    kh: 'សូមបំពេញតែឈ្មោះដែន ដោយគ្មាន https://។',
  },
  duplicate_domain: {
    th: 'องค์กรนี้มีโดเมนนี้อยู่แล้ว',
    en: 'This organization already has this domain.',
    cn: '该组织已添加此域名。',
    jp: 'この組織には同じドメインがすでに登録されています。',
    kh: 'ស្ថាប័ននេះមានដែននេះរួចហើយ។',
  },
} satisfies Record<string, Message>;
