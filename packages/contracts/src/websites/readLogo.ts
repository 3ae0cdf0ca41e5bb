import { LOGO_MAX_BYTES } from './logo';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A logo ready to be sent, or why it cannot be one (specification §5). */
export type ReadLogo = { base64: string } | { problem: 'logo_type' | 'logo_size' };

/** Reads a chosen file: PNG by its content, not by its name, and at most 20,480 bytes. */
export const readLogo = async (file: Blob): Promise<ReadLogo> => {
  const bytes = new Uint8Array(await file.slice(0, LOGO_MAX_BYTES + 1).arrayBuffer());
  if (!PNG.every((byte, index) => bytes[index] === byte)) return { problem: 'logo_type' };
  if (bytes.length > LOGO_MAX_BYTES) return { problem: 'logo_size' };
  return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
};
