import { drawBehindRows } from './drawBehindRows';

const TEXT = `<main><div data-first-view="mfe_websites"><div data-rows="/api"><table><tbody>
  <tr><td><a href="/websites/a">a</a></td></tr><tr><td><a href="/websites/b">b</a></td></tr></tbody></table></div></div></main>`;
const PAGE = '<main><a href="/websites/b">b</a><a href="/websites/a">a</a></main>';

let root: HTMLElement;
/** Observers hear of it a moment later. */
const draw = async (place: HTMLElement, html: string) => {
  place.innerHTML = html;
  await Promise.resolve();
};

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${TEXT}</div>`;
  root = document.getElementById('root') as HTMLElement;
});
afterEach(() => jest.useRealTimers());

it('draws over grey shapes in their place', () => {
  root.innerHTML = '<main>grey</main>';
  expect(drawBehindRows(root)).toBe(root);
});

it('draws unseen until the page has the same rows, then in place of the text', async () => {
  const place = drawBehindRows(root);
  await draw(place, '<main>loading</main>');
  expect(place).not.toBeVisible();
  expect(root).toBeVisible();
  await draw(place, PAGE);
  expect(root.isConnected).toBe(false);
  expect(document.getElementById('root')).toBe(place);
  expect(place).toBeVisible();
});

it('whoever went along the rows by keyboard goes on from there', async () => {
  const place = drawBehindRows(root);
  root.querySelector<HTMLElement>('a[href="/websites/b"]')?.focus();
  await draw(place, PAGE);
  expect(document.activeElement).toBe(place.querySelector('a[href="/websites/b"]'));
});

it('shows at once what went wrong', async () => {
  const place = drawBehindRows(root);
  await draw(place, '<main><p role="alert">No connection</p></main>');
  expect(place).toBeVisible();
  expect(root.isConnected).toBe(false);
});

it('waits no longer than some seconds for rows that are gone', async () => {
  jest.useFakeTimers();
  const place = drawBehindRows(root);
  await draw(place, '<main>no websites</main>');
  expect(place).not.toBeVisible();
  jest.advanceTimersByTime(4_000);
  expect(place).toBeVisible();
});
