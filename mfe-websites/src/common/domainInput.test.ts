import { domainInput, domainOf, hostTyped, settled } from './domainInput';

const typed = (text: string) => settled({ text, path: '', withPath: false });

test.each([
  ['https://www.silpa.ac.th/th/index.php?x=1', 'www.silpa.ac.th', '/th/index.php'],
  ['HTTPS://user:secret@www.Example.co.th:8443/shop/?utm=1#top', 'www.example.co.th', '/shop'],
  ['www.example.co.th/shop/', 'www.example.co.th', '/shop'],
  ['www.example.co.th/', 'www.example.co.th', ''],
  ['www.example.co.th?x=1', 'www.example.co.th', ''],
  ['  www.example.co.th ', 'www.example.co.th', ''],
  ['localhost:4711', 'localhost:4711', ''],
])('H4: %s is the host %s, and its path is only offered', (text, host, path) => {
  const input = typed(text);
  expect([input.text, input.path, input.withPath]).toEqual([host, path, false]);
  expect(domainOf(input)).toBe(host);
});

test('H4: a path is part of the domain when its owner wants it, and stays so', () => {
  const wanted = { ...typed('https://www.silpa.ac.th/th'), withPath: true };
  expect(domainOf(wanted)).toBe('www.silpa.ac.th/th');
  expect(domainOf(domainInput('www.silpa.ac.th/th'))).toBe('www.silpa.ac.th/th');
});

test('another path is another question', () => {
  const wanted = { ...domainInput('www.silpa.ac.th/th'), text: 'https://www.silpa.ac.th/en' };
  expect(domainOf(wanted)).toBe('www.silpa.ac.th');
});

test.each([
  ['https://www.silpa.ac.th/th/index.php?x=1', 'www.silpa.ac.th'],
  ['shop.example.co.th/', 'shop.example.co.th'],
  ['shop.example.co.th', 'shop.example.co.th'],
])('H4: where no path can matter, %s is %s', (typed, host) => expect(hostTyped(typed)).toBe(host));
