import { saveTemplate } from '@yinyom/contracts/websites/template';
import { brandColors } from '@yinyom/notice/colors/brandColors';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { bodyOf, press } from '../testing/press';
import { sampleTemplate } from '../testing/sampleData';

const BRAND = '#7a1fa2';

const openLook = async () => {
  const gateway = websitePlatform();
  gateway.answer(saveTemplate, sampleTemplate({ etag: '"two"' }));
  await openWebsite('design');
  const saved = async () => {
    await press('Save draft');
    await screen.findByText('Draft saved. Visitors do not see it yet.');
    return bodyOf(gateway.received(saveTemplate).at(-1))['design'] as Record<string, unknown>;
  };
  return { saved };
};
const chooseBrand = async () => {
  const brand = screen.getByRole('textbox', { name: 'Brand colour' });
  await userEvent.clear(brand);
  await userEvent.type(brand, BRAND);
};

test('one brand colour gives all ten, which are readable, and it is one step of undo', async () => {
  const { saved } = await openLook();
  await userEvent.click(await screen.findByRole('radio', { name: 'Custom colours' }));
  expect(screen.getByText(/Some colours were set by hand/)).toBeVisible();
  await chooseBrand();
  expect(screen.queryByText(/Some colours were set by hand/)).not.toBeInTheDocument();
  const contrasts = within(screen.getByRole('list', { name: 'Contrast' }));
  expect(contrasts.getAllByText(/^enough/)).toHaveLength(5);
  expect(contrasts.queryByText(/^too low/)).not.toBeInTheDocument();
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Background' })).getByRole('radio', { name: 'Dark' }),
  );
  await press('Undo');
  expect(await saved()).toMatchObject({ theme: 'gsb', brand: BRAND, colors: brandColors(BRAND).light });
  await press('Undo');
  expect(screen.getByRole('textbox', { name: 'Brand colour' })).toHaveValue('#0b6e6e');
});

test('a colour that cannot be read is said to be so', async () => {
  await openLook();
  await userEvent.click(await screen.findByRole('radio', { name: 'Custom colours' }));
  await userEvent.click(screen.getByText('Advanced: set the ten colours by hand'));
  const reject = screen.getByRole('textbox', { name: 'Reject text' });
  await userEvent.clear(reject);
  await userEvent.type(reject, '#0b6e6f');
  expect(within(screen.getByRole('list', { name: 'Contrast' })).getAllByText(/^too low/)).toHaveLength(1);
});

test('with the theme that follows devices the brand gives both sets, and the owner’s ten stay as they are', async () => {
  const { saved } = await openLook();
  await userEvent.click(await screen.findByRole('radio', { name: /Follows the visitor/ }));
  await chooseBrand();
  expect(screen.getAllByRole('list', { name: /^Contrast \(/ })).toHaveLength(2);
  expect(await saved()).toMatchObject({
    theme: 'auto',
    brand: BRAND,
    colors: sampleTemplate().design.colors,
  });
});

test('a ready-made shape sets corners, width and text size in one step of undo', async () => {
  const { saved } = await openLook();
  const ready = within(await screen.findByRole('group', { name: 'Ready-made shapes' }));
  expect(ready.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await userEvent.click(ready.getByRole('radio', { name: 'Friendly' }));
  expect(await saved()).toMatchObject({ corners: 'round', width: 'narrow', text_size: 'large' });
  await press('Undo');
  expect(ready.getByRole('radio', { name: 'Standard' })).toBeChecked();
  // A step of the owner's own makes it none of them.
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Text size' })).getByRole('radio', { name: 'Larger' }),
  );
  expect(ready.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

test('corners, width and text size are chosen in steps', async () => {
  const { saved } = await openLook();
  const choose = async (group: string, name: string) =>
    userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));
  await screen.findByRole('heading', { name: 'Shape and size' });
  await choose('Corners', 'Round');
  await choose('Width', 'Wide');
  await choose('Text size', 'Large');
  expect(await saved()).toMatchObject({ corners: 'round', width: 'wide', text_size: 'large' });
});
