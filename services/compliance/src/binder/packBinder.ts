import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import { BINDER_WORDS } from '@yinyom/texts/binder/binderWords';
import type { BinderFiles } from './binderFiles.store';
import type { BinderSigner } from './binderJobs';
import type { BinderRecord, KeptFile } from './BinderRecord';
import { SAMPLE_MARK } from './sampleMark';
import { zipStream, type ZippedFile } from './zipStream';

interface Parts {
  binder: BinderRecord;
  /** All files but the manifest and its signature. */
  listed: readonly KeptFile[];
  files: BinderFiles;
  consents: BinderSigner;
  now(): Date;
}

const text = async function* (content: string): AsyncGenerator<Buffer> {
  yield Buffer.from(content);
};

/** The ZIP with manifest and signature, written as it grows. */
export const packBinder = async (parts: Parts): Promise<KeptFile> => {
  const { binder, listed, files, consents, now } = parts;
  const made = now();
  const { version, date } = BINDER_WORDS.th;
  const content = {
    kind: 'inspection_binder',
    version: 1,
    binder_id: String(binder._id),
    organization_id: binder.organization_id,
    organization_name: binder.organization_name,
    ...(binder.sample && { sample_data: SAMPLE_MARK }),
    made_at: made.toISOString(),
    from: binder.from,
    until: binder.until,
    applications: binder.websites,
    papers: binder.papers,
    languages: binder.languages,
    words_version: version,
    words_date: date,
    files: listed.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })),
  };
  const { key_id, keys, signature } = await consents.signBinder({ content });
  const all = async function* (): AsyncGenerator<ZippedFile> {
    for (const file of listed)
      yield { name: file.name, content: files.read(binder, file), packed: !file.name.endsWith('.pdf') };
    yield { name: 'manifest.json', content: text(canonicalJson({ ...content, key_id })), packed: true };
    yield { name: 'manifest.sig', content: text(canonicalJson({ key_id, keys, signature })), packed: true };
  };
  return files.write(binder, 'binder.zip', zipStream(all(), made));
};
