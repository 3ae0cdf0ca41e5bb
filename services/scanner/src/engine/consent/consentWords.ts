/**
 * Words of consent banners, as regular expressions over lower-case text. Thai has no spaces between words, so Thai
 * ones match anywhere; the order in which they are tried matters: "ไม่ยอมรับ" contains "ยอมรับ".
 */
export const CONSENT_WORDS = {
  /** Of these only banners talk. */
  strongTopic: ['คุก{0,1}กี้|คุ้กกี้|ยินยอม', 'cookie|consent|gdpr|pdpa', 'クッキー', 'ខូគី'],
  /** The thing itself. */
  cookieTopic: ['คุก{0,1}กี้|คุ้กกี้', 'cookie', 'クッキー', 'ខូគី'],
  /** In the name, class or label of the element of a banner. */
  named: ['cookie|consent|cmp|gdpr|pdpa|ccpa|privacy', 'คุกกี้'],
  /** What a banner talks about. */
  topic: [
    'คุก{0,1}กี้',
    'คุ้กกี้',
    'ความยินยอม',
    'ข้อมูลส่วนบุคคล',
    'ความเป็นส่วนตัว',
    'cookie',
    'consent',
    'privacy',
    'gdpr',
    'pdpa',
    'personal data',
    'tracking',
    'kuki',
    'クッキー',
    'プライバシー',
    '隐私',
    'ខូគី',
  ],
  decline: [
    'ไม่(?:ยอมรับ|ยินยอม|ตกลง|อนุญาต|เห็นด้วย|รับ|ให้)',
    'ปฏิเสธ',
    'ไม่ใช้คุกกี้',
    '(?:เฉพาะ|เพียง|แค่|ใช้).{0,30}(?:จำเป็น|ที่จำเป็น)',
    'จำเป็นเท่านั้น',
    '\\b(?:reject|decline|refuse|deny|disagree|disallow|opt[ -]?out)\\b',
    "\\b(?:do not|don't|don’t|not) (?:accept|allow|agree|consent)\\b",
    '\\b(?:only|just) (?:the )?(?:strictly )?(?:necessary|essential|required|needed)\\b',
    '\\b(?:necessary|essential|required)(?: cookies)? only\\b',
    '\\b(?:accept|allow|use|keep) (?:only )?(?:strictly )?(?:necessary|essential|required)\\b',
    '\\bcontinue without\\b',
    '\\bno,? thanks?\\b',
    '拒否',
    '(?:同意|許可|承諾|許容)(?:し|でき|は)?(?:ない|ません|しません)',
    '(?:必須|必要)(?:な(?:もの|Cookie|クッキー))?のみ',
    '拒绝',
    '不(?:同意|接受|允许)',
    '(?:仅|只)(?:限|接受|允许|使用)?(?:使用)?必[要需]',
    'បដិសេធ',
    'មិន(?:យល់ព្រម|ទទួលយក|អនុញ្ញាត)',
  ],
  settings: [
    'ตั้งค่า',
    'การตั้งค่า',
    'จัดการ',
    'ปรับแต่ง',
    'กำหนดเอง',
    'เลือก(?:เอง|คุกกี้)',
    'รายละเอียด',
    'ดูเพิ่ม',
    'อ่านเพิ่ม',
    'เรียนรู้เพิ่ม',
    'นโยบาย',
    '設定|设置|管理|詳細|详情|カスタマイズ|ポリシー|政策',
    'កំណត់|គោលការណ៍|លម្អិត',
    '\\b(?:settings?|preferences?|options?|manage|customi[sz]e|configure|choose|details|learn|more|policy|policies|notice|terms|show)\\b',
  ],
  save: [
    'บันทึก',
    'ยืนยัน',
    '保存',
    '确认',
    '確定',
    '確認',
    'រក្សាទុក',
    'បញ្ជាក់',
    '\\b(?:save|confirm|submit|apply)\\b',
  ],
  accept: [
    'ยอมรับ',
    'ยินยอม',
    'ตกลง',
    'อนุญาต',
    'เห็นด้วย',
    'รับทราบ',
    'เข้าใจแล้ว',
    'ฉันเข้าใจ',
    '\\b(?:accept|allow|agree|consent|enable|approve)\\b',
    '\\bok(?:ay)?\\b',
    '\\bgot it\\b',
    '\\bi understand\\b',
    '\\bthat.?s fine\\b',
    '\\byes\\b',
    '同意',
    '接受',
    '承諾',
    '許可',
    'យល់ព្រម',
    'ទទួលយក',
    '允许',
  ],
  /** Words that mean a choice only where a banner offers them; elsewhere they are buttons like others. */
  declineInBanner: [
    '^ไม่',
    '(?<!เ)ปิด(?:การ)?ใช้',
    '^no\\b',
    '\\b(?:not now|maybe later|block|turn off|disable)\\b',
    // Refusing in languages whose banners speak of cookies, too: by their stems, as they are inflected.
    '(?:^|[^a-z])(?:ablehn|verweiger|refus|rechaz|rifiut|recus|weiger|afwijz|afvis|avvis|avböj|odrzu|odmít|hylk|elutas|resping|reddet)',
  ],
  acceptInBanner: [
    'โอเค',
    'เปิด(?:การ)?ใช้',
    'ดำเนินการต่อ',
    'ไปต่อ',
    '^ใช่',
    'เข้าใจ',
    '(?:^|[^a-z])(?:akzept|accept|acept|aceit|accett|akcept|zustimm|einverstanden|erlaub|tillåt|tillad|godkän|hyväks|přij|prihvat|kabul)',
    '\\b(?:continue|proceed|understood|opt[ -]?in|sounds good|fine|great|sure|happy|alright|let me in|let.?s go)\\b',
  ],
  /**
   * What makes a refusal of words that no list has, in a banner: not, without, only, later. Tried on buttons of banners
   * alone, whose other buttons are known or stand beside.
   */
  refusing: [
    'ไม่|เฉพาะ|เท่านั้น|ขอผ่าน|ข้าม|ไว้ก่อน|ภายหลัง|โดยไม่|ยกเลิก',
    '(?:^|[^a-z])(?:no+|nope|nah|not|never|none|without|only|just|necessary|essential|needed|skip|later|minimal|block)(?![a-z])',
    '(?:^|[^a-z])(?:nein|nicht|ohne|nur|notwendig|non|sans|pas|seulement|uniquement|nécessaire|sin|solo|sólo|necesari|senza|soltanto|necessari|não|sem|apenas|nee|niet|zonder|alleen|noodzakelijk|nej|ikke|inte|uten|uden|utan|kun|bara|nie|bez|tylko|ne|pouze|csak|nem|fără|doar|hayır|yalnızca|không|từ chối|chỉ|bỏ qua|tidak|hanya)(?![a-z])',
    '不|拒|仅|只|无需|ない|なし|のみ|だけ|いいえ|មិន|ទេ|តែ',
  ],
  /** What else a box on top may be for: where one of its buttons says so, nothing about it is guessed. */
  elsewhere: [
    '\\b(?:order|shop|cart|basket|checkout|menu|search|call|chat|download|share|install|play|send)\\b',
    'เมนู|ตะกร้า|สั่ง|ค้นหา|โทร|แชต|ดาวน์โหลด|แชร์|ติดตั้ง|ส่ง',
  ],
  /** Closing a banner that only informs is all that can be done with it. */
  close: ['^[×✕✖✗⨯xX]$', '^ปิด(?:หน้าต่าง|แบนเนอร์|ข้อความ)?(?:นี้)?$', '^(?:close|dismiss)\\b'],
  /** Something else that a box on top of a page may ask for. */
  otherOffer: [
    '\\b(?:subscribe|newsletter|sign ?up|sign ?in|log ?in|buy|join)\\b',
    'สมัคร',
    'จดหมายข่าว',
    'ซื้อ',
    'เข้าสู่ระบบ',
  ],
  /** Which of several ways to accept is meant. */
  all: ['ทั้งหมด', 'ทุก', '\\ball\\b', '\\beverything\\b', 'すべて', '全部', '所有', 'ទាំងអស់'],
  /** Where the banner's own link leads. */
  policy: [
    'นโยบาย',
    'ประกาศ',
    'ความเป็นส่วนตัว',
    '\\b(?:policy|policies|privacy|notice|statement)\\b',
    'プライバシー|ポリシー',
    '隐私|政策|声明',
    'ឯកជនភាព|គោលការណ៍',
  ],
  /** What needs no consent, and may be ticked. */
  necessary: ['จำเป็น', '\\b(?:necessary|essential|required|mandatory)\\b', '必要|必需|必須', 'ចាំបាច់'],
  /** What opens the choice again, on any page. */
  again: [
    '(?:ตั้งค่า|จัดการ|เปลี่ยน|ถอน|ปรับ).{0,20}(?:คุกกี้|คุ้กกี้|ความยินยอม|ความเป็นส่วนตัว)',
    '(?:คุกกี้|ความยินยอม|ความเป็นส่วนตัว).{0,12}(?:ตั้งค่า|จัดการ|เปลี่ยน)',
    '\\b(?:cookies?|consent|privacy)\\b.{0,20}\\b(?:settings?|preferences?|choices?|options?|manager?|control)\\b',
    '\\b(?:settings?|preferences?|choices?|manage|change|withdraw|revoke|review|update)\\b.{0,20}\\b(?:cookies?|consent|privacy)\\b',
    '(?:cookie|クッキー|同意|プライバシー).{0,8}(?:設定|管理|変更|撤回)',
    '(?:cookie|隐私|同意).{0,8}(?:设置|管理|更改|撤回)',
    'កំណត់.{0,20}(?:ខូគី|ឯកជនភាព|ការយល់ព្រម)',
  ],
};

/** Things nobody may set off on somebody's website. */
export const RISKY_WORDS = [
  '\\b(?:submit|send|buy|order|checkout|purchase|pay(?:ment)?|donate|subscribe|unsubscribe|book|reserve)\\b',
  '\\b(?:delete|remove|erase|clear|reset|destroy|cancel|log ?out|log ?off|sign ?out|sign ?off|sign ?up|log ?in|sign ?in)\\b',
  '\\b(?:logout|logoff|signout|download|print|upload|confirm|save)\\b',
  'ส่ง',
  'ซื้อ',
  'ชำระ',
  'จ่ายเงิน',
  'บริจาค',
  'จอง',
  'สมัคร',
  'ลบ',
  'ล้าง',
  'ยกเลิก',
  'ออกจากระบบ',
  'เข้าสู่ระบบ',
  'ดาวน์โหลด',
  'พิมพ์หน้า',
  'อัปโหลด',
  'ยืนยัน',
  'บันทึก',
];
