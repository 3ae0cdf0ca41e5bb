import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { toScriptJson } from '@yinyom/contracts/sdk/sdkScript';

export type PreviewView = 'banner' | 'modal';

/** The frame says this to the page when the banner or the modal stands. */
export interface PreviewMessage {
  yinyomPreview: string;
}

const STYLE = `
body{margin:0;padding:24px;background:#fff;font-family:sans-serif}
i{display:block;height:14px;margin:0 0 14px;border-radius:4px;background:#e7edef}
i:nth-child(1){width:46%;height:26px}i:nth-child(4n){width:72%}`;

/**
 * Replaces the one request that the script makes for its configuration; every other one fails, so that a preview
 * neither records nor reports anything. Says when the wanted view stands.
 */
const bridge = (config: SdkSiteConfig, view: PreviewView, token: string): string => `
const config = ${toScriptJson(config)};
window.fetch = async (url) => String(url).includes('/config?')
  ? new Response(JSON.stringify(config), { headers: { 'Content-Type': 'application/json' } })
  : Promise.reject(new TypeError('preview'));
navigator.sendBeacon = () => true;
const tell = () => parent.postMessage({ yinyomPreview: ${JSON.stringify(token)} }, '*');
addEventListener('yinyom:shown', () => {
  ${view === 'modal' ? 'window.yinyom.open();' : ''}
  requestAnimationFrame(() => setTimeout(tell, ${view === 'modal' ? 60 : 0}));
});`;

/**
 * A page of grey lines that runs the real visitors' script with a configuration. For a frame with
 * `sandbox="allow-scripts"`: it has an origin of its own, so it reads and writes nothing of the console.
 * @param nonce of the console's content security policy, which the frame inherits
 * @param token comes back in the message when the view stands
 */
export const previewDocument = (
  config: SdkSiteConfig,
  { view, nonce, token }: { view: PreviewView; nonce: string; token: string },
): string => `<!doctype html><html lang="${LOCALE_TAGS[config.language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<style nonce="${nonce}">${STYLE}</style>
<script nonce="${nonce}">${bridge(config, view, token)}</script>
<script nonce="${nonce}" src="${config.api_base}/sdk/v1/consent.js" data-site-key="${config.site_key}" data-language="${config.language}"></script>
</head><body>${'<i></i>'.repeat(24)}</body></html>`;
