import type { BodyOf } from '@yinyom/contracts/endpoint';
import { getTemplate, saveTemplate } from '@yinyom/contracts/websites/template';
import { navigateTo } from '@yinyom/mfe-kit';
import { strayKeys } from '@yinyom/testing/strayKeys';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { bodyOf, press } from '../testing/press';
import { sampleTemplate, sampleTexts } from '../testing/sampleData';

test('all twelve layouts can be chosen by picture, and the choice is saved as a draft', async () => {
  const gateway = websitePlatform();
  gateway.answer(saveTemplate, sampleTemplate({ etag: '"two"' }));
  await openWebsite('banner');
  const layouts = within(await screen.findByRole('group', { name: 'Banner layout' }));
  expect(layouts.getAllByRole('radio')).toHaveLength(12);
  expect(layouts.getByRole('radio', { name: 'Bottom' })).toBeChecked();
  await userEvent.click(layouts.getByRole('radio', { name: 'Popup right' }));
  expect(screen.getByText('You have unsaved changes')).toBeVisible();
  await press('Save draft');
  await screen.findByText('Draft saved. Visitors do not see it yet.');
  const call = gateway.received(saveTemplate)[0];
  expect(call?.headers.get('If-Match')).toBe('"one"');
  expect(bodyOf(call)).toMatchObject({ publish: false, design: { layout: 9 } });
  expect(bodyOf(call)['design']).not.toHaveProperty('logo');
});

test('a change can be undone, typing in one field being one step', async () => {
  websitePlatform();
  await openWebsite('texts');
  const title = await screen.findByRole('textbox', { name: /^Banner title/ });
  await userEvent.type(title, ' new');
  expect(title).toHaveValue('Title th new');
  await press('Undo');
  expect(title).toHaveValue('Title th');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('every step is undone and done again, by button and by keyboard, whatever it was about', async () => {
  websitePlatform();
  await openWebsite('texts');
  const title = await screen.findByRole('textbox', { name: /^Banner title/ });
  await userEvent.type(title, '!');
  await userEvent.click(screen.getByRole('tab', { name: 'Layout' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Top' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('radio', { name: 'Bottom' })).toBeChecked();
  await press('Redo');
  expect(screen.getByRole('radio', { name: 'Top' })).toBeChecked();
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(screen.queryByText('You have unsaved changes')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await userEvent.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}');
  expect(screen.getByText('You have unsaved changes')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Words' }));
  expect(await screen.findByRole('textbox', { name: /^Banner title/ })).toHaveValue('Title th!');
});

test('? names the keys of the draft', async () => {
  websitePlatform();
  await openWebsite('texts');
  await screen.findByRole('textbox', { name: /^Banner title/ });
  expect(strayKeys(() => document.body)).toEqual({ ignored: [], unnamed: [] });
});

test('a saved draft can still be taken a step back, which is unsaved then', async () => {
  const gateway = websitePlatform();
  gateway.answer(saveTemplate, ({ body }) =>
    sampleTemplate({ etag: '"two"', languages: (body as BodyOf<typeof saveTemplate>).languages }),
  );
  await openWebsite('texts');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Banner title/ }), '!');
  await press('Save draft');
  await waitFor(() => expect(screen.queryByText('You have unsaved changes')).not.toBeInTheDocument());
  await press('Undo');
  expect(screen.getByRole('textbox', { name: /^Banner title/ })).toHaveValue('Title th');
  expect(screen.getByText('You have unsaved changes')).toBeVisible();
});

test('the preview shows the part that is being written', async () => {
  websitePlatform();
  await openWebsite('texts');
  const view = within(await screen.findByRole('group', { name: 'Show' }));
  expect(view.getByRole('radio', { name: 'Banner' })).toBeChecked();
  await userEvent.click(screen.getByRole('textbox', { name: /^Window title/ }));
  expect(view.getByRole('radio', { name: 'Settings window' })).toBeChecked();
  await userEvent.click(screen.getByRole('textbox', { name: /^Banner title/ }));
  expect(view.getByRole('radio', { name: 'Banner' })).toBeChecked();
});

test('unsaved work survives a look at another section, and leaving the website asks first', async () => {
  websitePlatform();
  await openWebsite('texts');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Banner title/ }), '!');
  await userEvent.click(screen.getByRole('tab', { name: 'Install' }));
  await screen.findByRole('list', { name: 'Install the script' });
  // The banner opens where it was left.
  await userEvent.click(screen.getByRole('tab', { name: 'Banner' }));
  expect(await screen.findByRole('textbox', { name: /^Banner title/ })).toHaveValue('Title th!');
  act(() => navigateTo('/websites'));
  const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(location.pathname).toMatch(/^\/en\/websites\/.+/);
  expect(screen.getByRole('textbox', { name: /^Banner title/ })).toHaveValue('Title th!');
});

test('F-A1 d) when somebody else saved in between nothing is overwritten and the latest can be loaded', async () => {
  const gateway = websitePlatform();
  await openWebsite('texts');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Banner title/ }), '!');
  gateway.refuse(saveTemplate, 412, 'version_conflict', { message: 'Someone else has changed this.' });
  await press('Save draft');
  expect(await screen.findByText('Someone else has changed this.')).toBeVisible();
  const theirs = sampleTexts('th');
  // What was refused is still there, and so is the editor.
  expect(screen.getByRole('textbox', { name: /^Banner title/ })).toHaveValue('Title th!');
  gateway.answer(
    getTemplate,
    sampleTemplate({
      etag: '"theirs"',
      languages: { th: { ...theirs, banner: { ...theirs.banner, title: 'Theirs' } }, en: sampleTexts('en') },
    }),
  );
  await press('Load the latest version (discard my changes)');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Banner title/ })).toHaveValue('Theirs'));
  expect(screen.queryByText('Someone else has changed this.')).not.toBeInTheDocument();
});

test('F-A1 what is typed while a draft is on its way stays', async () => {
  const gateway = websitePlatform();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  gateway.answer(saveTemplate, async ({ body }) => {
    await arrived;
    return sampleTemplate({ etag: '"kept"', languages: (body as BodyOf<typeof saveTemplate>).languages });
  });
  await openWebsite('texts');
  const title = await screen.findByRole('textbox', { name: /^Banner title/ });
  await userEvent.type(title, ' one');
  await press('Save draft');
  await userEvent.type(title, ' two');
  arrive();
  await screen.findByText('Draft saved. Visitors do not see it yet.');
  expect(title).toHaveValue('Title th one two');
  expect(screen.getByText('You have unsaved changes')).toBeVisible();
});

test('texts can be copied from another language after a question', async () => {
  websitePlatform();
  await openWebsite('texts');
  await press('Copy from another language');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'English' }));
  const question = within(await screen.findByRole('dialog', { name: 'Replace all texts of this language?' }));
  await userEvent.click(question.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Banner title/ })).toHaveValue('Title en'));
});

test('custom colours warn where a text would be hard to read', async () => {
  websitePlatform();
  await openWebsite('design');
  await userEvent.click(await screen.findByRole('radio', { name: 'Custom colours' }));
  await userEvent.click(screen.getByText('Advanced: set the ten colours by hand'));
  expect(screen.getAllByRole('textbox', { name: /^(Background|Text|Accept|Reject|Decline)/ })).toHaveLength(
    10,
  );
  const text = screen.getByRole('textbox', { name: 'Accept-all text' });
  await userEvent.clear(text);
  await userEvent.type(text, '#0b6e6f');
  expect(await screen.findByText(/contrast is 1:1, at least 4.5:1 is needed/)).toBeVisible();
});

test('the draft is checked against the law while it is typed, beside the field and in sum', async () => {
  websitePlatform();
  await openWebsite('texts');
  const sum = await screen.findByText(/^0 to correct, \d to check/);
  const description = screen.getByRole('textbox', { name: /^Banner description/ });
  await userEvent.clear(description);
  await userEvent.type(description, 'หากท่านใช้งานเว็บไซต์นี้ต่อ ถือว่าท่านยินยอม');
  await waitFor(() => expect(sum).toHaveTextContent('1 to correct'));
  expect(description).toBeInvalid();
  expect(description).toHaveAccessibleDescription(/This text says that continuing means consent/);
  await userEvent.clear(description);
  await userEvent.type(description, 'Example Company ขอความยินยอม');
  await waitFor(() => expect(sum).toHaveTextContent('0 to correct'));
  expect(description).toBeValid();
});
