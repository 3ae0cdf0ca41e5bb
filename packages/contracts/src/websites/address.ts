import * as z from 'zod/mini';
import { PRIVACY_URL_VARIABLE } from './textVariables';
import { visible } from '../visible';

/** Characters of a link. */
const MAX_LENGTH = 2048;
const HTTP_URL = /^https?:\/\/[^\s\\@"'<>`{}|^]+$/i;
const FONT_FILE = /\.(?:woff2|woff|ttf|otf)$/i;

const parsed = (value: string): URL | null => {
  try {
    return new URL(value);
  } catch {
    return null;
  }
};

/** Whether a link may stand on a visitor's page: absolute, http or https, without credentials. */
export const isWebAddress = (value: string): boolean => {
  if (value.length > MAX_LENGTH || !HTTP_URL.test(value)) return false;
  const url = parsed(value);
  return url !== null && url.username === '' && url.password === '' && url.hostname !== '';
};

/** Whether an address names a font file; style sheets are refused because they can carry anything. */
export const isFontFile = (value: string): boolean =>
  isWebAddress(value) && FONT_FILE.test(parsed(value)?.pathname ?? '');

/** A web address, or nothing yet. */
export const webAddress = (code: 'privacy_url_invalid') =>
  z.string().check(
    z.maxLength(MAX_LENGTH, { error: code, abort: true }),
    z.overwrite(visible),
    z.refine((value) => value === '' || isWebAddress(value), code),
  );
/** The same, or the variable that stands for one. */
export const privacyAddress = z.string().check(
  z.maxLength(MAX_LENGTH, { error: 'privacy_url_invalid', abort: true }),
  z.overwrite(visible),
  z.refine(
    (value) => value === '' || value === PRIVACY_URL_VARIABLE || isWebAddress(value),
    'privacy_url_invalid',
  ),
);
/** The address of a font file, or nothing yet. */
export const fontAddress = z.string().check(
  z.maxLength(MAX_LENGTH, { error: 'font_url_invalid', abort: true }),
  z.overwrite(visible),
  z.refine((value) => value === '' || isFontFile(value), 'font_url_invalid'),
);
