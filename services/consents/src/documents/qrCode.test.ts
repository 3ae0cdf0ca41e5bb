import { readQr } from '../testing/readQr';
import { qrCode } from './qrCode';

const id = '051415c8156f38b1b57683ab';
const hash = 'b6ef880585d0a38eab746ebe27917d3bc993b5637386d4b080ae8825d1d12316';

it.each([
  'http://localhost:4000',
  'https://consent.example.ac.th',
  'https://a.very.long.name.of.consent.example.ac.th',
])('B2: a QR code says what it was drawn from, read by the standard: %s', (origin) => {
  const text = `${origin}/verify#id=${id}&hash=${hash}`;
  expect(readQr(qrCode(text, 'name').text)).toBe(text);
});

it('another text gives another code', () => {
  expect(
    readQr(qrCode(`https://consent.example/verify#id=${id}&hash=${'0'.repeat(64)}`, 'name').text),
  ).not.toContain(hash);
});
