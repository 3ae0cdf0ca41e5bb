import {
  inlineElement,
  readInlinePiece,
  toInlinePiece,
  toInlineScript,
  type InlineFacts,
} from './inlinePiece';
import type { SdkConfig } from './config';

const facts: InlineFacts = {
  site_key: 'k7Qm2x--4tR4bNc8L',
  version: 12,
  sdk_version: '1.15.0',
  integrity: 'sha256-AAAA',
  made_at: '2026-11-26T00:00:00.000Z',
  fresh_until: '2026-11-27T00:00:00.000Z',
};
const build = {
  inline: { head: '(()=>{start(', tail: ')})()' },
  addOns: { vendors: { head: 'tell(', tail: ')' }, serverCookie: { head: 'keep(', tail: ')' } },
  looks: [''],
};
const site = (title: string) =>
  ({
    language: 'th',
    texts: { title, description: title, privacy: {} },
    design: { layout: 0 },
    reconsent: { since: 1 },
  }) as SdkConfig;

test('An inlined piece is read as it was made, whatever the texts are', () => {
  const script = toInlineScript(build, site('</script><!-- \u2028 $& %YINYOM_NONCE%'));
  expect(readInlinePiece(toInlinePiece(facts, script))).toEqual({ facts, script });
});

test.each([
  '',
  '<!-- yinyom {} -->',
  '<!-- yinyom { -->\n<script nonce="%YINYOM_NONCE%">1</script>',
  'half a pie',
])('What is no piece is none: %j', (text) => {
  expect(readInlinePiece(text)).toBeNull();
});

test('A script that would end its element is not put into one', () => {
  expect(() => toInlinePiece(facts, 'let a = "</Script>"')).toThrow('end its element');
});

test('The page’s nonce stands in the place of the placeholder, and can be nothing but a nonce', () => {
  expect(inlineElement('1', 'r4nd+/=_-')).toBe('<script nonce="r4nd+/=_-">1</script>');
  expect(inlineElement('1', '"><img src=x>')).toBe('<script nonce="imgsrc=x">1</script>');
  expect(inlineElement('1')).toBe('<script nonce="">1</script>');
});

test('A piece carries the add-ons that its owner switched on', () => {
  const script = toInlineScript(build, { ...site('t'), vendors: ['meta'] });
  expect(script).toMatch(/\}\)\}\)\(\);\ntell\(\["meta"\]\)$/);
  expect(readInlinePiece(toInlinePiece(facts, script))?.script).toBe(script);
});
