import { linkKind } from './linkKind';

describe('linkKind', () => {
  it.each([
    '/',
    '/about.html',
    '/v1.2/intro',
    '/how-to-delete-your-browsing-data-safely',
    '/products/clearly-good',
    '/paying-guests',
    '/%E0%B8%95%E0%B8%B4%E0%B8%94%E0%B8%95%E0%B9%88%E0%B8%AD',
    '/%E0%A4%A',
  ])('%s is a page', (path) => {
    expect(linkKind(`http://site.test${path}`)).toBe('page');
  });

  it.each(['/a.pdf', '/img/b.JPG', '/feed.rss', '/data.json', '/a.css', '/download.zip?x=1'])(
    '%s is a file',
    (path) => {
      expect(linkKind(`http://site.test${path}`)).toBe('file');
    },
  );

  it.each([
    '/logout',
    '/log-out',
    '/account/sign_out.php',
    '/signOut',
    '/clear-cookies',
    '/?action=logout',
    '/#!/logout',
    '/ออกจากระบบ',
  ])('%s comes last', (path) => {
    expect(linkKind(`http://site.test${path}`)).toBe('late');
  });

  it.each([
    '/delete',
    '/items/3/delete',
    '/cart?remove=7',
    '/cart?action=remove-item',
    '/newsletter/unsubscribe?u=1',
    '/deleteAccount',
    '/buy-now',
    '/รายการ/ลบ',
  ])('%s is never opened', (path) => {
    expect(linkKind(`http://site.test${path}`)).toBe('never');
  });
});
