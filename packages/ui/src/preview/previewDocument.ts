import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { PreviewAnswer, PreviewMessage } from '@yinyom/contracts/sdk/preview';

/** A plain page of a website: its head, a picture with a heading, three articles. No words, so that it suits every language. */
const STYLE = `
body{margin:0;background:#fff;font-family:sans-serif}
p{display:flex;align-items:center;gap:20px;margin:0;padding:14px 5vw}b{flex:1}
i{display:block;height:10px;margin:0 0 10px;border-radius:5px;background:#d3dee2}
u{display:block;height:88px;margin:0 0 14px;border-radius:8px;background:#e5dccb}
.head{border-bottom:1px solid #dfe7ea}.head i{width:56px;margin:0}
.head u{width:120px;height:30px;margin:0 auto 0 0;background:#33606f}
.hero{min-height:210px;background:linear-gradient(115deg,#d9eaf0,#f5ecd9)}
.hero i{width:62%;margin:0 0 14px;background:#8fb0bb}.hero i:first-child{width:82%;height:24px;background:#33606f}
.hero u{width:34%;height:150px;margin:0;background:linear-gradient(#bfe0ee 58%,#9cc29a 0)}
.news{align-items:start;padding-block:28px}.news i:last-child{width:64%}.news>:nth-child(2) u{background:#cfdccf}
@media(max-width:600px){.head i,.news>:nth-child(3){display:none}}`;

const LINES = '<i></i><i></i><i></i>';
const NEWS = `<p class="news">${`<b><u></u>${LINES}</b>`.repeat(3)}</p>`;
const PAGE = `<p class="head"><u></u>${LINES}</p><p class="hero"><b>${LINES}</b><u></u></p>${NEWS}${NEWS}`;

const FAILED: PreviewMessage<PreviewAnswer> = { yinyomPreview: 'failed' };
const TELL_FAILURE = `addEventListener('error', ({ target }) => {
  if (target.localName === 'script') parent.postMessage(${JSON.stringify(FAILED)}, '*');
}, true);`;

interface PreviewPage {
  language: Lang;
  /** Of the console's content security policy, which the frame inherits. */
  nonce: string;
  /** Origin of the platform. */
  origin: string;
}

/**
 * A plain page of a website that runs the visitors' banner and modal and waits for something to draw. For a frame with
 * `sandbox="allow-scripts"`: it has an origin of its own, so it reads and writes nothing of the console.
 */
export const previewDocument = ({ language, nonce, origin }: PreviewPage): string =>
  `<!doctype html><html lang="${LOCALE_TAGS[language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<style nonce="${nonce}">${STYLE}</style>
<script nonce="${nonce}">${TELL_FAILURE}</script>
<script nonce="${nonce}" src="${origin}/sdk/v1/preview.js"></script>
</head><body>${PAGE}</body></html>`;
