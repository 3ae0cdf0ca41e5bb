import { saveTemplateLogo } from '@yinyom/contracts/websites/templateLogo';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { bodyOf } from '../testing/press';

const upload = async (file: File) => {
  await screen.findByRole('button', { name: 'Upload logo' });
  await userEvent.upload(screen.getAllByTestId('file')[0] as HTMLElement, file, { applyAccept: false });
};
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test.each([
  ['a picture that only pretends to be a png', [0x47, 0x49, 0x46], 'The file must be of type png.'],
  [
    'a png one byte too large',
    [...PNG_HEAD, ...Array<number>(20_481 - 8).fill(0)],
    'The file size must not exceed 20 KB.',
  ],
])('%s is refused with the specification’s message', async (_, bytes, message) => {
  const gateway = websitePlatform();
  await openWebsite('design');
  await upload(new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(gateway.received(saveTemplateLogo)).toHaveLength(0);
});

test('what the platform finds wrong with a logo is told', async () => {
  const gateway = websitePlatform();
  const message = 'The logo may be at most 2000 pixels wide and 500 pixels high.';
  gateway.refuse(saveTemplateLogo, 422, 'validation_failed', {
    errors: [{ field: 'logo', code: 'logo_dimensions', message }],
  });
  await openWebsite('design');
  await upload(new File([new Uint8Array(PNG_HEAD)], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('a png of exactly 20 KB is sent as base64 in a form', async () => {
  const gateway = websitePlatform();
  gateway.answer(saveTemplateLogo, { url: '/l.png', sha256: 'a', width: 48, height: 24, bytes: 20_480 });
  await openWebsite('design');
  await upload(
    new File([new Uint8Array([...PNG_HEAD, ...Array<number>(20_480 - 8).fill(7)])], 'logo.png', {
      type: 'image/png',
    }),
  );
  await waitFor(() => expect(gateway.received(saveTemplateLogo)).toHaveLength(1));
  const { logo } = bodyOf(gateway.received(saveTemplateLogo)[0]) as { logo: string };
  expect(atob(logo)).toHaveLength(20_480);
});
