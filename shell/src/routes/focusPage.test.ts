import { waitFor } from '@testing-library/react';
import { focusPage } from './focusPage';

const show = (html: string) => {
  document.body.innerHTML = `<a href="#there">There</a><main id="content" tabindex="-1">${html}</main>`;
  const place = document.getElementById('content');
  if (!place) throw new Error('no place for the content');
  return place;
};

/** Ends after everything that waited for a change of a place before has learned of it. */
const changed = (place: Element) =>
  new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(place, { childList: true });
  });

it('the heading of a page has the focus, also when it comes later than the page', async () => {
  const place = show('<h1>Here</h1>');
  focusPage();
  expect(place.querySelector('h1')).toHaveFocus();

  const later = show('<p>Loading</p>');
  focusPage();
  expect(later).toHaveFocus();
  later.innerHTML = '<section><h1>There</h1></section>';
  await waitFor(() => expect(later.querySelector('h1')).toHaveFocus());
});

it('a field of the page that took the focus keeps it, and so does what the user went to meanwhile', async () => {
  const place = show('<input />');
  const field = place.querySelector('input');
  field?.focus();
  focusPage();
  expect(field).toHaveFocus();

  const later = show('<p>Loading</p>');
  focusPage();
  const link = document.querySelector('a');
  link?.focus();
  const loaded = changed(later);
  later.innerHTML = '<h1>There</h1>';
  await loaded;
  expect(link).toHaveFocus();
});

it('waits for no heading once the page was left', async () => {
  const place = show('<p>Loading</p>');
  focusPage()();
  const loaded = changed(place);
  place.innerHTML = '<h1>There</h1>';
  await loaded;
  expect(place).toHaveFocus();
});
