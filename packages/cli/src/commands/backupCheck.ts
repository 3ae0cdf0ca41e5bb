import { stat } from 'node:fs/promises';
import { inspectArchive } from '@yinyom/backup/archive/readArchive';
import { BackupError } from '@yinyom/backup/BackupError';
import { checkSecret } from '@yinyom/backup/sealed/sealedKey';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { Command } from '../Command';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const backupCheck: Command = {
  words: 'backup check',
  operands: ['FILE'],
  about: 'backupCheck',
  options: {},
  run: async ({ operands: [file = ''], terminal, surroundings }) => {
    const { say } = terminal.words;
    const { size } = await stat(file);
    try {
      const { about, contents } = await inspectArchive(file, checkSecret(surroundings.env['BACKUP_KEY']));
      const documents = sum(Object.values(contents.collections));
      const websites = Object.keys(contents.ledgers).length;
      terminal.answer({ ok: true, file, bytes: size, about, contents }, [
        fillText(say.backupWhole, { taken_at: about.taken_at, version: about.product }),
        fillText(say.backupContents, { documents, websites, files: Object.keys(contents.files).length }),
        say.backupNotRestored,
      ]);
      return 0;
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      terminal.answer({ ok: false, file, bytes: size, why: error.message }, [
        fillText(say.backupBroken, { why: error.message }),
      ]);
      return 1;
    }
  },
};
