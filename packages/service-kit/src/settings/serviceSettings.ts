import type { ServiceName } from '@yinyom/contracts/service/services';

export type UrlSetting<N extends ServiceName = ServiceName> = `${Uppercase<N>}_URL`;
export type UriSetting<N extends ServiceName = ServiceName> = `${Uppercase<N>}_MONGODB_URI`;

const upper = <N extends ServiceName>(service: N): Uppercase<N> => service.toUpperCase() as Uppercase<N>;

/** The setting that says where a service runs. */
export const urlSetting = <N extends ServiceName>(service: N): UrlSetting<N> => `${upper(service)}_URL`;

/** The setting of a service's own database. */
export const uriSetting = <N extends ServiceName>(service: N): UriSetting<N> =>
  `${upper(service)}_MONGODB_URI`;
