import type { Message } from './catalogue';

/** What must be filled before a banner is published (specification §5 "Banner save"). */
export const bannerSaveMessages = {
  banner_title_required: {
    th: 'โปรดกรอกหัวข้อแบนเนอร์ {language}',
    en: 'Please fill out the banner title {language}',
    cn: '请填写横幅标题 {language}',
    jp: 'バナーのタイトルを入力してください {language}',
    kh: 'សូមបំពេញចំណងជើងបដា {language}',
  },
  banner_description_required: {
    th: 'โปรดกรอกคำอธิบายแบนเนอร์ {language}',
    en: 'Please fill out the banner description {language}',
    cn: '请填写横幅说明 {language}',
    jp: 'バナーの説明を入力してください {language}',
    kh: 'សូមបំពេញការពិពណ៌នាបដា {language}',
  },
  cookie_setting_required: {
    th: 'โปรดกรอกข้อความปุ่มตั้งค่าคุกกี้ {language}',
    en: 'Please fill out the cookie settings button text {language}',
    cn: '请填写Cookie 设置按钮文字 {language}',
    jp: 'Cookie 設定ボタンの文言を入力してください {language}',
    kh: 'សូមបំពេញអត្ថបទប៊ូតុងកំណត់ខូគី {language}',
  },
  reject_required: {
    th: 'โปรดกรอกข้อความปุ่มปฏิเสธ {language}',
    en: 'Please fill out the reject button text {language}',
    cn: '请填写拒绝按钮文字 {language}',
    jp: '拒否ボタンの文言を入力してください {language}',
    kh: 'សូមបំពេញអត្ថបទប៊ូតុងបដិសេធ {language}',
  },
  accept_required: {
    th: 'โปรดกรอกข้อความปุ่มยอมรับ {language}',
    en: 'Please fill out the accept button text {language}',
    cn: '请填写接受按钮文字 {language}',
    jp: '同意ボタンの文言を入力してください {language}',
    kh: 'សូមបំពេញអត្ថបទប៊ូតុងយល់ព្រម {language}',
  },
  popup_title_required: {
    th: 'โปรดกรอกหัวข้อหน้าต่างตั้งค่า {language}',
    en: 'Please fill out the popup title {language}',
    cn: '请填写弹窗标题 {language}',
    jp: 'ポップアップのタイトルを入力してください {language}',
    kh: 'សូមបំពេញចំណងជើងផ្ទាំងលេចឡើង {language}',
  },
  cookie_definition_required: {
    th: 'โปรดกรอกความหมายของคุกกี้ {language}',
    en: 'Please fill out the cookie definition {language}',
    cn: '请填写Cookie 定义 {language}',
    jp: 'Cookie の説明を入力してください {language}',
    kh: 'សូមបំពេញនិយមន័យខូគី {language}',
  },
  privacy_name_required: {
    th: 'โปรดกรอกชื่อลิงก์ประกาศความเป็นส่วนตัว {language}',
    en: 'Please fill out the privacy link name {language}',
    cn: '请填写隐私链接名称 {language}',
    jp: 'プライバシーリンクの名称を入力してください {language}',
    kh: 'សូមបំពេញឈ្មោះតំណឯកជនភាព {language}',
  },
  privacy_url_required: {
    th: 'โปรดกรอกลิงก์ประกาศความเป็นส่วนตัว {language}',
    en: 'Please fill out the privacy link URL {language}',
    cn: '请填写隐私链接网址 {language}',
    jp: 'プライバシーリンクの URLを入力してください {language}',
    kh: 'សូមបំពេញURL តំណឯកជនភាព {language}',
  },
  font_family_required: {
    th: 'โปรดกรอกชื่อ Font Family',
    en: 'Please fill out the name Font Family.',
    cn: '请填写字体名称（Font Family）。',
    jp: 'フォント名（Font Family）を入力してください。',
    kh: 'សូមបំពេញឈ្មោះ Font Family។',
  },
  font_url_required: {
    th: 'โปรดกรอกลิงก์ฟอนต์',
    en: 'Please fill font url.',
    cn: '请填写字体链接。',
    jp: 'フォントの URL を入力してください。',
    kh: 'សូមបំពេញ URL ពុម្ពអក្សរ។',
  },
} satisfies Record<string, Message>;
