/** Something that whoever makes or restores a backup can do something about; its message is a sentence for them. */
export class BackupError extends Error {
  override name = 'BackupError';
}
