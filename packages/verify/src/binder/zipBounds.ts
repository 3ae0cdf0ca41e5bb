/** A ZIP that is not built as ours are, or larger than ours become. Its message names what. */
export class ZipProblem extends Error {
  override name = 'ZipProblem';
}

/** Of a local header, without the name that follows it. */
export const LOCAL_BYTES = 30;
export const DAMAGED = 'its list of files was changed or damaged';

/** @throws ZipProblem where it does not hold */
export const need = (holds: boolean, problem = DAMAGED): void => {
  if (!holds) throw new ZipProblem(problem);
};

/** What a binder never exceeds; a file beyond is rejected before it is read. */
export const ZIP_BOUNDS = {
  fileBytes: 2 ** 30,
  entries: 2_000,
  nameBytes: 200,
  /** Of one file, unpacked. */
  entryBytes: 2 ** 30,
  /** Of all files together, unpacked. */
  totalBytes: 2 ** 31,
} as const;

export interface ZipEntry {
  name: string;
  /** 0: stored, 8: deflated. */
  method: number;
  time: number;
  crc: number;
  /** Bytes in the ZIP, and unpacked. */
  packed: number;
  bytes: number;
  /** Where its local header begins. */
  offset: number;
  /** Where its bytes begin, in a ZIP that another program packed; null: behind a local header of the one form, which is compared. */
  start: number | null;
}

/** Letters, digits, dot, dash and underscore, in at most four folders; no part begins with a dot, so none leads out. */
const NAME = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*){0,3}$/;

/** Programs list folders as entries of their own, without content; a binder has none. */
export const isFolder = ({ name, bytes }: ZipEntry): boolean => name.endsWith('/') && bytes === 0;

/** @throws ZipProblem for a name that is there twice */
export const checkTwice = (entries: readonly Pick<ZipEntry, 'name'>[]): void => {
  const seen = new Set<string>();
  for (const { name } of entries) {
    // File systems that do not distinguish capitals would unpack one over the other.
    const plain = name.toLowerCase();
    if (seen.has(plain)) throw new ZipProblem(`the file ${name} is in it twice`);
    seen.add(plain);
  }
};

/** @throws ZipProblem for a name that could lead out of a folder, or that is there twice */
export const checkNames = (entries: readonly Pick<ZipEntry, 'name'>[]): void => {
  const wrong = entries.find(({ name }) => !NAME.test(name));
  if (wrong) throw new ZipProblem(`a file has the name ${JSON.stringify(wrong.name)}`);
  checkTwice(entries);
};

/** @throws ZipProblem where files are larger than a binder's */
export const checkSizes = (entries: readonly ZipEntry[]): void => {
  const large = entries.find(({ bytes }) => bytes > ZIP_BOUNDS.entryBytes);
  if (large) throw new ZipProblem(`the file ${large.name} is larger than files of a binder are`);
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > ZIP_BOUNDS.totalBytes)
    throw new ZipProblem('its files are larger than those of a binder');
};
