import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { fileAddress } from '../repository.mjs';

/** Documents of this repository's developers: a link to them leads into the repository. */
const NOT_SHOWN = /^docs\/(?:decisions|images|schemas)\/|^docs\/specification\.md$/;

/** Documents outside of `docs` that the site shows, with their addresses. */
const OTHERS = {
  'CHANGELOG.md': 'en/changelog.md',
  'examples/README.md': 'en/examples.md',
  'consent-sdk/README.md': 'en/packages/consent-sdk.md',
  'tooling/scan/README.md': 'en/packages/scan.md',
};

const manifestOf = (name) => {
  const file = path.join(ROOT, 'packages', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** Packages that integrators install. */
const packagesShown = () =>
  readdirSync(path.join(ROOT, 'packages')).filter((name) => {
    const { audience, integrators } = manifestOf(name);
    return (audience || integrators) && existsSync(path.join(ROOT, 'packages', name, 'README.md'));
  });

const addressOf = (file) => {
  const below = file.replace(/^docs\//, '').replace(/(^|\/)README\.md$/, '$1index.md');
  return below.startsWith('th/') ? below.slice(3) : `en/${below}`;
};

/**
 * Documents that are pages of the site: Thai at the root, English below `/en/`.
 * @returns {Map<string, string>} address below the site's root by the path of the document
 */
export const sitePages = () => {
  const documents = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.md') && !NOT_SHOWN.test(file))
    .sort();
  return new Map([
    ...documents.map((file) => [file, addressOf(file)]),
    ...packagesShown().map((name) => [`packages/${name}/README.md`, `en/packages/${name}.md`]),
    ...Object.entries(OTHERS).filter(([file]) => existsSync(path.join(ROOT, file))),
  ]);
};

const LINK = /(\]\()([^)\s]+)(\))/g;

/** A code block, or a line of text: links are in the second alone. */
const PIECES = /(^[ ]*```[^]*?^[ ]*```)/gm;

/** Address of a page as VitePress links it. */
export const linkTo = (address) => `/${address.replace(/(?:(?<=^|\/)index)?\.md$/, '')}`;

const movedLink = (target, file, pages) => {
  if (/^[a-z]+:|^#/.test(target)) return target;
  const [, below = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
  const found = path.posix.join(path.posix.dirname(file), below);
  const page = pages.get(found) ?? pages.get(path.posix.join(found, 'README.md'));
  if (page) return linkTo(page) + hash;
  if (found.startsWith('docs/schemas/')) return `/${found.slice(5)}`;
  return fileAddress(found) + hash;
};

/**
 * Text of a document as a page of the site: links lead to other pages, or into the repository.
 * @param {string} file path of the document
 * @param {Map<string, string>} pages from `sitePages`
 */
export const pageText = (file, pages) =>
  readFileSync(path.join(ROOT, file), 'utf8')
    .split(PIECES)
    .map((piece) =>
      piece.trimStart().startsWith('```')
        ? piece
        : piece.replaceAll(
            LINK,
            (_all, open, target, close) => open + movedLink(target, file, pages) + close,
          ),
    )
    .join('');
