import type { Answer } from './testSite';

/** How a banner departs from a good one. */
export interface BannerTwist {
  reject?: string;
  rejectStyle?: string;
  acceptStyle?: string;
  boxStyle?: string;
  ticked?: boolean;
  /** Speaks English on a Thai page. */
  english?: boolean;
  /** On an English page speaks the visitor's language, Thai or English. */
  follows?: boolean;
  policy?: string;
  /** More script, which sees `decide` and `box`. */
  script?: string;
  /** Without a control that opens the choice again. */
  noWayBack?: boolean;
  /** The refusal is forgotten. */
  forgets?: boolean;
  more?: string;
}

const THAI = {
  text: 'เว็บไซต์นี้ใช้คุกกี้เพื่อให้ทำงานได้ และขอความยินยอมก่อนใช้คุกกี้เพื่อวิเคราะห์การใช้งานและโฆษณา',
  policy: 'ประกาศความเป็นส่วนตัว',
  yes: 'ยอมรับทั้งหมด',
  no: 'ปฏิเสธทั้งหมด',
  settings: 'ตั้งค่า',
};
const ENGLISH: typeof THAI = {
  text: 'We use cookies to make this website work, and ask for your consent to cookies for analysis and advertising.',
  policy: 'Privacy notice',
  yes: 'Accept all',
  no: 'Reject all',
  settings: 'Settings',
};
const contentOf = (
  title: string,
  text: string,
) => `<main style="min-height:2500px"><h1>${title}</h1><p>${text.repeat(30)}</p>
  <a href="/second">หน้าที่สอง</a> <button type="button">เมนู</button></main>`;
const CONTENT = contentOf('โรงเรียนตัวอย่าง', 'ยินดีต้อนรับสู่เว็บไซต์ของโรงเรียน ');
const ENGLISH_CONTENT = contentOf('Example school', 'Welcome to the website of the school. ');
/** Puts the words of an English-speaking visitor in place. */
const FOLLOWS = `if (navigator.language.startsWith('en')) {
    const { text, policy, yes, no, settings } = ${JSON.stringify(ENGLISH)};
    box.querySelector('p').firstChild.data = text + ' ';
    for (const [selector, word] of [['a', policy], ['[data-yes]', yes], ['[data-no]', no], ['[data-settings]', settings]])
      box.querySelector(selector).textContent = word;
  }`;

const pageOf = (
  twist: BannerTwist,
  words = twist.english ? ENGLISH : THAI,
): string => `<!doctype html><html lang="${twist.follows ? 'en' : 'th'}"><meta charset="utf-8">
<title>ตัวอย่าง</title><style>button { font: 16px sans-serif; color: #fff; background: #14532d; border: 0; padding: 12px 20px }</style>
${twist.follows ? ENGLISH_CONTENT : CONTENT}
${twist.noWayBack ? '' : '<footer><button type="button" id="again">ตั้งค่าคุกกี้</button></footer>'}
<div id="box" style="position:fixed;left:0;right:0;bottom:0;max-height:60vh;overflow:auto;background:#fff;${twist.boxStyle ?? ''}">
  <p>${words.text} <a href="${twist.policy ?? '/policy'}">${words.policy}</a></p>
  <button type="button" data-yes style="${twist.acceptStyle ?? ''}">${words.yes}</button>
  ${twist.reject ?? `<button type="button" data-no style="${twist.rejectStyle ?? ''}">${words.no}</button>`}
  <button type="button" data-settings>${words.settings}</button>
  <div id="inner" hidden><label><input type="checkbox" checked disabled> คุกกี้ที่จำเป็น</label>
    <label><input type="checkbox" id="ads" ${twist.ticked ? 'checked' : ''}> การตลาด</label>
    <button type="button" data-save>บันทึกการตั้งค่า</button></div>
</div>${twist.more ?? ''}
<script>
  const box = document.getElementById('box');
  ${twist.follows ? FOLLOWS : ''}
  const chosen = () => (/(?:^|; )choice=([a-z]+)/.exec(document.cookie) || [])[1];
  const follow = () => { if (chosen() === 'yes') document.cookie = '_ads=' + Math.random() + '; path=/'; };
  const decide = (value) => {
    if (!(${twist.forgets ?? false} && value === 'no')) document.cookie = 'choice=' + value + '; path=/';
    box.remove();
    follow();
  };
  const on = (selector, act) => { const it = box.querySelector(selector); if (it) it.onclick = act; };
  on('[data-yes]', () => decide('yes'));
  on('[data-no]', () => decide('no'));
  on('[data-settings]', () => { document.getElementById('inner').hidden = false; });
  on('[data-save]', () => decide(document.getElementById('ads').checked ? 'yes' : 'no'));
  if (chosen()) box.remove();
  follow();
  ${twist.script ?? ''}
</script>`;

/** A website of two pages and a policy, all with this banner. */
export const bannerSite = (twist: BannerTwist): Record<string, Answer> => ({
  '/': pageOf(twist),
  '/second': pageOf(twist),
  '/policy': '<!doctype html><html lang="th"><meta charset="utf-8"><h1>ประกาศความเป็นส่วนตัว</h1>',
});
