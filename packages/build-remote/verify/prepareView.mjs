import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { builtFiles } from './builtFiles.mjs';
import { createLocalSigner } from './localSigner.mjs';
import { releaseRow } from './releaseRow.mjs';
import { createListSigner } from './signedList.mjs';

/** What a build on this machine needs to be shown by a platform. */
export const prepareView = async (room, origin) => {
  const name = path.basename(room);
  const load = createRequire(path.join(room, 'package.json'));
  const { releaseText } = load('@yinyom/contracts/release/releaseText');
  const { listText } = load('@yinyom/contracts/release/listText');
  const files = builtFiles(path.join(room, 'dist'));
  const firstFiles = JSON.parse(
    await readFile(path.join(room, 'dist/first-files.json'), 'utf8').catch(() => '{}'),
  );
  const signer = createLocalSigner();
  const row = await releaseRow(name, files.read);
  return {
    row,
    view: {
      origin,
      room: name,
      files,
      firstFiles,
      signer,
      signList: createListSigner(signer, { releaseText, listText }),
      rows: new Map([[row.name, row]]),
    },
  };
};
