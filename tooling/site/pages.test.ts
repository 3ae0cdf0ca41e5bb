import { spawnSync } from 'node:child_process';
import path from 'node:path';

const here = (file: string) => JSON.stringify(path.join(__dirname, file));
/** These modules are written for Node.js itself, so they run there. */
const run = (code: string): unknown => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
};

it('a Thai word in the middle of a sentence is a word of the search, also where the function arrives as text', () => {
  const sentence = 'ผู้ควบคุมข้อมูลต้องขอความยินยอมก่อนใช้คุกกี้';
  const [own, sent] = run(`
    import { siteWords } from ${here('siteWords.mjs')};
    const sent = new Function('return ' + siteWords)();
    const text = ${JSON.stringify(sentence)};
    console.log(JSON.stringify([siteWords(text + '. If-Match: key_expired'), sent(text)]));`) as string[][];
  expect(own).toEqual(expect.arrayContaining(['ยินยอม', 'คุกกี้', 'match', 'expired']));
  expect(sent).toEqual(expect.arrayContaining(['ยินยอม', 'คุกกี้']));
});

it('every link of a page of the site leads to a page of it, to a file next to them, or out of it', () => {
  const pages = run(`
    import { pageText, sitePages } from ${here('sitePages.mjs')};
    const pages = sitePages();
    console.log(JSON.stringify([...pages].map(([file, address]) => [address, pageText(file, pages)])));`) as [
    string,
    string,
  ][];
  const known = new Set(pages.map(([address]) => `/${address.replace(/(?:(?<=^|\/)index)?\.md$/, '')}`));
  const links = pages.flatMap(([page, text]) =>
    [...text.replaceAll(/^[ ]*```[^]*?^[ ]*```/gm, '').matchAll(/\]\(([^)\s]+)\)/g)].map(
      ([, target = '']) => [page, target.replace(/#.*/, '')] as const,
    ),
  );
  const isKnown = (target: string) => !target || /^[a-z]+:|^\/schemas\//.test(target) || known.has(target);
  expect(links.filter(([, target]) => !isKnown(target))).toEqual([]);
  expect(known).toContain('/');
  expect(known).toContain('/en/guides/api');
});
