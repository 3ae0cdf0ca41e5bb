import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

const ROOT = path.resolve(__dirname, '../..');

type Files = readonly (readonly [file: string, digest: string])[];
/** The scripts that first views of a build name. */
const firstFilesOf = (room: string): string[] => {
  const text = readFileSync(path.join(ROOT, room, 'dist/first-files.json'), 'utf8');
  const pages = Object.values(
    JSON.parse(text) as Record<string, { scripts: Files; texts: Record<string, Files> }>,
  );
  const rows = pages.flatMap(({ scripts, texts }) => [...scripts, ...Object.values(texts).flat()]);
  return [...new Set(rows.map(([file]) => path.join(ROOT, room, 'dist', file)))];
};

it.each(['shell', 'mfe-auth'])(
  'the packed first files of %s are what they were, and smaller than the usual packer makes them',
  (room) => {
    const files = firstFilesOf(room);
    let usual = 0;
    let packed = 0;
    for (const file of files) {
      const bytes = readFileSync(file);
      const twin = readFileSync(`${file}.gz`);
      expect(gunzipSync(twin).equals(bytes)).toBe(true);
      usual += gzipSync(bytes, { level: 9 }).length;
      packed += twin.length;
    }
    expect(packed / usual).toBeLessThan(0.975);
  },
);
