/** A release that is not taken. The message tells the team what is wrong and what to do about it. */
export class RefusedRelease extends Error {
  override name = 'RefusedRelease';
}
