import { getMe } from '@yinyom/contracts/identity/account';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmDialog, defineRemote, Link, toast, useParams, useTexts } from '../index';
import { useGetMeQuery } from '@yinyom/mfe-kit/platformCalls';

const Home = () => {
  const t = useTexts('sample');
  const { data, error } = useGetMeQuery();
  const ask = async () => {
    if (await confirmDialog({ title: 'Sure?', text: 'Really', confirm: 'Yes' })) toast.success('done');
  };
  return (
    <>
      <h1>{t('hello')}</h1>
      <p>{data?.email ?? (error ? 'failed' : 'waiting')}</p>
      <Link to="/things/7">next</Link>
      <button onClick={() => void ask()}>ask</button>
    </>
  );
};
const Thing = () => <p>thing {useParams().id}</p>;

const words: Record<string, { hello: string }> = { th: { hello: 'สวัสดี' }, en: { hello: 'Hello' } };

const remote = defineRemote({
  name: 'mfe_sample',
  namespace: 'sample',
  texts: (lang) => Promise.resolve({ default: words[lang] ?? {} }),
  routes: [
    { path: '/', element: <Home /> },
    { path: '/things/:id', element: <Thing /> },
  ],
});

const user = {
  id: 'u1',
  name: 'Suda',
  email: 'suda@example.co.th',
  first_name: 'Suda',
  last_name: 'D',
  two_fa_at: null,
  locale: 'th' as const,
  must_change_password: false,
  created_at: '2026-01-01T00:00:00.000Z',
  last_access_at: null,
};

describe('a remote on the page', () => {
  it('shows its texts in the language of the address and links stay in it', async () => {
    fakeGateway().answer(getMe, user);
    await renderRemote(remote, { path: '/', lang: 'en', session: { token: 't', user } });
    expect(await screen.findByRole('heading', { name: 'Hello' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'next' }));
    expect(screen.getByText('thing 7')).toBeInTheDocument();
    expect(location.pathname).toBe('/en/things/7');
  });

  it('shows what the platform answered, with the token of the session', async () => {
    const gateway = fakeGateway();
    gateway.answer(getMe, user);
    await renderRemote(remote, { path: '/', session: { token: 'abc', user } });
    expect(await screen.findByText('suda@example.co.th')).toBeInTheDocument();
    expect(gateway.received(getMe)[0]?.headers.get('authorization')).toBe('Bearer abc');
    expect(gateway.received(getMe)[0]?.headers.get('accept-language')).toBe('th-TH');
  });

  it('asks before a step and shows a toast after it', async () => {
    fakeGateway().answer(getMe, user);
    await renderRemote(remote, { path: '/', session: { token: 'abc', user } });
    await userEvent.click(await screen.findByRole('button', { name: 'ask' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('done')).toBeInTheDocument();
  });
});
