import { previewDocument } from '@yinyom/ui/preview/previewDocument';
import { withFiles } from './frameFiles';

const page = previewDocument({ language: 'th', nonce: 'n1', origin: 'https://console.example.ac.th' });

it('the frame of the example banner names no file: its code and its fonts are in its page', () => {
  const html = withFiles(page, {
    script: "draw('$&</script>')",
    faces: '@font-face{src:url(data:font/woff2;base64,AA)}',
  });
  expect(html).not.toContain('src="');
  expect(html).toContain(`<script nonce="n1">draw('$&<\\/script>')</script>`);
  expect(html).toContain('<style nonce="n1">@font-face{src:url(data:font/woff2;base64,AA)}</style>');
});

it('a page that names its script in another way is not taken', () => {
  expect(() => withFiles('<script src="/other.js"></script>', { script: '', faces: '' })).toThrow(
    'names no script',
  );
});
