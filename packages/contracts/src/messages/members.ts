import type { Message } from './catalogue';

/** What is said about members of an organization, their roles and invitations. */
export const membersMessages = {
  role_invalid: {
    th: 'สิทธิ์ที่เลือกไม่ถูกต้อง',
    en: 'The role is not valid.',
    cn: '角色无效。',
    jp: '権限が正しくありません。',
    kh: 'តួនាទីមិនត្រឹមត្រូវ។',
  },
  too_many_organizations: {
    th: 'คุณเป็นผู้ดูแลระบบครบ {maximum} องค์กรแล้ว โปรดออกจากองค์กรหรือปิดองค์กรที่ไม่ใช้ก่อน',
    en: 'You are Admin of {maximum} organizations already. Leave or close one that is not used first.',
    cn: '您已是 {maximum} 个机构的管理员。请先退出或关闭不再使用的机构。',
    jp: 'すでに {maximum} 個の組織の管理者です。先に使っていない組織から抜けるか、閉鎖してください。',
    kh: 'អ្នកជាអ្នកគ្រប់គ្រងស្ថាប័នចំនួន {maximum} រួចហើយ។ សូមចាកចេញ ឬបិទស្ថាប័នដែលមិនប្រើជាមុនសិន។',
  },
  address_without_domain: {
    th: 'บัญชีของคุณไม่มีอีเมลที่ใช้โดเมนขององค์กรได้ จึงเปิดองค์กรใหม่ไม่ได้',
    en: 'Your account has no e-mail address with a domain that an organization could use.',
    cn: '您的账户没有可供机构使用其域名的电子邮箱，因此无法新建机构。',
    jp: 'お使いのアカウントには、組織で使えるドメインのメールアドレスがないため、組織を作成できません。',
    kh: 'គណនីរបស់អ្នកគ្មានអ៊ីមែលដែលមានដែនសម្រាប់ស្ថាប័នទេ ដូច្នេះមិនអាចបង្កើតស្ថាប័នថ្មីបានទេ។',
  },
  last_admin: {
    th: 'องค์กรต้องมีผู้ดูแลระบบที่ใช้งานได้อย่างน้อยหนึ่งคน',
    en: 'An organization needs at least one active Admin.',
    cn: '机构至少需要一名有效的管理员。',
    jp: '組織には有効な管理者が1人以上必要です。',
    kh: 'ស្ថាប័នត្រូវមានអ្នកគ្រប់គ្រងសកម្មយ៉ាងតិចម្នាក់។',
  },
  last_admin_of: {
    th: 'คุณเป็นผู้ดูแลระบบคนสุดท้ายของ {organization} โปรดให้สิทธิ์ผู้ดูแลระบบแก่ผู้อื่น หรือปิดองค์กรนั้นก่อน',
    en: 'You are the last Admin of {organization}. Make somebody else an Admin or close that organization first.',
    cn: '您是 {organization} 的最后一名管理员。请先将其他人设为管理员，或关闭该机构。',
    jp: 'あなたは {organization} の最後の管理者です。先に他の人を管理者にするか、その組織を閉鎖してください。',
    kh: 'អ្នកជាអ្នកគ្រប់គ្រងចុងក្រោយរបស់ {organization}។ សូមឱ្យអ្នកផ្សេងធ្វើជាអ្នកគ្រប់គ្រង ឬបិទស្ថាប័ននោះជាមុនសិន។',
  },
  typed_differently: {
    th: 'ข้อความที่พิมพ์ยืนยันไม่ตรงกัน',
    en: 'What you typed does not match.',
    cn: '输入的内容不一致。',
    jp: '入力した内容が一致しません。',
    kh: 'អ្វីដែលអ្នកបានវាយមិនត្រូវគ្នា។',
  },
  self_role_change: {
    th: 'เปลี่ยนสิทธิ์หรือสถานะของตนเองไม่ได้',
    en: 'You cannot change your own role or status.',
    cn: '不能更改自己的角色或状态。',
    jp: '自分の権限や状態は変更できません。',
    kh: 'អ្នកមិនអាចប្ដូរតួនាទី ឬស្ថានភាពរបស់ខ្លួនឯងបានទេ។',
  },
  already_member: {
    th: 'ผู้ใช้นี้อยู่ในองค์กรแล้ว',
    en: 'This person is already in the organization.',
    cn: '此人已在机构中。',
    jp: 'この人はすでに組織に所属しています。',
    kh: 'អ្នកនេះនៅក្នុងស្ថាប័នរួចហើយ។',
  },
  profile_not_editable: {
    th: 'แก้ไขชื่อและโทรศัพท์ของผู้ใช้ที่อยู่หลายองค์กรไม่ได้',
    en: 'Name and phone of a person in several organizations can only be changed by that person.',
    cn: '属于多个机构的人员，其姓名和电话只能由本人修改。',
    jp: '複数の組織に所属する人の氏名と電話番号は本人のみ変更できます。',
    kh: 'ឈ្មោះ និងទូរសព្ទរបស់អ្នកដែលនៅច្រើនស្ថាប័ន អាចប្ដូរបានតែដោយខ្លួនគាត់។',
  },
  invitation_not_pending: {
    th: 'ผู้ใช้นี้ตอบรับคำเชิญแล้ว',
    en: 'There is no open invitation for this person.',
    cn: '此人没有待处理的邀请。',
    jp: 'この人への未回答の招待はありません。',
    kh: 'គ្មានការអញ្ជើញដែលរង់ចាំសម្រាប់អ្នកនេះទេ។',
  },
} satisfies Record<string, Message>;
