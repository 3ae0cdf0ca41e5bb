import { canonicalJson } from '../canonicalJson';
import { ZIP_BOUNDS } from './zipBounds';

/** What the signature of a binder begins with: nothing else that the key signs begins so. */
const PREFIX = 'yinyom binder\n';

/** Names of the two files that the manifest itself does not list. */
export const MANIFEST_FILE = 'manifest.json';
export const SIGNATURE_FILE = 'manifest.sig';

/** What a binder says of itself, as far as it is checked. */
export interface BinderManifest extends Record<string, unknown> {
  kind: 'inspection_binder';
  organization_name: string;
  /** ISO 8601. */
  made_at: string;
  from: string;
  until: string;
  papers: string[];
  files: { name: string; bytes: number; sha256: string }[];
  key_id: string;
}

/** What the signature of a binder is made of: the whole manifest in canonical JSON. */
export const binderContent = (manifest: object): string => PREFIX + canonicalJson(manifest);

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1_000;

const isFile = (value: unknown): boolean => {
  const { name, bytes, sha256 } = (value ?? {}) as Record<string, unknown>;
  return (
    isText(name) &&
    Number.isSafeInteger(bytes) &&
    (bytes as number) >= 0 &&
    isText(sha256) &&
    /^[0-9a-f]{64}$/.test(sha256)
  );
};

/** No more files than a ZIP may have, and each once: a name that is repeated would have its file read as often. */
const areFiles = (files: readonly unknown[]): boolean =>
  files.length <= ZIP_BOUNDS.entries &&
  files.every(isFile) &&
  new Set(files.map((file) => (file as { name: string }).name.toLowerCase())).size === files.length;

/** Whether a value has the shape of a manifest. */
export const isBinderManifest = (value: unknown): value is BinderManifest => {
  const manifest = (value ?? {}) as Record<string, unknown>;
  const { files, papers } = manifest;
  return (
    manifest['kind'] === 'inspection_binder' &&
    ['organization_name', 'made_at', 'from', 'until', 'key_id'].every((field) => isText(manifest[field])) &&
    Array.isArray(papers) &&
    papers.every(isText) &&
    Array.isArray(files) &&
    areFiles(files)
  );
};
