import { eraseWithdrawn } from '../blocking/eraseWithdrawn';
import { toJson } from '../platform/toJson';
import type { PartBridge } from './part';
import type { Session } from './session';

/** A decision, whoever made it: a record's id that comes later makes no other one of it. */
const stateOf = ({ earlier, asking }: Session): string => toJson({ ...earlier(), v: asking(), c: 0, i: 0 });

/** Makes the page follow a choice that was made elsewhere: another tab, another host of the website, a link. */
export const follow = (bridge: PartBridge): void => {
  const { session, enact, rest } = bridge;
  const before = session.consent();
  const known = stateOf(session);
  session.refresh();
  if (stateOf(session) === known) return;
  if (enact(before)) eraseWithdrawn(bridge);
  rest();
};
