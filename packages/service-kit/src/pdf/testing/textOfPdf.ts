import { spawnSync } from 'node:child_process';

/** pdf2json, in a process of its own: it keeps state from one file to the next. */
const READ_WITH_NPM = `
const loaded = require('pdf2json');
const parser = new (loaded.default ?? loaded)(null, true);
const chunks = [];
parser.on('pdfParser_dataError', () => process.exit(1));
parser.on('pdfParser_dataReady', () => process.stdout.write(parser.getRawTextContent()));
process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => parser.parseBuffer(Buffer.concat(chunks)));
`;
const TIMEOUT_MS = 30_000;

const run = (command: string, args: string[], input: Buffer): string | null => {
  const { status, stdout } = spawnSync(command, args, { input, timeout: TIMEOUT_MS, maxBuffer: 1e8 });
  return status === 0 ? stdout.toString('utf8') : null;
};

/** The text of a PDF as a reader program extracts it: poppler's where it is installed, else an npm package's. */
export const textOfPdf = (pdf: Buffer): string => {
  const text = run('pdftotext', ['-', '-'], pdf) ?? run(process.execPath, ['-e', READ_WITH_NPM], pdf);
  if (text === null) throw new Error('the PDF cannot be read');
  return text;
};
