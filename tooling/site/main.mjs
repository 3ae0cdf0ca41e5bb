// `npm run site [-- FOLDER]`: the documentation as a website, in dist/site. SITE_BASE=/docs/ for a website below a path.
import { spawnSync } from 'node:child_process';
import { cpSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildAll } from '../build/buildAll.mjs';
import { ROOT } from '../install.mjs';
import { apiPages } from './apiPages.mjs';
import { pageText, sitePages } from './sitePages.mjs';
import { siteSidebars } from './siteSidebars.mjs';

const HERE = import.meta.dirname;
const WORK = path.join(ROOT, 'node_modules/.cache/yinyom-site');
const target = path.resolve(process.argv[2] ?? path.join(ROOT, 'dist/site'));
/** Where examples of the reference call: each installation names itself in its own document. */
const ORIGIN = 'https://consent.example.ac.th';

const run = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: WORK,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`);
  process.exit(1);
};

/** The generator is not part of the normal installation: 125 packages and 100 MB. */
const installGenerator = () => {
  mkdirSync(WORK, { recursive: true });
  const lock = readFileSync(path.join(HERE, 'package-lock.json'), 'utf8');
  const installed = path.join(WORK, 'installed.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(path.join(HERE, file), path.join(WORK, file));
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel', 'error']);
  writeFileSync(installed, lock);
};

const write = (file, text) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const apiOf = () => {
  buildAll(['api-gateway']);
  const require = createRequire(path.join(ROOT, 'api-gateway/package.json'));
  const { openApiDocument } = require('./dist/reference/openApiDocument.js');
  const { collectionOf } = require('./dist/reference/collectionOf.js');
  const { endpoints: calls } = require('@yinyom/contracts/endpoints');
  const { WEBHOOK_EVENTS } = require('@yinyom/contracts/reference/webhookEvents');
  return {
    document: openApiDocument(calls, ORIGIN, WEBHOOK_EVENTS),
    collection: collectionOf(calls, ORIGIN),
  };
};

const stage = () => {
  const pages = sitePages();
  const { document, collection } = apiOf();
  for (const folder of ['pages', '.vitepress'])
    rmSync(path.join(WORK, folder), { recursive: true, force: true });
  const folder = path.join(WORK, 'pages');
  for (const [file, address] of pages) write(path.join(folder, address), pageText(file, pages));
  for (const [address, text] of Object.entries(apiPages(document))) write(path.join(folder, address), text);
  write(path.join(folder, 'public/openapi.json'), JSON.stringify(document));
  write(path.join(folder, 'public/collection.json'), JSON.stringify(collection));
  copyFileSync(path.join(ROOT, 'llms.txt'), path.join(folder, 'public/llms.txt'));
  cpSync(path.join(ROOT, 'docs/schemas'), path.join(folder, 'public/schemas'), { recursive: true });
  const configuration = path.join(WORK, '.vitepress');
  mkdirSync(configuration);
  copyFileSync(path.join(HERE, 'siteConfig.mjs'), path.join(configuration, 'config.mjs'));
  copyFileSync(path.join(HERE, 'siteWords.mjs'), path.join(configuration, 'siteWords.mjs'));
  // Its import is of the generator's package, which this room does not have: so it is text here.
  mkdirSync(path.join(configuration, 'theme'));
  copyFileSync(path.join(HERE, 'theme/index.mjs.txt'), path.join(configuration, 'theme/index.mjs'));
  copyFileSync(path.join(HERE, 'theme/style.css'), path.join(configuration, 'theme/style.css'));
  const facts = { base: process.env.SITE_BASE ?? '/', target, sidebars: siteSidebars(pages, document) };
  write(path.join(configuration, 'facts.json'), JSON.stringify(facts));
};

installGenerator();
stage();
run(process.execPath, [path.join(WORK, 'node_modules/vitepress/bin/vitepress.js'), 'build']);
console.log(
  `The site is in ${path.relative(process.cwd(), target) || '.'}: any web server for files serves it.`,
);
