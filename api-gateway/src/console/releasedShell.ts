import { ABOUT_FILE, MANIFEST_FILE } from '@yinyom/contracts/release/names';
import type { Release } from '@yinyom/contracts/release/Release';
import { digestOf, type FileTable } from '@yinyom/release-store/builds/fileTable';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';
import { isSigned, verifierOf } from '@yinyom/release-store/signing/releaseKey';
import type { ConsoleReleases } from './consoleReleases';
import { OWN_FILE, type ShellBuild } from './shellBuild';

/** Room of the shell in the store, and the name in its releases. */
export const SHELL = 'shell';

/** The files of a release that the gateway reads, checked. @throws Error that says what is not as it was signed */
export const takeBuild = async (
  store: ReleaseStore,
  {
    build,
    integrity,
  }: Pick<Release, 'build'> & { integrity: Pick<Release['integrity'], 'manifest' | 'about'> },
): Promise<ShellBuild> => {
  const read = async (name: string, digest: string | undefined): Promise<string> => {
    const file = await store.readFile(SHELL, build, name);
    if (!file) throw new Error(`the store has lost ${name} of build ${build}`);
    if (digestOf(file.bytes) !== digest) throw new Error(`${name} of build ${build} is not what was signed`);
    return file.bytes.toString('utf8');
  };
  const manifest = await read(MANIFEST_FILE, integrity.manifest);
  const { files } = JSON.parse(manifest) as { files?: FileTable };
  if (!files) throw new Error(`build ${build} does not name its files: build it anew and deploy it again`);
  const own = Object.keys(files).filter((name) => OWN_FILE.test(name));
  const texts = new Map([[ABOUT_FILE, await read(ABOUT_FILE, integrity.about)]]);
  for (const name of own) texts.set(name, await read(name, files[name]));
  return { build, files, text: (name) => Promise.resolve(texts.get(name) ?? null) };
};

const check = (release: Release, releases: ConsoleReleases): void => {
  const key = releases.publicKey();
  if (key === null || !isSigned(release, verifierOf(key)))
    throw new Error("it is not signed with this platform's key");
  if (release.name !== SHELL) throw new Error(`it is a release of ${release.name}`);
  const highest = releases.key()?.highest;
  if (release.number < (highest?.of(`${SHELL} current`) ?? 0))
    throw new Error(`number ${release.number} is older than what was released since`);
  highest?.raise(`${SHELL} current`, release.number);
};

/** A release that could not be taken is looked at again after this time (milliseconds): the store may have been away. */
const LOOK_AGAIN_MS = 10_000;

/**
 * The shell's release in use. Its pages are read once, checked against the signature, and served from memory; a release that
 * is not whole or not signed is told to `onRefused` and the one before stays. Null while there is none to be believed.
 */
export const createReleasedShell = (releases: ConsoleReleases, onRefused: (why: string) => void) => {
  let judged = '';
  /** When the release that was judged last was refused; 0: it was taken. */
  let refusedAt = 0;
  let told = '';
  let taken: ShellBuild | null = null;
  let taking: Promise<void> = Promise.resolve();

  const isJudged = (mark: string) =>
    mark === judged && (refusedAt === 0 || Date.now() - refusedAt < LOOK_AGAIN_MS);

  const judge = async (release: Release, mark: string) => {
    if (isJudged(mark)) return;
    try {
      check(release, releases);
      taken = await takeBuild(releases.store, release);
      refusedAt = 0;
    } catch (error) {
      refusedAt = Date.now();
      const why = error instanceof Error ? error.message : String(error);
      if (told !== `${mark} ${why}`) onRefused(why);
      told = `${mark} ${why}`;
    }
    judged = mark;
  };

  return async (): Promise<ShellBuild | null> => {
    const pointer = await releases.store.pointer(SHELL).catch(() => null);
    if (!pointer) return taken;
    const mark = `${pointer.current.signature} ${releases.publicKey()}`;
    if (!isJudged(mark)) {
      taking = taking.then(() => judge(pointer.current, mark));
      await taking;
    }
    return taken;
  };
};
