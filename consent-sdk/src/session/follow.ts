import { eraseWithdrawn } from '../blocking/eraseWithdrawn';
import type { PartBridge } from './part';

/** Makes the page follow a choice that was made elsewhere: another tab, another host of the website, a link. */
export const follow = ({ config, session, enact, rest }: PartBridge): void => {
  const before = session.consent();
  if (!session.refresh()) return;
  if (enact(before)) eraseWithdrawn(config.cookies, session);
  rest();
};
