import { createHash } from 'node:crypto';

const FRESH_MS = 300_000;
const PIECE = /^<!-- yinyom (.+) -->\n<script nonce="%YINYOM_NONCE%">([^]*)<\/script>\n$/;

/** Keeps the script of `url`. @returns what gives its element for a page's head */
export const keepScript = (url) => {
  let element = `<script nonce="%YINYOM_NONCE%" src="${url}.js"></script>`;
  let [etag, asked] = ['', 0];
  const renew = async () => {
    asked = Date.now();
    try {
      const headers = etag ? { 'if-none-match': etag } : {};
      const answer = await fetch(`${url}.inline`, { headers, signal: AbortSignal.timeout(2_000) });
      const [, facts = '{}', script = ''] = PIECE.exec(await answer.text()) ?? [];
      const hash = createHash('sha256').update(script).digest('base64');
      if (JSON.parse(facts).integrity !== `sha256-${hash}`) return;
      element = `<script nonce="%YINYOM_NONCE%">${script}</script>`;
      etag = answer.headers.get('etag') ?? '';
    } catch {} // nobody answers: what is there is better than a page that waits
  };
  return async (nonce = '') => {
    const renewed = Date.now() - asked > FRESH_MS ? renew() : undefined;
    if (!etag) await renewed; // the first page waits, the others use what there is meanwhile
    return element.replace('%YINYOM_NONCE%', () => nonce);
  };
};
