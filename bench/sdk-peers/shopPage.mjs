import { createRequire } from 'node:module';

const { PNG } = createRequire(new URL('../../consent-sdk/package.json', import.meta.url))('pngjs');

export const SITE_SCRIPT_PATH = '/site.js';
export const PICTURE_PATH = '/picture.png';

/** What a page's own script does once it is parsed: a little work with its elements. */
export const SITE_SCRIPT = `document.querySelectorAll('.card').forEach((card, at) => {
  card.addEventListener('click', () => card.classList.toggle('open'));
  card.dataset.at = String(at);
});
${Array.from({ length: 150 }, (_, at) => `function part${at}(value) { return value * ${at} + ${at % 13}; }`).join('\n')}`;

const SIDE = 139;

/** 57 KB that no packer makes smaller: colours of a simple generator, the same in every run. */
const noise = () => {
  const picture = new PNG({ width: SIDE, height: SIDE, colorType: 2 });
  let state = 7;
  for (let at = 0; at < picture.data.length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    picture.data[at] = at % 4 === 3 ? 255 : state >> 16;
  }
  return PNG.sync.write(picture, { colorType: 2 });
};
export const PICTURE = noise();

const CARDS = Array.from(
  { length: 24 },
  (_, at) => `<article class="card part-${at}"><h2>หลักสูตรที่ ${at + 1}</h2>
<p>รายละเอียดของหลักสูตร ระยะเวลาเรียน และค่าใช้จ่าย <a href="#c${at}">อ่านต่อ</a></p></article>`,
).join('\n');

/** An ordinary page: style sheet, deferred script, picture with its size. */
export const shopPage = (head) => `<!doctype html><html lang="th"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>หลักสูตร</title><link rel="icon" href="data:,">
${head}<link rel="stylesheet" href="/site.css"><script defer src="${SITE_SCRIPT_PATH}"></script></head>
<body><main><h1>มหาวิทยาลัยตัวอย่าง</h1><img src="${PICTURE_PATH}" width="278" height="278" alt="">
${CARDS}</main></body></html>`;
