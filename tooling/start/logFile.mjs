import { closeSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { logLine } from './logLine.mjs';

/** One file and the four before it: the log never takes more than this five times. */
const MAX_BYTES = 16 * 1024 * 1024;
const OLDER_FILES = 4;
/** A line may hold a stack, not a book. */
const MAX_LINE = 64 * 1024;

/**
 * The log of all programs. Writing never fails its caller: what cannot be written, since the disk is full, is counted,
 * and the log says how many lines are missing as soon as it takes lines again.
 * @param {string} file
 * @param {{maxBytes?: number, warn?: (text: string) => void}} options `warn` is told once when lines begin to be lost
 */
export const openLog = (file, { maxBytes = MAX_BYTES, warn = () => {} } = {}) => {
  let handle = null;
  let size = 0;
  let lost = 0;

  const open = () => {
    handle = openSync(file, 'a', 0o600);
    size = fstatSync(handle).size;
  };
  const close = () => {
    if (handle !== null) closeSync(handle);
    handle = null;
  };
  /** yinyom.log becomes yinyom.log.1, that one .2, and so on; the oldest goes. */
  const rotate = () => {
    close();
    rmSync(`${file}.${OLDER_FILES}`, { force: true });
    for (let number = OLDER_FILES - 1; number > 0; number--)
      move(`${file}.${number}`, `${file}.${number + 1}`);
    move(file, `${file}.1`);
  };
  const put = (text) => {
    if (size > 0 && size + text.length > maxBytes) rotate();
    if (handle === null) open();
    const bytes = Buffer.from(text);
    const written = writeSync(handle, bytes);
    size += written;
    if (written < bytes.length) throw new Error('only a part of the line was written');
  };
  const write = (line) => {
    const text = line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)} …` : line;
    try {
      if (lost > 0) {
        put(
          `\n${logLine('warn', 'launcher', `${lost} lines of the log were lost: they could not be written`)}\n`,
        );
        lost = 0;
      }
      put(`${text}\n`);
    } catch (error) {
      lost += 1;
      if (lost === 1)
        warn(`The log ${file} cannot be written (${error.message}). Everything goes on without it.`);
      try {
        close();
      } catch {
        handle = null;
      }
    }
  };
  return { file, write, close };
};

const move = (from, to) => {
  try {
    renameSync(from, to);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
};
