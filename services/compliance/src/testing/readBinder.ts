import { open } from 'node:fs/promises';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { zipContent } from 'yinyom-verify/binder/zipContent';
import { zipDirectory } from 'yinyom-verify/binder/zipDirectory';

/** Files of a binder by their names. @param name of the ZIP */
export const contentsOf = async (name: string): Promise<Map<string, Buffer>> => {
  const file = await open(name);
  const contents = new Map<string, Buffer>();
  for (const entry of (await zipDirectory(file)).entries) {
    const pieces: Buffer[] = [];
    for await (const piece of zipContent(file, entry)) pieces.push(piece);
    contents.set(entry.name, Buffer.concat(pieces));
  }
  await file.close();
  return contents;
};

/** What a file of a binder says. */
export const textOf = (name: string, bytes: Buffer): string =>
  name.endsWith('.pdf') && bytes.length > 50 ? textOfPdf(bytes) : bytes.toString('utf8');

/** Names and texts of all files of a binder. @param name of the ZIP */
export const textsOf = async (name: string): Promise<string> =>
  [...(await contentsOf(name))].map(([file, bytes]) => `${file}\n${textOf(file, bytes)}`).join('\n');
