import { formSnippet } from './formSnippet';

it('holds the site key, the two addresses and the text of the link, with nothing that breaks out of an attribute', () => {
  const text = formSnippet({
    origin: 'https://consent.example.ac.th',
    page: 'https://consent.example.ac.th/r/site-key-0001',
    siteKey: 'site-key-0001',
    link: 'Yours & <mine> "ours"',
  });
  const frame = document.createElement('div');
  frame.innerHTML = text;
  const [place, script] = [...frame.children];
  expect(place?.hasAttribute('data-yinyom-requests')).toBe(true);
  expect(place?.querySelector('a')).toHaveAttribute('href', 'https://consent.example.ac.th/r/site-key-0001');
  expect(place).toHaveTextContent('Yours & <mine> "ours"');
  expect(Object.fromEntries([...script!.attributes].map(({ name, value }) => [name, value]))).toEqual({
    src: 'https://consent.example.ac.th/sdk/v1/requests.js',
    'data-site-key': 'site-key-0001',
  });
});
