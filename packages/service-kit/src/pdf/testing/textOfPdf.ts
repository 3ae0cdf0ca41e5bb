import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** In a process of its own, so that a test can ask without waiting; `verbosity: 0` leaves only errors. */
const READ = `
const { getDocumentProxy } = await import(process.argv[1]);
const parts = [];
for await (const part of process.stdin) parts.push(part);
const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(parts)), { verbosity: 0 });
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  process.stdout.write(items.map(({ str, hasEOL }) => str + (hasEOL ? '\\n' : '')).join('') + '\\f');
}`;
const TIMEOUT_MS = 30_000;

/**
 * The text of a PDF as pdf.js reads it, the reader of Firefox: it takes letters as they are drawn and nothing else into
 * account, so what it finds every other program finds, too.
 */
export const textOfPdf = (pdf: Buffer): string => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', READ, pathToFileURL(require.resolve('unpdf')).href],
    { input: pdf, timeout: TIMEOUT_MS, maxBuffer: 1e8, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the PDF cannot be read: ${stderr}`);
  return stdout;
};
