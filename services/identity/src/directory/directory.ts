import { Client, type Entry } from 'ldapts';
import type { Settings } from '@yinyom/service-kit/settings/definitions';

type Config = Pick<
  Settings,
  'LDAP_URL' | 'LDAP_BIND_DN' | 'LDAP_BIND_PASSWORD' | 'LDAP_BASE_DN' | 'LDAP_USER_FILTER' | 'LDAP_START_TLS'
>;

/** A person as the directory knows them. */
export interface DirectoryPerson {
  dn: string;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
}

const TIMEOUT_MS = 5_000;
/** The "ad" value (specification §5): nothing else is ever put into a filter. */
const USERNAME = /^[A-Za-z0-9._+-]{1,64}$/;

/** RFC 4515 escaping, although the pattern above leaves nothing to escape. */
const escapeFilter = (value: string): string =>
  value.replace(/[\\*()\0]/g, (char) => `\\${char.charCodeAt(0).toString(16).padStart(2, '0')}`);

const first = (entry: Entry, ...names: string[]): string => {
  for (const name of names) {
    const value = entry[name];
    const one = Array.isArray(value) ? value[0] : value;
    if (typeof one === 'string' && one !== '') return one;
  }
  return '';
};

const toPerson = (entry: Entry, username: string): DirectoryPerson => {
  const [given = '', ...rest] = first(entry, 'cn', 'displayName').split(' ');
  return {
    dn: entry.dn,
    username,
    email: first(entry, 'mail').toLowerCase(),
    first_name: first(entry, 'givenName') || given || username,
    last_name: first(entry, 'sn') || rest.join(' '),
  };
};

/** Checks passwords against a directory server: search the person, then bind as them. */
export const createDirectory = (config: Config & { LDAP_URL: string }) => {
  const withClient = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({
      url: config.LDAP_URL,
      timeout: TIMEOUT_MS,
      connectTimeout: TIMEOUT_MS,
      strictDN: false,
    });
    try {
      if (config.LDAP_START_TLS) await client.startTLS();
      return await work(client);
    } finally {
      await client.unbind().catch(() => undefined);
    }
  };

  const findEntries = async (client: Client, username: string): Promise<Entry[]> => {
    try {
      const { searchEntries } = await client.search(config.LDAP_BASE_DN ?? '', {
        scope: 'sub',
        filter: config.LDAP_USER_FILTER.replaceAll('{username}', escapeFilter(username)),
        attributes: ['mail', 'givenName', 'sn', 'cn', 'displayName'],
        sizeLimit: 2,
      });
      return searchEntries;
    } catch (error) {
      if (error instanceof Error && error.name === 'SizeLimitExceededError') return [];
      throw error;
    }
  };

  const search = (username: string): Promise<DirectoryPerson | null> =>
    withClient(async (client) => {
      if (config.LDAP_BIND_DN) await client.bind(config.LDAP_BIND_DN, config.LDAP_BIND_PASSWORD ?? '');
      const searchEntries = await findEntries(client, username);
      // Two people of one name: nobody can say whose password it is.
      const [entry, second] = searchEntries;
      return entry && !second ? toPerson(entry, username.toLowerCase()) : null;
    });

  const passwordFits = (dn: string, password: string): Promise<boolean> =>
    withClient(async (client) => {
      try {
        await client.bind(dn, password);
        return true;
      } catch (error) {
        if (error instanceof Error && error.name === 'InvalidCredentialsError') return false;
        throw error;
      }
    });

  return {
    /**
     * The person whose name and password these are, or null.
     * An empty password is refused here: servers take a bind without one as anonymous and say yes (RFC 4513 §5.1.2).
     * @throws when the directory cannot be reached
     */
    authenticate: async (username: string, password: string): Promise<DirectoryPerson | null> => {
      if (!USERNAME.test(username) || password === '' || password.includes('\0')) return null;
      const person = await search(username);
      return person && (await passwordFits(person.dn, password)) ? person : null;
    },
  };
};
export type Directory = ReturnType<typeof createDirectory>;
