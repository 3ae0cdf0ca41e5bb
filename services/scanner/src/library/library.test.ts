import { OURS } from '@yinyom/testing/identityStandIn';
import { startScanner, type Scanner } from '../testing/startScanner';
import { lookUp } from './lookUp';

let scanner: Scanner;
beforeAll(async () => {
  scanner = await startScanner();
});
afterAll(() => scanner.close());

const ask = async (query: Record<string, string>) => {
  const { id } = scanner.websites.addSite(OURS);
  return scanner.as('member')('GET', `/applications/${id}/cookieLibrary?${new URLSearchParams(query)}`);
};

it('tells whoever adds a cookie what a scan would call it', async () => {
  const { status, body } = await ask({ name: '_ga' });
  expect(status).toBe(200);
  expect(body.known).toMatchObject({
    name: '_ga',
    match: 'exact',
    provider: 'Google Analytics',
    category_type: 3,
  });
  expect(body.known.purpose.th).toMatch(/[ก-๙]/);
  expect(body.known.expiry).toBeGreaterThan(86_400);
});

it('says so when it does not know a name, and does not guess by the host', async () => {
  expect((await ask({ name: 'my_own_shop_cookie' })).body).toEqual({ known: null });
  expect((await ask({ name: 'unheard_of', domain: '.doubleclick.net' })).body).toEqual({ known: null });
});

it('refuses a name or a domain that no cookie can have', async () => {
  for (const query of [
    { name: '' } as Record<string, string>,
    { name: 'x'.repeat(257) },
    { name: '_ga', domain: 'a b' },
  ])
    expect((await ask(query)).status).toBe(422);
});

it('lists names that differ only by an id as one', () => {
  expect(lookUp('shop.co.th', { name: '_ga_ABC123XYZ' })).toMatchObject({ name: '_ga_', match: 'prefix' });
});

it('knows a name that means something only on its own host', () => {
  expect(lookUp('shop.co.th', { name: 'IDE', domain: '.doubleclick.net' })?.category_type).toBe(4);
});
