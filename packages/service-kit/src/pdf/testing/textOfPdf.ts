import { pathToFileURL } from 'node:url';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** Reads in a thread of its own, so that a test can ask without waiting; `verbosity: 0` leaves only errors. */
const READ = `
const { parentPort, workerData } = require('node:worker_threads');
const textOf = async (bytes) => {
  const { getDocumentProxy } = await import(workerData.reader);
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    text += items.map(({ str, hasEOL }) => str + (hasEOL ? '\\n' : '')).join('') + '\\f';
  }
  await pdf.destroy();
  return text;
};
parentPort.on('message', async ({ bytes, port, flag }) => {
  port.postMessage(await textOf(bytes).then((text) => ({ text }), (error) => ({ problem: String(error) })));
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
});`;
const TIMEOUT_MS = 30_000;

interface Reading {
  text?: string;
  problem?: string;
}

let reader: Worker | null = null;
/** One for all files of a test worker: loading pdf.js takes longer than most documents. */
const readingThread = (): Worker => {
  if (reader) return reader;
  reader = new Worker(READ, {
    eval: true,
    execArgv: [],
    workerData: { reader: pathToFileURL(require.resolve('unpdf')).href },
  });
  reader.unref();
  return reader;
};

/**
 * The text of a PDF as pdf.js reads it, the reader of Firefox: it takes letters as they are drawn and nothing else into
 * account, so what it finds every other program finds, too.
 */
export const textOfPdf = (pdf: Buffer): string => {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const { port1: here, port2: port } = new MessageChannel();
  readingThread().postMessage({ bytes: new Uint8Array(pdf), port, flag }, [port]);
  Atomics.wait(flag, 0, 0, TIMEOUT_MS);
  const { text, problem } = (receiveMessageOnPort(here)?.message ?? {}) as Reading;
  here.close();
  if (text === undefined) throw new Error(`the PDF cannot be read: ${problem ?? 'it takes too long'}`);
  return text;
};
