import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

const FONTS = [
  require.resolve('@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-latin-400-normal.woff'),
  require.resolve('@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-latin-600-normal.woff'),
  require.resolve('@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-400-normal.woff'),
  require.resolve('@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-600-normal.woff'),
  require.resolve('@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff'),
  require.resolve('@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-600-normal.woff'),
];
const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;

/** A web font (WOFF 1: packed tables) as the file that operating systems read. */
const unpackWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(HEADER_BYTES + count * ENTRY_BYTES);
  const power = Math.floor(Math.log2(count));
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * ENTRY_BYTES, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * ENTRY_BYTES, 10);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (let at = 0; at < count; at += 1) {
    const entry = WOFF_HEADER_BYTES + at * WOFF_ENTRY_BYTES;
    const [start, packed, length, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(entry + field));
    const data = woff.subarray(start, (start ?? 0) + (packed ?? 0));
    const table = packed === length ? data : inflateSync(data);
    const to = HEADER_BYTES + at * ENTRY_BYTES;
    woff.copy(header, to, entry, entry + 4);
    header.writeUInt32BE(checksum ?? 0, to + 4);
    header.writeUInt32BE(offset, to + 8);
    header.writeUInt32BE(table.length, to + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
};

const settings = (folder: string): string => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
  <match target="pattern"><edit name="family" mode="append_last"><string>IBM Plex Sans Thai</string></edit></match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>`;

/**
 * Browsers that are started from now on see these fonts and no other, so that a picture is the same whatever is
 * installed on the machine.
 */
export const useBroughtFonts = (): void => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-fonts-'));
  mkdirSync(path.join(folder, 'cache'));
  for (const font of FONTS) {
    const file = path.join(folder, path.basename(font).replace('.woff', '.ttf'));
    writeFileSync(file, unpackWoff(readFileSync(font)));
  }
  const file = path.join(folder, 'fonts.conf');
  writeFileSync(file, settings(folder));
  process.env['FONTCONFIG_FILE'] = file;
};
