import { choose, countListeners, noScript } from '@yinyom/choice/testing/page';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ConsentGate } from './ConsentGate';
import { ConsentScript } from './ConsentScript';
import { CookieDeclaration } from './CookieDeclaration';

beforeEach(noScript);

const Page = () => (
  <StrictMode>
    <ConsentGate category="statistics" fallback="asks first">
      <b>counts</b>
    </ConsentGate>
  </StrictMode>
);

test('A gate follows the choice, from before the script has come to after a withdrawal', () => {
  render(<Page />);
  expect(screen.getByText('asks first')).toBeInTheDocument();
  act(() => choose({ 3: true }));
  expect(screen.getByText('counts')).toBeInTheDocument();
  act(() => choose({ 3: false }));
  expect(screen.getByText('asks first')).toBeInTheDocument();
});

test('What the server drew is what the browser draws first, also for somebody who has chosen', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Page />);
  expect(place.textContent).toBe('asks first');
  choose({ 3: true });
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, <Page />, { onRecoverableError: (error) => complaints.push(error) }),
  );
  expect(complaints).toEqual([]);
  expect(place.textContent).toBe('counts');
  act(() => root.unmount());
});

test('In strict mode, which mounts twice, no listener is left behind', () => {
  const listeners = countListeners();
  const { unmount } = render(<Page />);
  expect(listeners.now()).toBe(2);
  unmount();
  expect(listeners.now()).toBe(0);
  listeners.stop();
});

test('A script is asked for with consent, once', () => {
  const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="count.js"]')];
  const script = (
    <StrictMode>
      <ConsentScript category={3} src="https://stats.example/count.js" nonce="n1" />
    </StrictMode>
  );
  const first = render(script);
  expect(scripts()).toEqual([]);
  act(() => choose({ 3: true }));
  expect(scripts().map(({ src, nonce }) => [src, nonce])).toEqual([['https://stats.example/count.js', 'n1']]);
  act(() => choose({ 3: false }));
  act(() => choose({ 3: true }));
  first.unmount();
  render(script);
  expect(scripts()).toHaveLength(1);
});

test('The declaration stands in for itself until its script has come, which stands right below it', () => {
  const { container } = render(
    <CookieDeclaration server="https://consent.example" siteKey="k7Qm2xV9" lang="en" />,
  );
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    'https://consent.example/api/v1/public/sites/k7Qm2xV9/declaration.html?lang=en',
  );
  const script = container.querySelector('[data-yinyom-declaration] + script');
  expect(script).toHaveAttribute('data-site-key', 'k7Qm2xV9');
});
