import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import type { HostParts } from '@yinyom/notice/configuration/toSdkPayload';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { parse } from 'tldts';
import { hostsToBlock } from './blockRules';

/** Sub-domains share the choice where the host is a registrable name or below one; elsewhere only the host has it. */
const cookieDomain = (domainName: string): Pick<SdkConfig, 'cookie_domain'> => {
  const { hostname, domain, isIcann } = parse(domainName.split('/')[0] ?? '');
  return isIcann && domain && hostname ? { cookie_domain: hostname } : {};
};

/** What a version's configuration says about hosts: who shares the choice, and what waits for it. Pure. */
export const hostParts = (snapshot: Snapshot): HostParts => ({
  ...cookieDomain(snapshot.controller.domain_name),
  block: hostsToBlock(snapshot),
});
