import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { PreviewAnswer, PreviewMessage } from '@yinyom/contracts/sdk/preview';

const STYLE = `
body{margin:0;padding:24px;background:#fff;font-family:sans-serif}
i{display:block;height:14px;margin:0 0 14px;border-radius:4px;background:#e7edef}
i:nth-child(1){width:46%;height:26px}i:nth-child(4n){width:72%}`;

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
 * A page of grey lines that runs the visitors' banner and modal and waits for something to draw. For a frame with
 * `sandbox="allow-scripts"`: it has an origin of its own, so it reads and writes nothing of the console.
 */
export const previewDocument = ({ language, nonce, origin }: PreviewPage): string =>
  `<!doctype html><html lang="${LOCALE_TAGS[language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<style nonce="${nonce}">${STYLE}</style>
<script nonce="${nonce}">${TELL_FAILURE}</script>
<script nonce="${nonce}" src="${origin}/sdk/v1/preview.js"></script>
</head><body>${'<i></i>'.repeat(24)}</body></html>`;
