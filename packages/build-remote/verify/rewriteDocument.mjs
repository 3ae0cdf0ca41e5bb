const LIST = /(<script type="application\/json" id="remotes"[^>]*>)([\s\S]*?)(<\/script>)/;
const KEY = /(<meta name="release-key" content=")[^"]*(")/;
const HEAD_END = '</head>';

/** Links to files of a remote that the page is not to load. */
const linksTo = (room) => new RegExp(`<link rel="preload"[^>]*href="/mfe/${room}/[^>]*>\\s*`, 'g');

/** Whether a text is a page of the console. */
export const isConsolePage = (html) => LIST.test(html) && KEY.test(html);

/**
 * A page of the console as it would be with other builds: its list of remotes, the key that it believes, and what it names ahead.
 * @param {string} html as the platform sent it
 * @param {{ publicKey: string, change: (list: object) => object, room: string, links: string }} changes `links`: of the build in `room`
 */
export const rewriteDocument = (html, { publicKey, change, room, links }) =>
  html
    .replace(LIST, (_all, start, text, end) => {
      const list = JSON.stringify(change(JSON.parse(text))).replaceAll('<', '\\u003c');
      return start + list + end;
    })
    .replace(KEY, (_all, start, end) => start + publicKey + end)
    .replace(linksTo(room), '')
    .replace(HEAD_END, () => links + HEAD_END);

/**
 * What the gateway would name ahead of a build (`first-files.json`), so that pages load it as quickly as a released one.
 * @param {string} base address of the build's folder
 * @param firstFiles content of its `first-files.json`
 */
export const preloadLinks = (base, firstFiles, lang) => {
  const { scripts = [], texts = {} } = firstFiles?.remote ?? {};
  const manifest = `<link rel="preload" as="fetch" fetchpriority="low" crossorigin="anonymous" href="${base}mf-manifest.json" />`;
  const files = [...scripts, ...(texts[lang] ?? [])].map(
    ([file, digest]) =>
      `<link rel="preload" as="script" fetchpriority="low" href="${base}${file}" integrity="${digest}" />`,
  );
  return [manifest, ...files].join('');
};
