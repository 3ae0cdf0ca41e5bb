import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isTest, ROOT, scriptsIn } from './sources';

/** What is the same in every language. */
const NAMES = new Set(['SHA-256']);
/** Takes the place of a value while tags are taken away. */
const VALUE = '\u0000';

const lettersOf = (text: string): string[] =>
  text
    .replaceAll(/<style>[^]*?<\/style>|<[^>]*>/g, VALUE)
    .split(VALUE)
    .map((part) =>
      part
        .replaceAll(/&\w+;/g, '')
        .replace(/^[^\p{L}]+/u, '')
        .trim(),
    )
    .filter((part) => /\p{L}{2}/u.test(part) && !NAMES.has(part));

/** Words between the tags of a template or of JSX. */
const wordsIn = (file: string, source: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(...lettersOf(node.text));
    if (ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'html') {
      const { template } = node;
      const parts = ts.isNoSubstitutionTemplateLiteral(template)
        ? [template.text]
        : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
      found.push(...lettersOf(parts.join(VALUE)));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return found;
};

it.each([
  ['html`<h1>Record</h1>`', ['Record']],
  ['html`<p class="note ${kind}">${a} and ${b}</p>`', ['and']],
  ['html`<ul>${all.map((one) => html`<li>บันทึก ${one}</li>`)}</ul>`', ['บันทึก']],
  ['html`<input type="text" ${more} /> · SHA-256 ${hash}`', []],
  ['html`<p>SHA-256 ${hash}</p>`', []],
  ['const a = <p title="x">Letter {b}</p>', ['Letter']],
])('words are found in %s', (source, words) => {
  expect(wordsIn('a.tsx', source)).toEqual(words);
});

it('papers and their pages have no words of their own: every sentence comes from texts in five languages', () => {
  const sources = ['services/compliance/src', 'mfe-compliance/src']
    .flatMap((folder) => scriptsIn(folder))
    .filter((file) => !isTest(file) && !/[\\/](?:testing|sample)[\\/]/.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }))
    .filter(({ file, source }) => file.endsWith('.tsx') || source.includes('html`'));
  expect(sources.length).toBeGreaterThan(150);
  const wrong = sources.flatMap(({ file, source }) =>
    wordsIn(file, source).map((words) => `${file}: ${words}`),
  );
  expect(wrong).toEqual([]);
});
