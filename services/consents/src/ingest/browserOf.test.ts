import { browserFamilyOf, deviceOf } from './browserOf';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

describe('device and browser family', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'desktop', 'Chrome'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.0.0`, 'desktop', 'Edge'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6; rv:133.0) Gecko/20100101 Firefox/133.0',
      'desktop',
      'Firefox',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'desktop',
      'Safari',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'mobile',
      'Safari',
    ],
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`, 'mobile', 'Chrome'],
    [`Mozilla/5.0 (Linux; Android 14; SM-X710) ${CHROME} Safari/537.36`, 'tablet', 'Chrome'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      'mobile',
      'Samsung Internet',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 'tablet', 'Safari'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/14.19.1',
      'mobile',
      'LINE',
    ],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'bot', 'Other'],
    ['facebookexternalhit/1.1', 'bot', 'Other'],
    ['SomethingElse/1.0', 'other', 'Other'],
    [undefined, 'other', 'Other'],
  ])('%s', (userAgent, device, family) => {
    expect(deviceOf(userAgent)).toBe(device);
    expect(browserFamilyOf(userAgent)).toBe(family);
  });
});
