import { allowFramePages, setTextRule } from './textRule';

type Rule = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

const ruleOf = (): Rule => {
  const rules: Record<string, Rule> = {};
  Object.assign(window, {
    trustedTypes: { createPolicy: (name: string, rule: Rule) => (rules[name] = rule) },
  });
  setTextRule();
  Reflect.deleteProperty(window, 'trustedTypes');
  return rules['default'] as Rule;
};

afterEach(() => document.head.replaceChildren());

it('HT-06b scripts come from this origin and from those that the page names', () => {
  const holder = document.createElement('meta');
  Object.assign(holder, { name: 'script-origins', content: 'https://cdn.example.org' });
  document.head.append(holder);
  const { createScriptURL } = ruleOf();
  for (const ours of ['/assets/x.js', `${location.origin}/mfe/x.js`, 'https://cdn.example.org/x.js'])
    expect(createScriptURL(ours)).toBe(ours);
  for (const foreign of [
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:null/1',
    'https://cdn.example.org.evil.example/x.js',
    'http://',
  ])
    expect(createScriptURL(foreign)).toBeNull();
});

it('HT-06b no text becomes markup but the pages of frames that the console made', () => {
  const { createHTML } = ruleOf();
  expect(createHTML('<p>frame</p>')).toBeNull();
  allowFramePages((html) => html === '<p>frame</p>');
  expect(createHTML('<p>frame</p>')).toBe('<p>frame</p>');
  expect(createHTML('<p>frame</p> ')).toBeNull();
});

it('does nothing in a browser without Trusted Types', () => {
  expect(setTextRule).not.toThrow();
});
