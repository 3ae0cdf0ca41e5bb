import type { AskedStep, MadePreview } from '@yinyom/contracts/release/deploys';
import type { FileTable } from '@yinyom/release-store/builds/fileTable';
import { RefusedRelease } from '@yinyom/release-store/RefusedRelease';
import type { Asking, Releaser } from '@yinyom/release-store/releasing/createReleaser';
import { keepFiles } from '@yinyom/release-store/releasing/uploadBuild';
import type { ReleaseStore, Step } from '@yinyom/release-store/ReleaseStore';

/** Whether everything that was announced is there. The store looked at the bytes itself. */
const checkWhole = async (releaser: Releaser, room: string, build: string, files: FileTable) => {
  const missing = await releaser.begin(room, build, files);
  if (missing.length > 0)
    throw new RefusedRelease(
      `${missing.length} files of build ${build} have not arrived (${missing.slice(0, 3).join(', ')}). Deploy again.`,
    );
};

type ReleaseStep = Exclude<AskedStep, { action: 'preview' }>;

const take = (releaser: Releaser, asking: Asking, step: ReleaseStep): Promise<Step> => {
  switch (step.action) {
    case 'deploy':
      return releaser.deploy(asking, step.build, step.entry);
    case 'canary':
      return releaser.canary(asking, step.build, step);
    case 'rollback':
      return releaser.rollback(asking, step.to);
    case 'promote':
      return releaser.promote(asking);
    case 'take_back':
      return releaser.takeBack(asking);
  }
};

interface Parts {
  store: ReleaseStore;
  releaser: Releaser;
  /** @throws RefusedRelease for a build that makes calls which operators do not allow its part */
  checkCalls: (room: string, build: string) => Promise<void>;
}

/** Does something with a build whose announced files are all there. What is refused leaves the store as it was. */
const withFiles = async <T>(
  { store, releaser }: Omit<Parts, 'checkCalls'>,
  room: string,
  build: string,
  files: FileTable,
  act: () => Promise<T>,
): Promise<T> => {
  await checkWhole(releaser, room, build, files);
  const before = (await store.builds(room)).find((stored) => stored.build === build)?.files;
  await keepFiles(store, { room, build, files });
  try {
    return await act();
  } catch (error) {
    // What was refused adds nothing to a build that was released before.
    if (before) await store.keepBuild(room, build, before);
    throw error;
  }
};

/** Makes the preview that a team asks for. @throws RefusedRelease with what to do about it */
export const makePreview = (
  parts: Omit<Parts, 'checkCalls'>,
  asking: Asking,
  step: Extract<AskedStep, { action: 'preview' }>,
): Promise<MadePreview> =>
  withFiles(parts, asking.room, step.build, step.files, () =>
    parts.releaser.preview(asking, step.build, step),
  );

/** Takes the step that a team asks for. @throws RefusedRelease with what to do about it */
export const takeStep = async (
  { store, releaser, checkCalls }: Parts,
  asking: Asking,
  step: ReleaseStep,
): Promise<Step> => {
  const { room } = asking;
  if (step.action !== 'deploy' && step.action !== 'canary') return take(releaser, asking, step);
  const release = async () => {
    await checkCalls(room, step.build);
    return take(releaser, asking, step);
  };
  return step.files ? withFiles({ store, releaser }, room, step.build, step.files, release) : release();
};
