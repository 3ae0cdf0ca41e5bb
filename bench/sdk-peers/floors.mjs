import { createHash } from 'node:crypto';

/** What no banner can do without: an element in the document, as the first thing that a script does. */
const LEAST = `(() => { const banner = document.createElement('dialog'); banner.setAttribute('open', '');
banner.style.cssText = 'position:fixed;inset:auto 0 0;margin:0'; banner.textContent = 'คุกกี้';
document.documentElement.insertBefore(banner, document.body) })()`;

/** So many KB that no packing makes smaller, the same in every run. */
const ballast = (kb) => {
  let text = '';
  for (let at = 0; text.length < kb * 1024 * (4 / 3); at++)
    text += createHash('sha256').update(String(at)).digest('base64');
  return `/*${text}*/`;
};

/**
 * Scripts that do nothing but show a line, from where ours comes: what any script that a page waits for costs on this
 * page, by its bytes. A goal below them is one that no script can reach.
 * @param {string} [base] the origin they come from; none: the page's own
 */
export const floors = (base = '') =>
  [
    ['floor, one line', '/floor/0.js', LEAST],
    ['floor, 7 KB', '/floor/7.js', ballast(7) + LEAST],
  ].map(([name, address, text]) => ({
    name,
    banner: 'dialog[open]',
    head: (nonce) => `<script nonce="${nonce}" src="${base}${address}"></script>`,
    files: { [address]: text },
  }));
