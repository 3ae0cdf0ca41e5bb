import { open, type FileHandle } from 'node:fs/promises';
import { canonicalJson } from '../canonicalJson';
import { keyProblem, knownKeys, type KnownKey, type KnownKeys } from '../knownKeys';
import { signatureHolds } from '../signature';
import {
  binderContent,
  isBinderManifest,
  MANIFEST_FILE,
  SIGNATURE_FILE,
  type BinderManifest,
} from './binderManifest';
import { ZipProblem, type ZipEntry } from './zipBounds';
import { zipDigest, zipText } from './zipContent';
import { zipDirectory } from './zipDirectory';

export interface BinderVerdict {
  ok: boolean;
  organization_name: string;
  from: string;
  until: string;
  /** How many files were found to be what the manifest says. */
  files: number;
  /** Another program packed it: its files were compared, but it is not the file that was downloaded, and is never whole. */
  repacked: boolean;
  /** What is wrong, at most 20 of it; empty when nothing is. */
  problems: string[];
}

interface Signature {
  key_id: string;
  signature: string;
  keys: (KnownKey & { key_id: string })[];
}

const MOST_PROBLEMS = 20;
const MANIFEST_BYTES = 4 * 2 ** 20;
const SIGNATURE_BYTES = 2 ** 20;
/** Asia/Bangkok is UTC+7 all year. */
const OFFSET_MS = 7 * 3_600_000;

/** Whether a file begins as a ZIP does. */
export const isZipFile = async (name: string): Promise<boolean> => {
  const file = await open(name);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && [0x04034b50, 0x06054b50].includes(buffer.readUInt32LE(0));
  } finally {
    await file.close();
  }
};

const parsed = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ZipProblem(`the file ${name} was changed`);
  }
};

const entryOf = (entries: readonly ZipEntry[], wanted: string): ZipEntry => {
  const entry = entries.find(({ name }) => name === wanted);
  if (!entry) throw new ZipProblem(`the file ${wanted} is missing`);
  return entry;
};

const manifestIn = async (file: FileHandle, entries: readonly ZipEntry[]): Promise<BinderManifest> => {
  const text = await zipText(file, entryOf(entries, MANIFEST_FILE), MANIFEST_BYTES);
  const manifest = parsed(text, MANIFEST_FILE);
  // One spelling only: what a program reads is what the signature is of.
  if (!isBinderManifest(manifest) || canonicalJson(manifest) !== text)
    throw new ZipProblem(`the file ${MANIFEST_FILE} was changed`);
  return manifest;
};

const isSignature = (value: unknown): value is Signature => {
  const { key_id, signature, keys } = (value ?? {}) as Record<string, unknown>;
  return typeof key_id === 'string' && typeof signature === 'string' && Array.isArray(keys);
};

const signatureProblem = (
  manifest: BinderManifest,
  signed: unknown,
  text: string,
  kept: KnownKeys | undefined,
): string | null => {
  if (!isSignature(signed) || canonicalJson(signed) !== text || signed.key_id !== manifest.key_id)
    return `the file ${SIGNATURE_FILE} was changed`;
  const keys = kept ?? knownKeys(signed.keys);
  const key = keys.get(manifest.key_id);
  const made = Date.parse(manifest.made_at);
  if (Number.isNaN(made)) return 'the day on which it was made cannot be read';
  const day = new Date(made + OFFSET_MS).toISOString().slice(0, 10);
  const problem = keyProblem(manifest.key_id, key, day);
  if (problem !== null) return problem;
  return key && signatureHolds(binderContent(manifest), signed.signature, key.public_key)
    ? null
    : `the signature does not hold: ${MANIFEST_FILE} or ${SIGNATURE_FILE} was changed, or another key signed it`;
};

const filesProblems = async (
  file: FileHandle,
  entries: readonly ZipEntry[],
  manifest: BinderManifest,
): Promise<{ files: number; problems: string[] }> => {
  const problems: string[] = [];
  let files = 0;
  for (const { name, bytes, sha256 } of manifest.files) {
    const entry = entries.find((one) => one.name === name);
    if (!entry) problems.push(`the file ${name} is missing`);
    else if (entry.bytes !== bytes || !(await isWhole(file, entry, sha256)))
      problems.push(`the file ${name} was changed`);
    else files += 1;
    if (problems.length >= MOST_PROBLEMS) break;
  }
  // Behind what was changed: programs that pack a folder add many files of their own.
  const named = new Set([MANIFEST_FILE, SIGNATURE_FILE, ...manifest.files.map(({ name }) => name)]);
  for (const { name } of entries)
    if (!named.has(name)) problems.push(`the file ${name} is not in the manifest`);
  return { files, problems };
};

const isWhole = async (file: FileHandle, entry: ZipEntry, sha256: string): Promise<boolean> => {
  try {
    return (await zipDigest(file, entry)) === sha256;
  } catch (error) {
    if (error instanceof ZipProblem) return false;
    throw error;
  }
};

const NOTHING = { organization_name: '', from: '', until: '', files: 0 };

/**
 * Checks a binder offline: its signature, and that it holds exactly the files that its manifest names, unchanged.
 * @param kept public keys that were kept earlier; without them those in the file are used, which proves less
 */
export const verifyBinder = async (name: string, kept?: KnownKeys): Promise<BinderVerdict> => {
  const file = await open(name);
  let repacked = false;
  try {
    const { entries, ...list } = await zipDirectory(file);
    repacked = list.repacked;
    const manifest = await manifestIn(file, entries);
    const text = await zipText(file, entryOf(entries, SIGNATURE_FILE), SIGNATURE_BYTES);
    const problem = signatureProblem(manifest, parsed(text, SIGNATURE_FILE), text, kept);
    // What the signature does not hold for says nothing of files: none is unpacked for it.
    const found =
      problem === null ? await filesProblems(file, entries, manifest) : { files: 0, problems: [problem] };
    const problems = found.problems.slice(0, MOST_PROBLEMS);
    const { organization_name, from, until } = manifest;
    const ok = problems.length === 0 && !repacked;
    return { ok, organization_name, from, until, files: found.files, repacked, problems };
  } catch (error) {
    if (!(error instanceof ZipProblem)) throw error;
    return { ok: false, ...NOTHING, repacked, problems: [error.message] };
  } finally {
    await file.close();
  }
};
