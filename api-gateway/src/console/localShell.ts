import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE } from '@yinyom/contracts/release/names';
import type { FileTable } from '@yinyom/release-store/builds/fileTable';
import type { ShellBuild } from './shellBuild';

/** Reads a file again only when it changed. */
const createReader = () => {
  const texts = new Map<string, { changed: number; text: string }>();
  return async (file: string): Promise<string | null> => {
    const info = await stat(file).catch(() => null);
    if (!info) return null;
    const kept = texts.get(file);
    if (kept?.changed === info.mtimeMs) return kept.text;
    const text = await readFile(file, 'utf8');
    texts.set(file, { changed: info.mtimeMs, text });
    return text;
  };
};

/** The build of the shell that the gateway came with: what it serves until one is released. */
export const createLocalShell = (shellDir: string) => {
  const read = createReader();
  const text = (name: string) => read(path.join(shellDir, name));
  return async (): Promise<ShellBuild> => {
    const manifest = await text(MANIFEST_FILE);
    const { files = {} } = JSON.parse(manifest ?? '{}') as { files?: FileTable };
    return { build: null, files, text };
  };
};
