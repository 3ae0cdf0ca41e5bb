/** Characters that nobody sees, or that turn the direction of what follows: an address keeps them written out. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** An address as people write it: Thai paths in Thai letters instead of percent signs. */
export const readableAddress = (address: string): string => {
  try {
    const text = decodeURI(address);
    return UNSEEN.test(text) ? address : text;
  } catch {
    return address;
  }
};
