import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SLAPD = '/usr/sbin/slapd';
const SCHEMAS = '/etc/ldap/schema';
const MODULES = '/usr/lib/ldap';

/** Whether a real OpenLDAP server can be started here (Debian package `slapd`). */
export const hasSlapd = existsSync(SLAPD) && existsSync(path.join(SCHEMAS, 'inetorgperson.ldif'));

export const BASE_DN = 'dc=example,dc=ac,dc=th';
export const SEARCH_DN = `cn=search,${BASE_DN}`;
export const SEARCH_PASSWORD = 'search-secret';

export interface DirectoryEntry {
  uid: string;
  /** Placed below its own unit, so that two people may share a uid. */
  unit?: string;
  password: string;
  attributes?: Record<string, string>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const config = (folder: string) => `dn: cn=config
objectClass: olcGlobal
cn: config

dn: cn=module,cn=config
objectClass: olcModuleList
cn: module
olcModulePath: ${MODULES}
olcModuleLoad: back_mdb

dn: cn=schema,cn=config
objectClass: olcSchemaConfig
cn: schema

include: file://${SCHEMAS}/core.ldif
include: file://${SCHEMAS}/cosine.ldif
include: file://${SCHEMAS}/inetorgperson.ldif

dn: olcDatabase=mdb,cn=config
objectClass: olcDatabaseConfig
objectClass: olcMdbConfig
olcDatabase: mdb
olcSuffix: ${BASE_DN}
olcDbDirectory: ${folder}
olcRootDN: ${SEARCH_DN}
olcRootPW: ${SEARCH_PASSWORD}
olcAccess: to attrs=userPassword by anonymous auth by * none
olcAccess: to * by users read by * none
`;

const person = ({ uid, unit = 'people', password, attributes = {} }: DirectoryEntry) => {
  const values = { cn: uid, sn: uid, ...attributes };
  const lines = Object.entries(values).map(
    ([name, value]) => `${name}:: ${Buffer.from(value).toString('base64')}`,
  );
  return `dn: uid=${uid},ou=${unit},${BASE_DN}
objectClass: inetOrgPerson
uid: ${uid}
userPassword: ${password}
${lines.join('\n')}
`;
};

const content = (entries: DirectoryEntry[]) => {
  const units = [...new Set(entries.map(({ unit = 'people' }) => unit))];
  return [
    `dn: ${BASE_DN}\nobjectClass: dcObject\nobjectClass: organization\ndc: example\no: Example\n`,
    ...units.map((unit) => `dn: ou=${unit},${BASE_DN}\nobjectClass: organizationalUnit\nou: ${unit}\n`),
    ...entries.map(person),
  ].join('\n');
};

/** A real OpenLDAP server with its own configuration and data on a free port. */
export const startSlapd = async (entries: DirectoryEntry[]) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'yinyom-slapd-'));
  const [configDir, dataDir] = [path.join(folder, 'config'), path.join(folder, 'data')];
  await mkdir(configDir);
  await mkdir(dataDir);
  await writeFile(path.join(folder, 'config.ldif'), config(dataDir));
  await writeFile(path.join(folder, 'content.ldif'), content(entries));
  const add = (...args: string[]) => execFileSync('/usr/sbin/slapadd', args, { stdio: 'pipe' });
  add('-F', configDir, '-n', '0', '-l', path.join(folder, 'config.ldif'));
  add('-F', configDir, '-b', BASE_DN, '-l', path.join(folder, 'content.ldif'));
  const port = await freePort();
  const url = `ldap://127.0.0.1:${port}`;
  const server: ChildProcess = spawn(SLAPD, ['-h', url, '-F', configDir, '-d', '0'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`slapd ended with ${server.exitCode}`);
  }
  return {
    url,
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
