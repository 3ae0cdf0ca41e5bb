import { kindOf } from './pagesToOpen.mjs';

const LANG = /^\/(?:en|cn|jp|kh)(?=\/|$)/;

const fits = (pattern, address) => {
  const [wanted, given] = [pattern.split('/'), address.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
};

/**
 * The gateway draws the frame of a page only where it knows the page. For pages that the platform does not have yet, the document of
 * another page with the same frame is taken, one that no remote wrote as text.
 * @param {string} origin; @param remotes what the remotes in use declare
 * @param declared of the build
 * @returns {Promise<(url: string) => string>}
 */
export const documentsFor = async (origin, remotes, declared) => {
  const known = remotes.flatMap(({ pages }) => pages);
  const isKnown = (address) => known.some(({ path }) => fits(path, address));
  const standIns = new Map();
  const find = async (kind) => {
    for (const { path } of known.filter((page) => kindOf(page) === kind && !page.path.includes(':'))) {
      const html = await (
        await fetch(new URL(`/en${path}`, origin), { headers: { accept: 'text/html' } })
      ).text();
      if (!html.includes('data-first-view=')) return path;
    }
    return null;
  };
  for (const page of declared.pages.filter(({ path }) => !isKnown(path))) {
    const kind = kindOf(page);
    if (kind !== 'public' && !standIns.has(kind)) standIns.set(kind, await find(kind));
  }
  return (url) => {
    const { pathname } = new URL(url);
    const prefix = LANG.exec(pathname)?.[0] ?? '';
    const address = pathname.slice(prefix.length);
    const page = declared.pages.find(({ path }) => fits(path, address));
    if (!page || isKnown(address)) return url;
    const other = standIns.get(kindOf(page));
    return other ? new URL(prefix + other, origin).href : url;
  };
};
