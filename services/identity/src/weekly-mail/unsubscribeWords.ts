import type { Lang } from '@yinyom/contracts/constants';

interface Words {
  title: string;
  ask: string;
  button: string;
  done: string;
}

/** What the page at the end of the weekly mail says. */
export const UNSUBSCRIBE_WORDS: Record<Lang, Words> = {
  th: {
    title: 'สรุปรายสัปดาห์ของยินยอม',
    ask: 'ท่านต้องการหยุดรับสรุปรายสัปดาห์หรือไม่ อีเมลอื่นเกี่ยวกับบัญชียังส่งตามปกติ',
    button: 'หยุดรับ',
    done: 'หยุดส่งสรุปรายสัปดาห์แล้ว เปิดรับอีกครั้งได้ที่หน้าบัญชีของฉัน',
  },
  en: {
    title: 'Yinyom weekly summary',
    ask: 'Do you want to stop the weekly summary? Other e-mails about your account still arrive.',
    button: 'Stop it',
    done: 'You will get no more weekly summaries. You can turn them on again on the page My account.',
  },
  cn: {
    title: 'Yinyom 每周摘要',
    ask: '您要停止接收每周摘要吗？有关您账户的其他邮件仍会发送。',
    button: '停止接收',
    done: '您将不再收到每周摘要。您可以在“我的账户”页面重新开启。',
  },
  jp: {
    title: 'Yinyom 週間サマリー',
    ask: '週間サマリーの配信を停止しますか。アカウントに関する他のメールは引き続き届きます。',
    button: '停止する',
    done: '週間サマリーの配信を停止しました。マイアカウントのページで再開できます。',
  },
  kh: {
    title: 'សេចក្ដីសង្ខេបប្រចាំសប្ដាហ៍ Yinyom',
    ask: 'តើអ្នកចង់ឈប់ទទួលសេចក្ដីសង្ខេបប្រចាំសប្ដាហ៍ទេ? អ៊ីមែលផ្សេងទៀតអំពីគណនីនៅតែផ្ញើ។',
    button: 'ឈប់ទទួល',
    done: 'អ្នកនឹងមិនទទួលសេចក្ដីសង្ខេបប្រចាំសប្ដាហ៍ទៀតទេ។ អាចបើកម្ដងទៀតនៅទំព័រគណនីរបស់ខ្ញុំ។',
  },
};
