import { SERVICE_NAMES } from '@yinyom/contracts/service/services';
import type { SettingName, Settings } from './definitions';
import { urlSetting } from './serviceSettings';
import { isThisMachine } from './thisMachine';

const MONGODB = 'mongodb://';

/** A socket in a folder, or this machine. A port follows both. */
const staysHere = (host: string): boolean =>
  host.toLowerCase().startsWith('%2f') || isThisMachine(host.replace(/:\d+$/, ''));

const isPlainMongo = (uri: string): boolean => {
  const [place = '', ...query] = uri.split('?');
  const options = new URLSearchParams(query.join('?'));
  const tls = options.get('tls') ?? options.get('ssl');
  // The other form, mongodb+srv, has TLS unless it is switched off.
  if (!uri.startsWith(MONGODB)) return tls === 'false';
  const [authority = ''] = place.slice(MONGODB.length).split('/');
  const hosts = authority.slice(authority.lastIndexOf('@') + 1).split(',');
  return tls !== 'true' && !hosts.every(staysHere);
};

const isPlainMail = (address: string): boolean => {
  const { protocol, hostname, searchParams } = new URL(address);
  return protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true' && !isThisMachine(hostname);
};

const isPlainAddress = (plain: `${string}:`, address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === plain && !isThisMachine(hostname);
};

const WEB: readonly SettingName[] = [...SERVICE_NAMES.map(urlSetting), 'PUBLIC_URL'];

/** Settings by which data would leave this machine unencrypted, one sentence for each. */
export const plainConnections = (settings: Partial<Settings>): string[] => {
  const given = Object.entries(settings).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name: name as SettingName, value }] : [],
  );
  return given.flatMap(({ name, value }) => {
    if (name.endsWith('MONGODB_URI') && isPlainMongo(value)) return [`${name}: must have tls=true`];
    if (name === 'SMTP_URL' && isPlainMail(value))
      return [`${name}: must begin with smtps://, or end with ?requireTLS=true`];
    if (name === 'LDAP_URL' && settings.LDAP_START_TLS !== true && isPlainAddress('ldap:', value))
      return [`${name}: must begin with ldaps://, or LDAP_START_TLS be on`];
    if (WEB.includes(name) && isPlainAddress('http:', value)) return [`${name}: must begin with https://`];
    return [];
  });
};
