import { getTemplate, saveTemplate } from '@yinyom/contracts/websites/template';
import { saveTemplateFont } from '@yinyom/contracts/websites/templateFont';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { bodyOf, press } from '../testing/press';
import { sampleTemplate } from '../testing/sampleData';

const SHA256 = 'a'.repeat(64);
const UPLOADED = `${location.origin}/api/v1/public/sites/site-key/fonts/${SHA256}.woff2`;
const platform = (font: { family: string; url: string }) => {
  const gateway = websitePlatform();
  const { design } = sampleTemplate();
  gateway.answer(getTemplate, sampleTemplate({ design: { ...design, font } }));
  return gateway;
};
const chooseFile = async (bytes: number, name: string) => {
  const button = await screen.findByRole('button', { name: /font file/ });
  const input = within(button.parentElement as HTMLElement).getByTestId('file');
  await userEvent.upload(input, new File([new Uint8Array(bytes)], name), { applyAccept: false });
};

test('an uploaded font can be taken away', async () => {
  platform({ family: 'Sarabun', url: UPLOADED });
  await openWebsite('design');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop using this file' }));
  expect(screen.getByRole('textbox', { name: /^Font URL/ })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('An uploaded font file is used')).toBeVisible();
});

test('F-01: a font that is too large is not sent', async () => {
  const gateway = platform({ family: 'Sarabun', url: '' });
  await openWebsite('design');
  await chooseFile(512 * 1024 + 1, 'Sarabun.ttf');
  expect(await screen.findByText('The font file must not exceed 512 KB.')).toBeVisible();
  expect(gateway.received(saveTemplateFont)).toHaveLength(0);
});

test('a font on another host is said not to show in the preview', async () => {
  platform({ family: 'Sarabun', url: 'https://www.example.co.th/sarabun.woff2' });
  await openWebsite('design');
  expect(await screen.findByText(/This preview cannot load a font from another host/)).toBeVisible();
});

test('a font of the platform is chosen by name, another one by name and file', async () => {
  const gateway = websitePlatform();
  gateway.answer(saveTemplate, sampleTemplate({ etag: '"two"' }));
  await openWebsite('design');
  const choice = await screen.findByRole('combobox', { name: 'Font' });
  expect(choice).toHaveDisplayValue('Another font (file or address)');
  await userEvent.selectOptions(choice, 'Noto Sans Khmer (Khmer, from this platform)');
  expect(screen.queryByRole('textbox', { name: /^Font URL/ })).not.toBeInTheDocument();
  await press('Save draft');
  await screen.findByText('Draft saved. Visitors do not see it yet.');
  expect(bodyOf(gateway.received(saveTemplate)[0])).toMatchObject({
    design: {
      font: { family: 'Noto Sans Khmer', url: `${location.origin}/sdk/v1/fonts/noto-sans-khmer.woff2` },
    },
  });
});
