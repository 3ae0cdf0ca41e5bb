import type { Answer } from './testSite';

/** A banner that is made or worded as no list foresees it. */
export interface UnlikeBanner {
  /** Markup of its first layer; what is pressed has `data-at`, which no word is. */
  html?: string;
  /** What each place does: `yes` and `no` choose, anything else runs as script with `box`, `choose` and `on`. */
  acts: Record<string, string>;
  /** Runs instead of showing the banner at once: `show()` shows it. */
  shows?: string;
  /** Where the box lies: a shadow root that is closed, a dialog, or a frame of another website. */
  kind?: 'closed' | 'dialog' | 'frame';
  style?: string;
  /** Nothing but its words is unlike. */
  onlyWords?: boolean;
  /** There is no refusal in it. */
  onlyAccept?: boolean;
}

const press = (at: string, words: string, tag = 'button', more = '') =>
  `<${tag} data-at="${at}" ${more}>${words}</${tag}>`;

/** Words that are in no list on purpose, and ways in which banners are made. */
export const UNLIKE_BANNERS: Record<string, UnlikeBanner> = {
  'Thai, all and none': {
    onlyWords: true,
    html: `<p>เว็บไซต์ของเราใช้คุกกี้</p>${press('1', 'ตกลงทั้งหมด')}${press('2', 'ไม่ขอรับ')}`,
    acts: { 1: 'yes', 2: 'no' },
  },
  'Thai, what is not necessary is refused': {
    onlyWords: true,
    html: `<p>เราใช้คุกกี้เพื่อให้คุณได้รับบริการที่ดี</p>${press('1', 'ยินยอม')}${press('2', 'ปฏิเสธคุกกี้ที่ไม่จำเป็น')}`,
    acts: { 1: 'yes', 2: 'no' },
  },
  'Thai, spoken': {
    onlyWords: true,
    html: `<p>เราขอใช้คุกกี้นะ</p>${press('1', 'ได้เลย')}${press('2', 'ขอผ่าน')}`,
    acts: { 1: 'yes', 2: 'no' },
  },
  'English, only what is needed': {
    onlyWords: true,
    html: `<p>We bake cookies to make this site better.</p>${press('1', 'Fine by me')}${press('2', 'Only what is needed')}`,
    acts: { 1: 'yes', 2: 'no' },
  },
  'English, nope': {
    onlyWords: true,
    html: `<p>This site uses cookies.</p>${press('1', 'Yep')}${press('2', 'Nope')}`,
    acts: { 1: 'yes', 2: 'no' },
  },
  German: {
    onlyWords: true,
    html: `<p>Wir verwenden Cookies, um unsere Website zu verbessern.</p>${press('1', 'Einverstanden')}${press('2', 'Weiter ohne')}`,
    acts: { 1: 'yes', 2: 'no' },
  },
  'French, after three seconds': {
    html: `<p>Nous utilisons des cookies.</p>${press('1', 'Tout accepter')}${press('2', 'Continuer sans accepter', 'a', 'href="#"')}`,
    acts: { 1: 'yes', 2: 'no' },
    shows: 'setTimeout(show, 3000)',
  },
  'Spanish, on scroll': {
    html: `<p>Utilizamos cookies propias y de terceros.</p>${press('1', 'Aceptar')}${press('2', 'Rechazar')}`,
    acts: { 1: 'yes', 2: 'no' },
    shows: "addEventListener('scroll', show, { once: true })",
  },
  'an icon closes it, nothing refuses': {
    html: `<p>เว็บไซต์นี้ใช้คุกกี้</p>${press('1', 'โอเคเลย')}${press('2', '<svg width="16" height="16"><path d="M2 2L14 14M14 2L2 14" stroke="#000"/></svg>', 'button', 'style="position:absolute;top:4px;right:4px"')}`,
    acts: { 1: 'yes', 2: 'box.remove()' },
    onlyAccept: true,
  },
  'a refusal that looks like a link': {
    html: `<p>เราใช้คุกกี้ หรือ ${press('2', 'ดูเว็บต่อโดยไม่ใช้คุกกี้เสริม', 'span', 'style="cursor:pointer;text-decoration:underline"')}</p>${press('1', 'รับคุกกี้')}`,
    acts: { 1: 'yes', 2: 'no' },
  },
  'a refusal in two steps': {
    html: `<p>We use cookies.</p>${press('1', 'Accept')}${press('2', 'More options')}`,
    acts: {
      1: 'yes',
      2: `box.innerHTML = '<p>Your cookies, your say.</p><button data-at="3">Refuse the lot</button><button data-at="4">Back</button>'; on('3', () => choose('no'));`,
    },
  },
  'switches in a sheet': {
    html: `<p>เราใช้คุกกี้</p>${press('1', 'ยอมรับ')}${press('2', 'กำหนดเอง')}`,
    acts: {
      1: 'yes',
      2: `box.innerHTML = '<p>คุกกี้ของคุณ</p><div role="switch" tabindex="0" aria-checked="true" style="width:40px;height:20px;background:#393">โฆษณา</div><button data-at="3">เสร็จสิ้น</button>';
        const toggle = box.querySelector('[role=switch]');
        toggle.onclick = () => toggle.setAttribute('aria-checked', String(toggle.getAttribute('aria-checked') !== 'true'));
        on('3', () => choose(toggle.getAttribute('aria-checked') === 'true' ? 'yes' : 'no'));`,
    },
  },
  'a closed shadow root, Italian': {
    kind: 'closed',
    html: `<p>Questo sito utilizza cookie.</p>${press('1', 'Va bene')}${press('2', 'Rifiuta')}`,
    acts: { 1: 'yes', 2: 'no' },
  },
  'a frame of another website, French': {
    kind: 'frame',
    html: `<p>Ce site utilise des cookies.</p>${press('1', 'D’accord')}${press('2', 'Je refuse')}`,
    acts: { 1: 'yes', 2: 'no' },
  },
  'a dialog, Dutch': {
    kind: 'dialog',
    html: `<p>Wij gebruiken cookies.</p>${press('1', 'Prima')}${press('2', 'Nee, bedankt')}`,
    acts: { 1: 'yes', 2: 'no' },
  },
  Vietnamese: {
    onlyWords: true,
    html: `<p>Trang web này sử dụng cookie.</p>${press('1', 'Đồng ý')}${press('2', 'Từ chối')}`,
    acts: { 1: 'yes', 2: 'no' },
  },
};

const BOX = 'position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:1px solid #999;padding:12px';
const CONTENT = `<main style="min-height:2600px"><h1>โรงเรียนตัวอย่าง</h1><p>${'ข่าวของโรงเรียน '.repeat(40)}</p>
  <a href="/second">หน้าที่สอง</a> <button type="button">เมนู</button></main>`;

const wire = ({ acts }: UnlikeBanner) => `
  const on = (at, act) => { const it = box.querySelector('[data-at="' + at + '"]'); if (it) it.addEventListener('click', act); };
  ${Object.entries(acts)
    .map(([at, act]) => `on('${at}', () => { ${act === 'yes' || act === 'no' ? `choose('${act}')` : act} });`)
    .join('\n')}`;

const chooseScript = `const choose = (value) => {
    document.cookie = 'chose_' + value + '=1; path=/'; const it = document.getElementById('b'); if (it) it.remove(); };`;

const pageOf = (banner: UnlikeBanner): Answer => {
  const { html = '', kind, shows = 'show()', style = BOX } = banner;
  const inner = JSON.stringify(html);
  const make: Record<NonNullable<UnlikeBanner['kind']> | 'plain', string> = {
    plain: `host.innerHTML = ${inner}; const box = host; ${wire(banner)}`,
    closed: `const box = document.createElement('div'); box.innerHTML = ${inner};
      host.attachShadow({ mode: 'closed' }).append(box); ${wire(banner)}`,
    dialog: `host.innerHTML = ${inner}; const box = host; ${wire(banner)}; host.showModal();`,
    frame: `const frame = document.createElement('iframe'); frame.title = 'x';
      frame.src = 'http://cmp.vendor.com:' + location.port + '/frame/' + location.hostname;
      frame.style = 'width:100%;height:130px;border:0'; host.append(frame);
      addEventListener('message', ({ data }) => choose(data));`,
  };
  return `<!doctype html><html><meta charset="utf-8"><title>x</title>${CONTENT}<script>${chooseScript}
    const show = () => { const host = document.createElement('${kind === 'dialog' ? 'dialog' : 'div'}'); host.id = 'b';
      ${kind === 'dialog' ? '' : `host.style = '${style}';`} document.body.append(host); ${make[kind ?? 'plain']} };
    if (!/chose_/.test(document.cookie)) ${shows};</script>`;
};

/** The answers of a website for each of them, by host. */
export const unlikeSites = (hostOf: (name: string) => string): Record<string, Answer> =>
  Object.fromEntries(
    Object.entries(UNLIKE_BANNERS).flatMap(([name, banner]) => [
      [`${hostOf(name)}/`, pageOf(banner)],
      [
        `cmp.vendor.com/frame/${hostOf(name)}`,
        `<!doctype html><meta charset="utf-8"><body id="f">${banner.html ?? ''}<script>const box = document.body;
          const choose = (value) => parent.postMessage(value, '*'); ${wire(banner)}</script>`,
      ],
    ]),
  );
