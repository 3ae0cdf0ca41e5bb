import { keepTyped } from './keepTyped';

const TEXT = `<div data-first-view="mfe_auth"><form>
  <input data-name="email" /><input data-name="password" type="password" />
  <input data-name="agree" type="checkbox" /><button>Log in</button></form></div>`;
const PAGE = TEXT.replace('<div data-first-view="mfe_auth">', '<div>').replaceAll('data-name', 'name');

let root: HTMLElement;
const field = (name: string) =>
  root.querySelector(`[data-name="${name}"], [name="${name}"]`) as HTMLInputElement;
/** The page draws itself; observers hear of it a moment later. */
const draw = async (html = PAGE) => {
  root.innerHTML = html;
  await Promise.resolve();
};

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = document.getElementById('root') as HTMLElement;
  root.innerHTML = TEXT;
});

it('carries values, boxes, focus and the place in a field over to the page', async () => {
  field('email').value = 'suda@example.ac.th';
  field('agree').checked = true;
  field('email').focus();
  field('email').setSelectionRange(2, 4);
  keepTyped(root);
  await draw();
  expect([field('email').value, field('password').value, field('agree').checked]).toEqual([
    'suda@example.ac.th',
    '',
    true,
  ]);
  expect(field('email')).toHaveFocus();
  expect([field('email').selectionStart, field('email').selectionEnd]).toEqual([2, 4]);
});

it('carries what is typed after it was called, and tells the page as typing does', async () => {
  keepTyped(root);
  field('password').focus();
  field('password').value = 'secret';
  const heard = jest.fn();
  root.addEventListener('input', heard);
  await draw();
  expect(field('password').value).toBe('secret');
  expect(field('password')).toHaveFocus();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('waits for a page that draws something else first, and leaves what the page filled in itself', async () => {
  field('email').value = 'typed@example.ac.th';
  keepTyped(root);
  await draw('<p>loading</p>');
  await draw(PAGE.replace('name="email"', 'name="email" value="known@example.ac.th"'));
  expect(field('email').value).toBe('known@example.ac.th');
});

it('sends the form once that was sent too early, and no other', async () => {
  jest.useFakeTimers();
  const sent = jest.fn((event: Event) => event.preventDefault());
  root.addEventListener('submit', sent);
  document.documentElement.dataset['sent'] = '';
  keepTyped(root);
  await draw();
  jest.runAllTimers();
  await draw();
  jest.runAllTimers();
  jest.useRealTimers();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('does nothing on a page without text of a remote', async () => {
  root.innerHTML = '<form><input data-name="email" value="a" /></form>';
  keepTyped(root);
  await draw();
  expect(field('email').value).toBe('');
});
