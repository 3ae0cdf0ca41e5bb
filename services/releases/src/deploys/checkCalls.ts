import type { ClientOf } from '@yinyom/contracts/internal/internalContracts';
import { aboutShape } from '@yinyom/contracts/release/aboutShape';
import { ABOUT_FILE, containerOf } from '@yinyom/contracts/release/names';
import { RefusedRelease } from '@yinyom/release-store/RefusedRelease';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';

/**
 * Asks, before a release, whether its part may make the calls that the build declares. What it may not make is noted for operators.
 * @param service absent where the releases service is not known: the gateway refuses the calls themselves all the same
 */
export const createCallCheck =
  (store: Pick<ReleaseStore, 'readFile'>, service?: Pick<ClientOf<'releases'>, 'askForCalls'>) =>
  async (room: string, build: string): Promise<void> => {
    const file = await store.readFile(room, build, ABOUT_FILE);
    const about = file && aboutShape.safeParse(JSON.parse(file.bytes.toString('utf8')));
    const calls = about?.data?.declared.calls;
    if (!service || !calls) return;
    const { refused } = await service.askForCalls({ name: containerOf(room), calls });
    if (refused.length > 0)
      throw new RefusedRelease(
        `${room} was not released: the operator does not allow it ${refused.join(', ')}. They are asked for now, at /operations/parts: deploy again once they are allowed, or do without.`,
      );
  };
