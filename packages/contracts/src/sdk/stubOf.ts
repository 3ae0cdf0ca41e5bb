import type { SdkBuild } from './sdkScript';

/** The data layer of Google's tags where an owner names no other one; the stub has this name once, as a string. */
const USUAL = /(["'`])dataLayer\1/;

/** What of a website's settings decides how its stub looks. */
interface StubSettings {
  /** Whether the script tells Google's tags anything. */
  tellsGoogle: boolean;
  /** Name of the array that the tag manager reads; empty: `dataLayer`. */
  dataLayer: string;
}

/** The stub of a website: sets the denied defaults in the array that its tag manager reads. */
export const stubOf = (
  { stub, plainStub }: Pick<SdkBuild, 'stub' | 'plainStub'>,
  { tellsGoogle, dataLayer }: StubSettings,
): string => {
  if (!tellsGoogle) return plainStub;
  return dataLayer === '' ? stub : stub.replace(USUAL, () => JSON.stringify(dataLayer));
};
