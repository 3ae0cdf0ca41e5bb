import { listText, type ListedNumbers } from '@yinyom/contracts/release/listText';
import type { ListStamp } from '@yinyom/contracts/release/RemotesList';
import { checksSignatures, pageKey, pageMadeAt } from './pageFacts';
import { platformNow } from './platformTime';
import { importKey, isSignedWith } from './verifySignature';

/** The answer of the platform, as far as its age is concerned. */
export interface AgedList {
  remotes: readonly ListedNumbers[];
  list?: ListStamp;
}

export const isPast = (stamp: ListStamp | undefined, now: number): boolean =>
  stamp !== undefined && now > Date.parse(stamp.valid_until);

/**
 * Refuses a list that somebody played back: whoever never saw a newer one cannot know its numbers to be old, but its
 * signature says until when they may be believed.
 * @throws Error that says what is wrong with it
 */
export const checkAge = async ({ remotes, list }: AgedList): Promise<void> => {
  // Where nobody signs lists anew, every one would be too old soon.
  if (pageMadeAt() === null || !checksSignatures()) return;
  const key = await importKey(pageKey());
  const isSigned =
    key !== null &&
    list?.signature !== undefined &&
    (await isSignedWith(key, listText(list, remotes), list.signature));
  if (!isSigned) throw new Error('The list of remotes is not signed by this platform');
  if (isPast(list, platformNow())) throw new Error(`The list of remotes is older than ${list.valid_until}`);
};
