import type { BannerWords, ButtonKind } from '../BannerSearch';

/** Runs in a frame: what buttons are by their words. */
export const buttonKinds = (words: BannerWords) => {
  const is = Object.fromEntries(
    Object.entries(words).map(([name, text]) => [name, new RegExp(text, 'i')]),
  ) as Record<keyof BannerWords, RegExp>;
  /** Null where the words say nothing that is known, or something else. */
  const kindOf = (label: string): ButtonKind | null => {
    if (!label || label.length > 70 || is.otherOffer.test(label)) return null;
    if (is.decline.test(label)) return 'decline';
    if (is.accept.test(label) && is.all.test(label)) return 'accept';
    // "Save settings" saves; "accept and save" accepts.
    if (is.save.test(label) && !is.accept.test(label)) return 'save';
    if (is.settings.test(label)) return 'settings';
    if (is.accept.test(label)) return 'accept';
    if (is.declineInBanner.test(label)) return 'decline';
    // "Continue without accepting" refuses in every language.
    if (is.acceptInBanner.test(label)) return is.refusing.test(label) ? 'decline' : 'accept';
    return is.close.test(label) ? 'close' : null;
  };
  return { is, kindOf };
};
export type ButtonKinds = ReturnType<typeof buttonKinds>;
