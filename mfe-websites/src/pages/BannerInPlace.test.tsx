import type { PreviewPlaces } from '@yinyom/contracts/sdk/preview';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';

const box = (y: number) => ({ x: 10, y, width: 200, height: 20 });
const PLACES: PreviewPlaces = {
  shown: { x: 0, y: 600, width: 1024, height: 160 },
  texts: [
    ['banner.title', box(610)],
    ['banner.description', box(640)],
    ['privacy.name', box(660)],
    ['banner.accept', box(700)],
  ],
};

/** The editor with a preview whose frame has told where its texts stand. */
const openPreview = async (section = 'banner') => {
  websitePlatform();
  await openWebsite(section);
  const frame = (await screen.findByTitle('Live preview')) as HTMLIFrameElement;
  act(() => {
    const told = { data: { yinyomPreview: PLACES }, source: frame.contentWindow };
    window.dispatchEvent(new MessageEvent('message', told));
  });
  return {
    frame,
    texts: within(screen.getByRole('group', { name: 'Texts of the preview that can be edited' })),
  };
};

test('a text is edited where it stands, by keyboard, in the same draft as the form', async () => {
  const { texts } = await openPreview('texts');
  const title = texts.getByRole('button', { name: 'Edit Banner title: Title th' });
  title.focus();
  await userEvent.keyboard('{Enter}');
  const place = within(screen.getByRole('group', { name: 'Banner title' }));
  expect(place.getByRole('textbox', { name: /^Banner title/ })).toHaveFocus();
  expect(title).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' new');
  expect(place.getByText('12 of 160 characters')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Banner title' })).not.toBeInTheDocument();
  // The focus is back on the text, which is called by what it says now; the form says the same.
  expect(texts.getByRole('button', { name: 'Edit Banner title: Title th new' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /^Banner title/ })).toHaveValue('Title th new');
  expect(screen.getByText('You have unsaved changes')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('textbox', { name: /^Banner title/ })).toHaveValue('Title th');
});

test('what is wrong with a text is told where it is edited, and a description keeps its lines', async () => {
  const { texts } = await openPreview();
  await userEvent.click(texts.getByRole('button', { name: /^Edit Banner description/ }));
  const field = screen.getByRole('textbox', { name: /^Banner description/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'หากท่านใช้งานเว็บไซต์นี้ต่อ{Enter}ถือว่าท่านยินยอม');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/This text says that continuing means consent/);
  expect(field).toHaveValue('หากท่านใช้งานเว็บไซต์นี้ต่อ\nถือว่าท่านยินยอม');
  expect(field).toHaveAttribute('maxlength', '2000');
});

test('the link to the notice is edited with its address; another text takes the place of the one that is open', async () => {
  const { texts } = await openPreview();
  await userEvent.click(texts.getByRole('button', { name: /^Edit Link name/ }));
  expect(screen.getByRole('textbox', { name: /^Link address/ })).toHaveValue(
    'https://www.example.co.th/privacy',
  );
  await userEvent.click(texts.getByRole('button', { name: /^Edit Accept button/ }));
  expect(screen.queryByRole('textbox', { name: /^Link address/ })).not.toBeInTheDocument();
  await userEvent.keyboard('!{Enter}');
  expect(texts.getByRole('button', { name: 'Edit Accept button: Accept th!' })).toHaveFocus();
});

test('the keyboard passes the preview by until somebody wants to try it', async () => {
  const { frame } = await openPreview();
  expect(frame).toHaveAttribute('inert');
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
  expect(frame).not.toHaveAttribute('inert');
  expect(screen.queryByRole('button', { name: /^Edit Banner title/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back to editing' }));
  expect(frame).toHaveAttribute('inert');
  expect(screen.getByRole('button', { name: /^Edit Banner title/ })).toBeVisible();
});
