// node renderFirstViews.cjs <compiled firstViewsEntry> <path> …: prints { "<path>": { "<lang>": { html, css } } } as JSON.
const [bundle, ...paths] = process.argv.slice(2);
const LANGUAGES = ['th', 'en', 'cn', 'jp', 'kh'];

/** A fresh copy of the code: the router and the texts belong to one address. */
const render = (path, lang) => {
  const pathname = lang === 'th' ? path : `/${lang}${path}`;
  globalThis.location = { pathname, search: '', hash: '', origin: '', protocol: 'https:' };
  globalThis.history = { state: null };
  delete require.cache[require.resolve(bundle)];
  return require(bundle).renderFirstView(lang);
};

const main = async () => {
  const views = {};
  for (const path of paths) {
    views[path] = {};
    for (const lang of LANGUAGES) views[path][lang] = await render(path, lang);
  }
  process.stdout.write(JSON.stringify(views));
};

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
