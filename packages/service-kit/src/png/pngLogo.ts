import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';
import { LOGO_MAX_BYTES } from '@yinyom/contracts/websites/logo';
import { invalidField } from '../AppError';
import { decodeBase64 } from './decodeBase64';
import { encodePng } from './encodePng';

/** A logo that is safe to serve: nothing in it but pixels. */
export interface CleanLogo {
  bytes: Buffer;
  sha256: string;
  width: number;
  height: number;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_WIDTH = 2_000;
const MAX_HEIGHT = 500;

const wrong = (code: 'logo_type' | 'logo_size' | 'logo_dimensions') => invalidField('logo', code);

/** Reads the size from the header, before anything is unpacked. @throws AppError 422 */
const checkHeader = (bytes: Buffer): void => {
  const isPng =
    bytes.length > 33 &&
    bytes.subarray(0, 8).equals(SIGNATURE) &&
    bytes.readUInt32BE(8) === 13 &&
    bytes.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng) throw wrong('logo_type');
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  if (width === 0 || height === 0) throw wrong('logo_type');
  if (width > MAX_WIDTH || height > MAX_HEIGHT) throw wrong('logo_dimensions');
};

/** Unpacks no more than the header claims, and that is bounded: the largest logo takes a few hundredths of a second. */
const decode = (bytes: Buffer): PNG => {
  try {
    return PNG.sync.read(bytes, { checkCRC: true });
  } catch {
    throw wrong('logo_type');
  }
};

/**
 * Turns an uploaded logo into one that holds pixels and nothing else: text, profiles, animation and whatever
 * follows the image are left behind.
 * @param text the PNG in base64
 * @throws AppError 422 logo_type, logo_size (20,480 bytes, before and after writing anew) or logo_dimensions
 */
export const pngLogo = async (text: string): Promise<CleanLogo> => {
  const given = decodeBase64(text);
  if (!given) throw wrong('logo_type');
  if (given.length > LOGO_MAX_BYTES) throw wrong('logo_size');
  checkHeader(given);
  const image = decode(given);
  const bytes = await encodePng(image, LOGO_MAX_BYTES);
  if (bytes.length > LOGO_MAX_BYTES) throw wrong('logo_size');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, sha256, width: image.width, height: image.height };
};
