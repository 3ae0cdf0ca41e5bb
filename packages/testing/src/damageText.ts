import { readFile, writeFile } from 'node:fs/promises';

/**
 * Changes one bit of each copy of a text in a data file of the embedded database, as a failing disk does. Its server must not run.
 * @throws Error when the text is not there
 */
export const damageText = async (file: string, text: string): Promise<void> => {
  const bytes = await readFile(file);
  let found = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
    // Keys of indexes end a text with two zero bytes; what is changed there is another damage.
    if (bytes[at + text.length] === 0 && bytes[at + text.length + 1] === 0) continue;
    bytes[at]! ^= 1;
    found += 1;
  }
  if (found === 0) throw new Error(`nothing of ${text} is stored`);
  await writeFile(file, bytes);
};
