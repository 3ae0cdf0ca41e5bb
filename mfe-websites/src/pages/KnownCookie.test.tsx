import { lookUpCookie, type KnownCookie } from '@yinyom/contracts/scanner/cookieLibrary';
import { createCookie, listCookies } from '@yinyom/contracts/websites/cookie';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { sampleCategory, sampleCookie, samplePage } from '../testing/sampleData';

const GA: KnownCookie = {
  name: '_ga_',
  match: 'prefix',
  provider: 'Google Analytics',
  category_type: 3,
  purpose: { th: 'นับผู้เข้าชม', en: 'Counts visitors' },
  expiry: 63_072_000,
};

const openForm = async (known: (name: string | undefined) => KnownCookie | null) => {
  const gateway = websitePlatform();
  gateway.answer(listCookies, samplePage([sampleCookie(1)]));
  gateway.answer(lookUpCookie, ({ query }) => ({ known: known(query.name) }));
  gateway.answer(createCookie, sampleCookie(2));
  await openWebsite('cookies');
  await screen.findByText('cookie_1');
  await userEvent.click(screen.getByRole('button', { name: 'Add cookie' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add cookie' }));
  return { gateway, form, name: form.getByRole('textbox', { name: /^Cookie name/ }) };
};

test('a name that the library knows is filled in with one press, not before', async () => {
  const { gateway, form, name } = await openForm((asked) => (asked === '_ga_X1' ? GA : null));
  await userEvent.type(name, '_ga_X1');
  expect(await form.findByText('The library knows _ga_*')).toBeVisible();
  expect(form.getByText('Google Analytics · Category 3 · 2 years')).toBeVisible();
  const provider = form.getByRole('textbox', { name: /^Provider/ });
  expect(provider).toHaveValue('');
  await userEvent.click(form.getByRole('button', { name: 'Fill in' }));
  expect(provider).toHaveValue('Google Analytics');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(createCookie)).toHaveLength(1));
  expect(gateway.received(createCookie)[0]?.body).toMatchObject({
    name: '_ga_',
    match: 'prefix',
    provider: 'Google Analytics',
    category_id: sampleCategory(3).id,
    purpose: GA.purpose,
    expiry: 63_072_000,
  });
});

test('the necessary category is chosen by the owner alone', async () => {
  const { form, name } = await openForm(() => ({ ...GA, category_type: 1 }));
  await userEvent.type(name, '_ga_');
  await userEvent.click(await form.findByRole('button', { name: 'Fill in' }));
  expect(form.getByRole('textbox', { name: /^Provider/ })).toHaveValue('Google Analytics');
  expect(form.getByRole('combobox', { name: /^Category/ })).toHaveValue('');
});

test('a name that it does not know changes nothing', async () => {
  const { gateway, form, name } = await openForm(() => null);
  await userEvent.type(name, 'own_cookie');
  await waitFor(() => expect(gateway.received(lookUpCookie).at(-1)?.query.name).toBe('own_cookie'));
  expect(form.queryByRole('button', { name: 'Fill in' })).toBeNull();
});
