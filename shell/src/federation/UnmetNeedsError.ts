import type { PageRemote } from '@yinyom/contracts/release/pageList';
import type { UnmetNeed } from '@yinyom/contracts/release/needsShape';

const described = ({ name, wants, has, why }: UnmetNeed): string =>
  [name, wants && `needs ${wants}`, has && `here is ${has}`, ...(why ?? [])].filter(Boolean).join(', ');

/** A remote was not loaded, because the page or the platform is not what its build was made for. */
export class UnmetNeedsError extends Error {
  constructor(
    readonly remote: PageRemote,
    readonly unmet: readonly UnmetNeed[],
  ) {
    super(
      `${remote.name} ${remote.build} does not fit this version of the platform: ${unmet.map(described).join('; ')}`,
    );
    this.name = 'UnmetNeedsError';
  }
}
