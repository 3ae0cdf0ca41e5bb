import { SERVICE_NAMES, type ServiceName } from '@yinyom/contracts/service/services';
import { type UriSetting, uriSetting, type UrlSetting, urlSetting } from '../serviceSettings';
import { optional, url } from './kinds';

/** What is particular about where a service runs. */
const OF_PLACE: Partial<Record<ServiceName, string>> = { scanner: ' Its workers always run apart.' };
/** What else lies in the database of a service. */
const OF_DATABASE: Partial<Record<ServiceName, string>> = {
  releases: ' and, where RELEASE_STORE is `database`, of the releases',
};

const rule = url.optional();

/** Where each service runs. */
export const serviceUrls = Object.fromEntries(
  SERVICE_NAMES.map((name) => [
    urlSetting(name),
    {
      rule,
      about: `Where the ${name} service runs. Unset: inside the gateway process.${OF_PLACE[name] ?? ''}`,
    },
  ]),
) as Record<UrlSetting, { rule: typeof rule; about: string }>;

const aboutDatabase = (name: ServiceName): string => {
  const also = OF_DATABASE[name];
  return `MongoDB of the ${name} service${also ? `${also},` : ','} with a user that may use its database only. Unset: MONGODB_URI.`;
};

/** Where each service's own database is. */
export const serviceDatabases = Object.fromEntries(
  SERVICE_NAMES.map((name) => [uriSetting(name), { rule: optional, about: aboutDatabase(name) }]),
) as Record<UriSetting, { rule: typeof optional; about: string }>;
