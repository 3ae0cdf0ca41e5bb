import type { Lang } from '@yinyom/contracts/constants';

/** The page's own words. Calls and fields are described in English, as their names are. */
export interface ReferenceWords {
  title: string;
  lead: string;
  keys: string;
  limits: string;
  document: string;
  security: string;
  find: string;
  english: string;
  languages: string;
  groups: string;
  who: string;
  everybody: string;
  person: string;
  roles: Record<'1000' | '10' | '1' | '0', string>;
  scope: string;
  noKeys: string;
  address: string;
  query: string;
  body: string;
  answer: string;
  empty: string;
  example: string;
  errors: string;
  optional: string;
  skip: string;
  console: string;
  apiKeys: string;
  sampleLanguage: string;
  tried: string;
  signedIn: string;
  signedOut: string;
  logIn: string;
  where: string;
  send: string;
  unreachable: string;
}

export const REFERENCE_WORDS: Record<Lang, ReferenceWords> = {
  th: {
    title: 'เอกสาร API ของ Yinyom',
    lead: 'ทุกคำขอที่แพลตฟอร์มนี้รับ พร้อมผู้ที่เรียกได้ ข้อมูลที่ส่ง คำตอบ และข้อผิดพลาด',
    keys: 'โปรแกรมเรียกด้วยคีย์ API ที่ผู้ดูแลองค์กรสร้างในคอนโซล ส่งในส่วนหัว Authorization จากเซิร์ฟเวอร์เท่านั้น',
    limits: 'คีย์หนึ่งเรียกได้ {minute} ครั้งต่อนาที และไม่เกิน {burst} ครั้งในหนึ่งวินาที',
    document: 'เอกสาร OpenAPI 3.1',
    security: 'แจ้งช่องโหว่ด้านความปลอดภัย',
    find: 'ค้นหาคำขอ',
    english: 'คำอธิบายของคำขอและข้อมูลเป็นภาษาอังกฤษ',
    languages: 'ภาษา',
    groups: 'กลุ่มคำขอ',
    who: 'ผู้เรียก',
    everybody: 'ทุกคน ไม่ต้องเข้าสู่ระบบ',
    person: 'ผู้ที่เข้าสู่ระบบ',
    roles: { 1000: 'ผู้ดูแลองค์กร', 10: 'สมาชิกขึ้นไป', 1: 'ผู้ชมขึ้นไป', 0: 'ผู้ตรวจทานขึ้นไป' },
    scope: 'สิทธิ์ของคีย์',
    noKeys: 'ไม่รับคีย์ API',
    address: 'ในที่อยู่',
    query: 'พารามิเตอร์',
    body: 'ข้อมูลที่ส่ง',
    answer: 'คำตอบ',
    empty: 'ไม่มีเนื้อหา',
    example: 'ตัวอย่าง',
    errors: 'ข้อผิดพลาด',
    optional: 'ไม่บังคับ',
    skip: 'ข้ามไปยังคำขอ',
    console: 'คอนโซล',
    apiKeys: 'คีย์ API',
    sampleLanguage: 'ภาษาของตัวอย่าง',
    tried: 'ทดลองเรียก',
    signedIn: 'คำขอจะส่งจริงด้วยสิทธิ์ของบัญชีที่เข้าสู่ระบบอยู่ในเบราว์เซอร์นี้',
    signedOut: 'คำขอที่ต้องเข้าสู่ระบบจะส่งได้หลังเข้าสู่ระบบในเบราว์เซอร์นี้',
    logIn: 'เข้าสู่ระบบ',
    send: 'ส่งคำขอ',
    unreachable: 'ส่งคำขอไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
    where: 'ที่อยู่',
  },
  en: {
    title: 'The API of Yinyom',
    lead: 'Every call that this platform takes: who may make it, what is sent, what comes back, and what can go wrong.',
    keys: 'Programs call with an API key, which an Admin makes in the console. It is sent in the Authorization header, from servers only.',
    limits: 'One key may make {minute} calls a minute, and at most {burst} of them in one second.',
    document: 'OpenAPI 3.1 document',
    security: 'Report a security issue',
    find: 'Find a call',
    english: 'Calls and fields are described in English.',
    languages: 'Languages',
    groups: 'Groups of calls',
    who: 'Who may call',
    everybody: 'Everyone, without a login',
    person: 'Users who are logged in',
    roles: { 1000: 'Admin', 10: 'Member or higher', 1: 'Viewer or higher', 0: 'Reviewer or higher' },
    scope: 'Scope of a key',
    noKeys: 'Takes no API key',
    address: 'In the address',
    query: 'Parameters',
    body: 'Request',
    answer: 'Answer',
    empty: 'No content',
    example: 'Example',
    errors: 'Errors',
    optional: 'optional',
    skip: 'Skip to the calls',
    console: 'Console',
    apiKeys: 'API keys',
    sampleLanguage: 'Language of the examples',
    tried: 'Try it',
    signedIn: 'Calls are really made, with the rights of the account that is logged in to this browser.',
    signedOut: 'Calls that need a login can be made once you are logged in to this browser.',
    logIn: 'Log in',
    send: 'Send',
    unreachable: 'The call could not be sent. Check the connection and try again.',
    where: 'Address',
  },
  cn: {
    title: 'Yinyom 的 API',
    lead: '本平台接受的所有调用：谁可以调用、发送什么、返回什么，以及可能的错误。',
    keys: '程序使用组织管理员在控制台创建的 API 密钥调用。密钥放在 Authorization 标头中，仅限从服务器发送。',
    limits: '每个密钥每分钟可调用 {minute} 次，一秒内最多 {burst} 次。',
    document: 'OpenAPI 3.1 文档',
    security: '报告安全漏洞',
    find: '查找调用',
    english: '调用和字段的说明为英文。',
    languages: '语言',
    groups: '调用分组',
    who: '谁可以调用',
    everybody: '任何人，无需登录',
    person: '已登录的人员',
    roles: { 1000: '组织管理员', 10: '成员及以上', 1: '查看者及以上', 0: '审阅者及以上' },
    scope: '密钥权限',
    noKeys: '不接受 API 密钥',
    address: '地址中',
    query: '参数',
    body: '请求',
    answer: '响应',
    empty: '无内容',
    example: '示例',
    errors: '错误',
    optional: '可选',
    skip: '跳至调用',
    console: '控制台',
    apiKeys: 'API 密钥',
    sampleLanguage: '示例语言',
    tried: '试用',
    signedIn: '调用会真实发送，并使用此浏览器中已登录账户的权限。',
    signedOut: '需要登录的调用，请先在此浏览器中登录。',
    logIn: '登录',
    send: '发送',
    unreachable: '无法发送调用。请检查网络连接后重试。',
    where: '地址',
  },
  jp: {
    title: 'Yinyom の API',
    lead: 'このプラットフォームが受け付けるすべての呼び出し：誰が呼べるか、送る内容、返る内容、起こり得るエラー。',
    keys: 'プログラムは、組織管理者がコンソールで作成した API キーで呼び出します。Authorization ヘッダーで、サーバーからのみ送ってください。',
    limits: '1 つのキーで 1 分間に {minute} 回、1 秒間に最大 {burst} 回まで呼び出せます。',
    document: 'OpenAPI 3.1 文書',
    security: '脆弱性を報告する',
    find: '呼び出しを探す',
    english: '呼び出しと項目の説明は英語です。',
    languages: '言語',
    groups: '呼び出しのグループ',
    who: '呼び出せる人',
    everybody: '誰でも（ログイン不要）',
    person: 'ログインしている人',
    roles: { 1000: '組織管理者', 10: 'メンバー以上', 1: '閲覧者以上', 0: 'レビュアー以上' },
    scope: 'キーの許可',
    noKeys: 'API キーは使えません',
    address: 'アドレス内',
    query: 'パラメーター',
    body: 'リクエスト',
    answer: '応答',
    empty: '内容なし',
    example: '例',
    errors: 'エラー',
    optional: '任意',
    skip: '呼び出しへ移動',
    console: 'コンソール',
    apiKeys: 'API キー',
    sampleLanguage: '例の言語',
    tried: '試す',
    signedIn: '呼び出しは、このブラウザーでログインしているアカウントの権限で実際に送信されます。',
    signedOut: 'ログインが必要な呼び出しは、このブラウザーでログインすると送信できます。',
    logIn: 'ログイン',
    send: '送信',
    unreachable: '送信できませんでした。接続を確認して、もう一度お試しください。',
    where: 'アドレス',
  },
  kh: {
    title: 'API របស់ Yinyom',
    lead: 'គ្រប់សំណើដែលវេទិកានេះទទួល៖ អ្នកណាអាចហៅ ទិន្នន័យដែលផ្ញើ ចម្លើយ និងកំហុសដែលអាចកើតមាន។',
    keys: 'កម្មវិធីហៅដោយសោ API ដែលអ្នកគ្រប់គ្រងស្ថាប័នបង្កើតក្នុងកុងសូល។ សូមផ្ញើក្នុងបឋមកថា Authorization ពីម៉ាស៊ីនមេតែប៉ុណ្ណោះ។',
    limits: 'សោមួយអាចហៅ {minute} ដងក្នុងមួយនាទី ហើយមិនលើសពី {burst} ដងក្នុងមួយវិនាទី។',
    document: 'ឯកសារ OpenAPI 3.1',
    security: 'រាយការណ៍អំពីបញ្ហាសុវត្ថិភាព',
    find: 'ស្វែងរកសំណើ',
    english: 'ការពន្យល់អំពីសំណើ និងទិន្នន័យជាភាសាអង់គ្លេស។',
    languages: 'ភាសា',
    groups: 'ក្រុមសំណើ',
    who: 'អ្នកដែលអាចហៅ',
    everybody: 'អ្នកណាក៏បាន មិនបាច់ចូលប្រើ',
    person: 'អ្នកដែលបានចូលប្រើ',
    roles: { 1000: 'អ្នកគ្រប់គ្រងស្ថាប័ន', 10: 'សមាជិកឡើងទៅ', 1: 'អ្នកមើលឡើងទៅ', 0: 'អ្នកពិនិត្យឡើងទៅ' },
    scope: 'ការអនុញ្ញាតរបស់សោ',
    noKeys: 'មិនទទួលសោ API',
    address: 'ក្នុងអាសយដ្ឋាន',
    query: 'ប៉ារ៉ាម៉ែត្រ',
    body: 'ទិន្នន័យដែលផ្ញើ',
    answer: 'ចម្លើយ',
    empty: 'គ្មានខ្លឹមសារ',
    example: 'ឧទាហរណ៍',
    errors: 'កំហុស',
    optional: 'ស្រេចចិត្ត',
    skip: 'រំលងទៅសំណើ',
    console: 'កុងសូល',
    apiKeys: 'សោ API',
    sampleLanguage: 'ភាសានៃឧទាហរណ៍',
    tried: 'សាកល្បង',
    signedIn: 'សំណើនឹងផ្ញើពិតប្រាកដ ដោយសិទ្ធិរបស់គណនីដែលបានចូលប្រើក្នុងកម្មវិធីរុករកនេះ។',
    signedOut: 'សំណើដែលត្រូវការចូលប្រើ អាចផ្ញើបានបន្ទាប់ពីចូលប្រើក្នុងកម្មវិធីរុករកនេះ។',
    logIn: 'ចូលប្រើ',
    send: 'ផ្ញើ',
    unreachable: 'មិនអាចផ្ញើសំណើបានទេ។ សូមពិនិត្យការតភ្ជាប់ រួចព្យាយាមម្ដងទៀត។',
    where: 'អាសយដ្ឋាន',
  },
};
