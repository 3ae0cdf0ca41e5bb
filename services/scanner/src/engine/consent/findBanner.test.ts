import type { Browser, Page } from 'puppeteer';
import { launchBrowser } from '@yinyom/service-kit/browser/launchBrowser';
import { BANNER_WORDS } from './bannerWords';
import { FIND_BANNER } from './findBanner';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** Kinds of a banner's buttons in the order in which they are written; null when none is found. */
const kindsOn = async (body: string, wanted: readonly string[] = []): Promise<string[] | null> => {
  await page.setContent(body);
  return (await page.evaluate(
    `(() => {
      const { score, buttons } = (${FIND_BANNER})(${JSON.stringify(BANNER_WORDS)}, ${JSON.stringify(wanted)});
      return score > 0 ? buttons.sort((a, b) => a.index - b.index).map(({ kind }) => kind) : null;
    })()`,
  )) as string[] | null;
};
const box = (text: string, ...labels: string[]) =>
  `<div style="position:fixed;bottom:0;left:0;right:0">${text} ${labels.map((label) => `<button>${label}</button>`).join(' ')}</div>`;
const TH = 'เว็บไซต์นี้ใช้คุกกี้เพื่อมอบประสบการณ์ที่ดี';
const EN = 'We use cookies to improve your experience.';

it.each([
  [TH, 'ตกลง', 'ไม่ตกลง'],
  [TH, 'โอเค', 'ไม่เอา'],
  [TH, 'รับทราบและดำเนินการต่อ', 'ใช้เฉพาะคุกกี้ที่จำเป็น'],
  [TH, 'อนุญาตให้ใช้คุกกี้', 'ปฏิเสธ'],
  [TH, 'เปิดใช้งานทั้งหมด', 'ปิดใช้งานทั้งหมด'],
  [TH, 'เข้าใจและยอมรับ', 'ไม่ใช่ตอนนี้'],
  [TH, 'ใช่', 'ไม่'],
  [EN, 'Sounds good', 'Not now'],
  [EN, 'Continue', 'Continue without accepting'],
  [EN, 'I’m OK with that', 'No, thanks'],
  [EN, 'Understood', 'Reject optional cookies'],
  [EN, 'Let me in', 'Strictly necessary only'],
  [EN, 'Allow cookies', 'Block cookies'],
  [EN, 'YES, I AGREE', 'NO'],
  [EN, 'Happy to continue', 'Turn off cookies'],
  [EN, 'Opt in', 'Opt out'],
  ['เราใช้ Cookie ตามนโยบาย', 'Accept All / ยอมรับทั้งหมด', 'Reject All / ปฏิเสธทั้งหมด'],
])('%s [%s] [%s]', async (text, accept, decline) => {
  expect(await kindsOn(box(text, accept, decline))).toEqual(['accept', 'decline']);
});

it.each([
  [TH, 'ได้เลย', 'ขอผ่าน'],
  [EN, 'Yep', 'Nope'],
  [EN, 'Bring them on', 'Just the basics'],
  ['Wir verwenden Cookies, um unsere Website zu verbessern.', 'Einverstanden', 'Weiter ohne'],
  ['Nous utilisons des cookies.', 'Tout accepter', 'Continuer sans accepter'],
  ['Utilizamos cookies propias y de terceros.', 'Aceptar', 'Rechazar'],
  ['Questo sito utilizza cookie.', 'Va bene', 'Rifiuta'],
  ['Wij gebruiken cookies.', 'Prima', 'Nee, bedankt'],
  ['Vi bruger cookies på denne side.', 'Tillad alle', 'Kun nødvendige'],
  ['Trang web này sử dụng cookie.', 'Đồng ý', 'Từ chối'],
  ['Ta strona używa plików cookie.', 'Zgadzam się', 'Tylko niezbędne'],
])(
  'what no list has is known by what it denies and what stands beside it: %s [%s] [%s]',
  async (text, accept, decline) => {
    expect((await kindsOn(box(text, accept, decline)))?.toSorted()).toEqual(['accept', 'decline']);
  },
);

it('of two unknown buttons the one that is drawn to be pressed accepts; a third leads to the settings', async () => {
  const filled = '<button style="background:#0a0;color:#fff">Pile them on</button>';
  expect(await kindsOn(box(`${EN}${filled}`, 'Nah'))).toEqual(['decline', 'accept']);
  expect((await kindsOn(box(`${EN}${filled}`, 'Nah', 'The small print')))?.toSorted()).toEqual([
    'accept',
    'decline',
    'settings',
  ]);
});

it('a lone unknown button, or a small icon, only closes', async () => {
  expect(await kindsOn(box(EN, 'Alles klar'))).toEqual(['close']);
  const icon = '<button style="width:20px;height:20px"><svg width="12" height="12"></svg></button>';
  expect(await kindsOn(box(EN + icon, 'OK'))).toEqual(expect.arrayContaining(['accept', 'close']));
});

it('a notice that can only be closed is a banner, and one whose settings can only be saved', async () => {
  expect(await kindsOn(box(TH, 'ปิด'))).toEqual(['close']);
  expect(await kindsOn(box(EN, '×'))).toEqual(['close']);
  expect(await kindsOn(box(TH, 'ยืนยัน'))).toEqual(['save']);
});

it('a button that shows only a sign says what it says to those who cannot see', async () => {
  const signs = '<button aria-label="Accept all cookies">✓</button><button title="Reject all">✗</button>';
  expect(await kindsOn(box(EN + signs))).toEqual(['accept', 'decline']);
});

it('settings that were opened are found beside the banner that opened them', async () => {
  const both = (text: string) =>
    box(TH, 'ยอมรับทั้งหมด', 'ตั้งค่าคุกกี้') + box(`${text}<input type="checkbox">`, 'บันทึกการตั้งค่า');
  for (const text of ['ตั้งค่าความเป็นส่วนตัว', 'การตลาด'])
    expect(await kindsOn(both(text), ['decline', 'save'])).toEqual(['save']);
  expect(await kindsOn(both('การตลาด'))).toEqual(['accept', 'settings']);
});

it.each([
  ['a menu with a link to the policy', box('<a href="/cookies">นโยบายคุกกี้</a>', 'ปิด')],
  ['settings alone', box(EN, 'Cookie settings')],
  [
    'what wants a subscription',
    box('Our newsletter. By subscribing you agree to our privacy policy.', 'Yes, subscribe'),
  ],
  ['a shop that bakes', box('Our new cookies are here!', 'Order now', 'Later')],
  [
    'the head of a shop that bakes',
    '<header style="position:fixed;top:0">Cookie House <button>Toggle</button><button>Bag</button></header>',
  ],
  ['a letter about baking', box('Cookie recipes every week. <input type="email">', 'Gimme')],
  ['a chat', box('Hello! How can we help you today?', 'Let us talk', 'Nope')],
  ['a page about cookies', `<p>${EN}</p><button>Continue</button><button>×</button>`],
])('%s is none', async (_name, body) => {
  expect(await kindsOn(body)).toBeNull();
});
