import type { DeclaredFlags } from '@yinyom/contracts/release/flagShape';
import { getPartFlags } from '@yinyom/contracts/release/partFlags';
import { api, contractQuery, useSession } from '@yinyom/mfe-kit';

/** How often an open page asks (milliseconds): within this time a switch reaches it. */
const POLL_MS = 30_000;

/** Reports to the team that its code asks for a flag that it does not declare: once, counted as an error of its build. */
const reported = new Set<string>();
const report = (part: string, name: string): void => {
  if (reported.has(name)) return;
  reported.add(name);
  reportError(new Error(`${part} asks for the flag ${name}, which it does not declare`));
};

const flagsApi = api.injectEndpoints({
  endpoints: (build) => ({ getPartFlags: contractQuery(build, getPartFlags) }),
});
const { useGetPartFlagsQuery } = flagsApi;

/**
 * Gives a remote the hook for its feature flags: `export const useFlag = flagsOf('mfe_hello', flags)`, with the same `flags` that its
 * `src/pages.ts` declares. Until the platform has answered, and where it does not (no user signed in, an older platform), a flag is what the remote declares.
 */
export const flagsOf = <const Flags extends DeclaredFlags>(part: string, flags: Flags) => {
  const useFlag = (name: keyof Flags & string): boolean => {
    const { organizationId } = useSession();
    const { data } = useGetPartFlagsQuery(
      { params: { part }, query: { organization_id: organizationId ?? '' }, quiet: true },
      { skip: organizationId === null, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
    );
    const declared = flags[name];
    if (!declared) report(part, name);
    return (organizationId === null ? undefined : data?.flags[name]) ?? declared?.default ?? false;
  };
  return useFlag;
};
