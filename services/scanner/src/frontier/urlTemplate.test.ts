import { urlTemplate } from './urlTemplate';

const keyOf = (path: string) => urlTemplate(`http://site.test${path}`).key.replace('site.test', '');

describe('urlTemplate', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/news/17', '/news/{n}'],
    ['/news/17-a-title-of-it', '/news/{title}'],
    ['/product-17.html', '/product-{n}.html'],
    ['/mp3-player', '/mp3-player'],
    ['/users/6f9619ff-8b86-d011-b42d-00cf4fc964ff', '/users/{id}'],
    ['/o/9f86d081884c7d65', '/o/{id}'],
    ['/our-very-long-name-of-an-area', '/our-very-long-name-of-an-area'],
    ['/blog/what-we-learned-from-moving-house', '/blog/{title}'],
    ['/?id=5&lang=th', '/?id={n}&lang=th'],
    ['/app#!/item/4', '/app#/item/{n}'],
    ['/2026/11/21/a-post', '/{date}/a-post'],
    ['/cal/2569-11', '/cal/{date}'],
    ['/calendar?m=12&y=2026', '/calendar?m={date}&y={date}'],
    ['/calendar?page=12', '/calendar?page={date}'],
    ['/agenda/november-2026', '/agenda/{date}'],
    ['/ปฏิทิน/พฤศจิกายน', '/%E0%B8%9B%E0%B8%8F%E0%B8%B4%E0%B8%97%E0%B8%B4%E0%B8%99/{date}'],
    ['/log?ts=1760000000', '/log?ts={date}'],
  ])('%s is one of %s', (path, key) => {
    expect(decodeURIComponent(keyOf(path))).toBe(decodeURIComponent(key));
  });

  it('ten pages of a template, three of one with dates or of a circle', () => {
    const limitOf = (path: string) => urlTemplate(`http://site.test${path}`).limit;
    expect([limitOf('/news/17'), limitOf('/calendar/2026-11'), limitOf('/cal/next/next/next')]).toEqual([
      10, 3, 3,
    ]);
    expect(limitOf('/a/b/a/b/a/b')).toBe(3);
  });

  it('a walk in a circle has one template however long it is', () => {
    expect(keyOf('/cal/next/next/next/next')).toBe(keyOf('/cal/next/next'));
  });
});
