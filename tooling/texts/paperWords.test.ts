import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isTest, ROOT, scriptsIn } from '../lint/sources';

/** Names of things, the same in every language. */
const NAMES = /SHA-256|UTC|Ed25519|Yinyom|yinyom-verify|DSR|INC/g;

/** What the templates of a file print apart from values: no letter of any language. */
const printed = (source: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html') {
      const { template } = node;
      const text = ts.isNoSubstitutionTemplateLiteral(template)
        ? template.text
        : template.head.text + template.templateSpans.map(({ literal }) => `\u0001${literal.text}`).join('');
      const words = text.replace(/<[^>]*>/g, ' ').replace(NAMES, '');
      if (/\p{L}/u.test(words)) found.push(words.trim());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true));
  return found;
};

it.each([
  ['html`<p class="draft">${words.draft}</p><br /> · SHA-256 ${sha}`', []],
  ['html`<p>Not stated</p>`', ['Not stated']],
  ['html`<ul>${lines.map((line) => html`<li>มาตรา ${line}</li>`)}</ul>`', ['มาตรา \u0001']],
])('words in a template are found: %s', (source, words) => {
  expect(printed(source)).toEqual(words);
});

it('every sentence of a paper comes from the texts of papers, and none from the code that lays it out', () => {
  const files = scriptsIn('services/compliance/src').filter((file) => !isTest(file));
  const withTemplates = files.filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes('html`'));
  expect(withTemplates.length).toBeGreaterThan(15);
  const own = withTemplates.flatMap((file) =>
    printed(readFileSync(path.join(ROOT, file), 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(own).toEqual([]);
});
