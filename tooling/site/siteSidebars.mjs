import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { linkTo } from './sitePages.mjs';

const LINK = /\[([^\]]+)\]\(([^)#\s]+)[^)]*\)/g;

const groupsOf = (file, pages) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^\| \*\*(.+?)\*\* \| (.+) \|$/gm)].map(
    ([, title, links]) => ({
      text: title[0].toUpperCase() + title.slice(1),
      collapsed: true,
      items: [...links.matchAll(LINK)].flatMap(([, text, target]) => {
        const address = pages.get(path.posix.join(path.posix.dirname(file), target));
        return address ? [{ text: text[0].toUpperCase() + text.slice(1), link: linkTo(address) }] : [];
      }),
    }),
  );

/**
 * Menus of the site: the table of contents of the documents, with the packages and the groups of calls.
 * @param {Map<string, string>} pages from `sitePages`
 * @param {object} document OpenAPI
 */
export const siteSidebars = (pages, document) => {
  const packages = [...pages].filter(([, address]) => address.startsWith('en/packages/'));
  return {
    th: groupsOf('docs/th/README.md', pages).map((group) => ({ ...group, collapsed: false })),
    en: [
      ...groupsOf('docs/README.md', pages),
      {
        text: 'API reference',
        collapsed: true,
        items: [
          { text: 'All calls', link: '/en/api/' },
          ...document.tags.map(({ name }) => ({ text: name, link: `/en/api/${name}` })),
        ],
      },
      {
        text: 'Packages',
        collapsed: true,
        items: packages.map(([, address]) => ({
          text: path.posix.basename(address, '.md'),
          link: linkTo(address),
        })),
      },
    ],
  };
};
